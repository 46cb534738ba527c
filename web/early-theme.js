// Before anything is painted, so that nobody who chose the dark theme sees a light page first. The key is that of
// src/app/color-scheme.ts.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('portal.theme');
  } catch {
    // The browser keeps nothing for us: the system's.
  }
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
}
