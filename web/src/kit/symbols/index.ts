/** The symbols every screen may need; those of a game are registered by its folder. */
import { register } from "./drawing";
import { MARKS } from "./marks";

register(MARKS);

export { allDrawings, type Drawing, drawingOf, register } from "./drawing";
