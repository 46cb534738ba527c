import { type Language, languageIds } from '@portal/contract/languages';
import { setCompanyLanguage, setManagerLanguage, setStudentLanguage } from '@portal/contract/session';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBrand } from '../../lib/brand.ts';
import { queryClient } from '../../lib/calls.ts';
import { send } from '../../lib/client.ts';
import { keepLanguage, setLanguage, useLanguage, useTexts } from '../../lib/i18n.ts';
import { loadCode } from '../../lib/load-code.ts';
import { translatePath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import classes from './LanguageSwitch.module.css';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: Dialog } = await loadCode(() => import('../../ui/ConfirmDialog.tsx'));
  return { default: Dialog };
});

const preferenceCalls = {
  Alumno: setStudentLanguage,
  Empresa: setCompanyLanguage,
  Gestor: setManagerLanguage,
} as const;

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
  if (brand.idiomas.length < 2) return null;

  const change = async (next: Language) => {
    setBusy(true);
    keepLanguage(next);
    if (session !== null) {
      const idIdioma = languageIds[next];
      // The page changes even if the preference cannot be kept now.
      await send(preferenceCalls[session.data.userType], { body: { idIdioma } }).catch(() => {});
    }
    await setLanguage(next);
    await navigate(translatePath(location.pathname + location.search + location.hash, next), {
      replace: true,
      preventScrollReset: true,
    });
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
            onCancel={() => setAsked(null)}
          >
            <p>{t('languageChange.body', { language: t(`languages.${asked}`) })}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
