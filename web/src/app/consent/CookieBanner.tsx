import { Box, Button, Group } from '@mantine/core';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { writeCookieDecision } from '../../lib/storage/cookie-decision.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
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
    <Text component="section" small className={classes.banner} aria-labelledby="cookies-titulo">
      <Group
        gap="0.75rem 2rem"
        justify="space-between"
        maw="calc(75rem + 2 * var(--gutter))"
        mx="auto"
        p="0.75rem var(--gutter)"
      >
        <Box flex="1 1 20rem" maw="75ch">
          <Text strong id="cookies-titulo">
            {t('cookies.title')}
          </Text>
          <p>
            {t('cookies.body')} <ScreenLink to="cookiePolicy">{t('cookies.policy')}</ScreenLink>
          </p>
        </Box>
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => decide(true)}>
            {t('cookies.accept')}
          </Button>
          <Button variant="default" onClick={() => decide(false)}>
            {t('cookies.reject')}
          </Button>
        </div>
      </Group>
    </Text>
  );
}
