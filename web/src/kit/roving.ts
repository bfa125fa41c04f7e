/** One stop of the Tab key for a group; arrows, Home and End move inside it (roving tabindex). */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function nearest(items: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const a = from.getBoundingClientRect();
  const [ax, ay] = [a.left + a.width / 2, a.top + a.height / 2];
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of items) {
    if (item === from) continue;
    const b = item.getBoundingClientRect();
    const [dx, dy] = [b.left + b.width / 2 - ax, b.top + b.height / 2 - ay];
    const along = key === "ArrowRight" ? dx : key === "ArrowLeft" ? -dx : key === "ArrowDown" ? dy : -dy;
    const aside = key === "ArrowRight" || key === "ArrowLeft" ? Math.abs(dy) : Math.abs(dx);
    if (along <= 2) continue;
    const far = along + aside * 2.5;
    if (far < least) [least, best] = [far, item];
  }
  return best;
}

/** `selector` finds the items; in a `grid` the arrows go where they point, else forth and back. */
export function roving(selector: string, { grid = false } = {}): Attachment<HTMLElement> {
  return (group) => {
    const items = () => [...group.querySelectorAll<HTMLElement>(selector)];
    const settle = () => {
      const all = items();
      const chosen = all.find((item) => item === document.activeElement) ?? all.find((item) => item.tabIndex === 0);
      for (const item of all) item.tabIndex = item === (chosen ?? all[0]) ? 0 : -1;
    };
    const focus = (event: FocusEvent) => {
      const item = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (item && group.contains(item)) for (const each of items()) each.tabIndex = each === item ? 0 : -1;
    };
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const from = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (!from) return;
      const all = items();
      let to: HTMLElement | undefined;
      const step = STEPS[event.key];
      if (event.key === "Home") to = all[0];
      else if (event.key === "End") to = all.at(-1);
      else if (step !== undefined) to = grid ? nearest(all, from, event.key) : all[all.indexOf(from) + step];
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(group, { childList: true, subtree: true });
    group.addEventListener("focusin", focus);
    group.addEventListener("keydown", key);
    return () => {
      watch.disconnect();
      group.removeEventListener("focusin", focus);
      group.removeEventListener("keydown", key);
    };
  };
}
