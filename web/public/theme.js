// Runs before the first paint, so that the page never flashes in the other theme.
try {
  const kept = JSON.parse(localStorage.getItem("emerald-settings") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  if (typeof kept.language === "string") document.documentElement.lang = kept.language;
} catch {
  // no storage: the system decides
}
