// Before anything is painted: which theme, so that a reader who chose the dark one sees no light page first, and which
// of the frames that the server has drawn. The keys are those of src/app/color-scheme.ts, src/lib/session/session.ts,
// src/lib/i18n/i18n.ts and src/lib/storage/cookie-decision.ts.
{
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // The browser keeps nothing for us.
      return null;
    }
  };
  const roleOf = (session) => {
    try {
      return JSON.parse(session).data.userType;
    } catch {
      return 'visitor';
    }
  };
  const page = document.documentElement;
  const chosen = kept('portal.theme');
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  // An address that says no language has been drawn in the browser's, which may not be the one chosen here.
  const language = 'neutral' in page.dataset ? kept('portal.language') : null;
  if (language === null || language === page.lang) page.dataset.reader = roleOf(kept('portal.session'));
  if (kept('cookies') !== null) page.dataset.answered = '';
}
