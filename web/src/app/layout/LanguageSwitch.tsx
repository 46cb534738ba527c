import type { Language } from '@portal/contract/languages';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBrand } from '../../lib/brand.ts';
import { queryClient } from '../../lib/calls.ts';
import { keepLanguage, setLanguage, useLanguage, useTexts } from '../../lib/i18n.ts';
import { savePreference } from '../../lib/language-preference.ts';
import { loadCode } from '../../lib/load-code.ts';
import { translatePath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import classes from './LanguageSwitch.module.css';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: Dialog } = await loadCode(() => import('../../ui/ConfirmDialog.tsx'));
  return { default: Dialog };
});

interface Props {
  /** A question is about to be asked: whatever stands above the page makes room. */
  onAsk?: () => void;
}

/** CA / ES / EN: the same page in another language, after a yes. */
export function LanguageSwitch({ onAsk }: Props) {
  const t = useTexts('shell');
  const brand = useBrand();
  const language = useLanguage();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Language | null>(null);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (brand.idiomas.length < 2 || !brand.opciones.cambioIdioma) return null;

  const change = async (next: Language) => {
    setBusy(true);
    // A browser does not ask again for what once did not come; a new page does.
    const needsPage = hasFailed && navigator.onLine;
    try {
      if (!needsPage) await setLanguage(next);
    } catch {
      // Its texts cannot be had now: the page stays in the language that it has.
      setFailed(true);
      setBusy(false);
      return;
    }
    keepLanguage(next);
    if (session !== null) await savePreference(session.data.userType, next).catch(() => {});
    const there = translatePath(location.pathname + location.search + location.hash, next);
    if (needsPage) {
      window.location.replace(there);
      return;
    }
    await navigate(there, { replace: true, preventScrollReset: true });
    queryClient.invalidateQueries();
    setBusy(false);
    setAsked(null);
  };

  const shown = (['ca', 'es', 'en'] as const).filter((known) => brand.idiomas.includes(known));
  return (
    <>
      <fieldset className={classes.group} aria-label={t('language')}>
        {shown.map((known) => (
          <button
            key={known}
            type="button"
            className={classes.choice}
            aria-current={known === language || undefined}
            aria-label={t(`languages.${known}`)}
            onClick={() => {
              if (known === language) return;
              onAsk?.();
              setAsked(known);
            }}
          >
            {known.toUpperCase()}
          </button>
        ))}
      </fieldset>
      {asked !== null && (
        <Suspense>
          <ConfirmDialog
            opened
            title={t('languageChange.title')}
            confirmLabel={t('languageChange.yes')}
            cancelLabel={t('languageChange.no')}
            busy={busy}
            onConfirm={() => change(asked)}
            onCancel={() => {
              setFailed(false);
              setAsked(null);
            }}
          >
            <p>{t('languageChange.body', { language: t(`languages.${asked}`) })}</p>
            {hasFailed && <Banner meaning="wrong" urgent title={t('connectionPage.body')} />}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
