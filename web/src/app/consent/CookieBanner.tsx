import { Button } from '@mantine/core';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { writeCookieDecision } from '../../lib/storage/cookie-decision.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import classes from './CookieBanner.module.css';

/**
 * Above the page and not over it: it hides nothing, whatever the size of the window, and is the first thing that the
 * keyboard and a screen reader come to.
 */
export function CookieBanner() {
  const t = useTexts('shell');
  const decide = (accepted: boolean) => {
    writeCookieDecision(accepted);
    // The button that had the focus is gone.
    document.getElementById('contenido')?.focus({ preventScroll: true });
  };
  return (
    <section className={classes.banner} aria-labelledby="cookies-titulo">
      <div className={classes.inner}>
        <div className={classes.words}>
          <p id="cookies-titulo" className={classes.title}>
            {t('cookies.title')}
          </p>
          <p>
            {t('cookies.body')} <ScreenLink to="cookiePolicy">{t('cookies.policy')}</ScreenLink>
          </p>
        </div>
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => decide(true)}>
            {t('cookies.accept')}
          </Button>
          <Button variant="default" onClick={() => decide(false)}>
            {t('cookies.reject')}
          </Button>
        </div>
      </div>
    </section>
  );
}
