/** Explanations on hover, focus and press-and-hold: one layer shows the one that is wanted. */
import type { Attachment } from "svelte/attachments";

export interface Tip {
  title: string;
  lines?: string[];
  /** The paragraph of the rules it rests on. */
  rule?: string;
}

const WAIT = 350;
const HOLD = 450;

class TipLayer {
  shown: { tip: Tip; at: DOMRect } | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #owner: Element | null = null;

  want(element: Element, tip: () => Tip | null, wait: number): void {
    clearTimeout(this.#timer);
    this.#owner = element;
    this.#timer = setTimeout(() => {
      const found = tip();
      if (found && element.isConnected) this.shown = { tip: found, at: element.getBoundingClientRect() };
    }, wait);
  }

  /** It goes a moment later: what it explains may be leaving the page just now, in the midst of its being drawn. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#owner = null;
    queueMicrotask(() => {
      if (this.#owner === null) this.shown = null;
    });
  }

  forget(element: Element): void {
    if (this.#owner === element) this.leave();
  }
}

export const tipLayer = new TipLayer();

/** Gives an element an explanation; what `tip` returns is asked for when it is about to be shown. */
export function tip(tip: () => Tip | null): Attachment<Element> {
  return (element) => {
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") tipLayer.want(element, tip, WAIT);
    };
    const focus = () => {
      if (element.matches(":focus-visible")) tipLayer.want(element, tip, WAIT);
    };
    const press = (event: Event) => {
      if ((event as PointerEvent).pointerType === "touch") tipLayer.want(element, tip, HOLD);
      else tipLayer.leave();
    };
    const leave = () => tipLayer.leave();
    const pairs: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["focusin", focus],
      ["pointerdown", press],
      ["pointerleave", leave],
      ["pointercancel", leave],
      ["focusout", leave],
    ];
    for (const [name, heard] of pairs) element.addEventListener(name, heard);
    return () => {
      for (const [name, heard] of pairs) element.removeEventListener(name, heard);
      tipLayer.forget(element);
    };
  };
}
