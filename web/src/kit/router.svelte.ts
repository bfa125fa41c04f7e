/** Where the reader is: the path of the page, changed without loading it anew. */

class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  anchor = $state(location.hash.slice(1));
}

export const place = new Place();

function look(): void {
  place.path = location.pathname;
  place.query = new URLSearchParams(location.search);
  place.anchor = decodeURIComponent(location.hash.slice(1));
}

/** Goes to a page of this site. */
export function go(to: string, { replace = false, stay = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  const path = place.path;
  look();
  if (!stay && path !== place.path) {
    scrollTo(0, 0);
    queueMicrotask(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
  }
}

/** Follows links inside the site and the buttons back and forward; called once. */
export function followLinks(): void {
  addEventListener("popstate", look);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Returns what stands in the places of a pattern such as `/table/:id`, or nothing if the path is another. */
export function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const found = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== found.length) return null;
  const parts: Record<string, string> = {};
  for (const [at, want] of wanted.entries()) {
    const here = found[at] ?? "";
    if (want.startsWith(":")) {
      if (!here) return null;
      parts[want.slice(1)] = decodeURIComponent(here);
    } else if (want !== here) return null;
  }
  return parts;
}
