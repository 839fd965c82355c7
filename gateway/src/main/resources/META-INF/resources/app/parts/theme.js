const KEEP = 'arena.theme';

const dark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Takes up the reader's earlier choice; without one the system decides. */
export function keepTheme() {
  const kept = localStorage.getItem(KEEP);
  if (kept) {
    document.documentElement.dataset.theme = kept;
  }
}

/** Switches light and dark, for good. */
export function toggleTheme() {
  const next = dark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  localStorage.setItem(KEEP, next);
}
