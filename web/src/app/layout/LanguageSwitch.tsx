import type { Language } from '@portal/contract/languages';
import { lazy, Suspense, useState } from 'react';
import { useBrand, useHasLanguages } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useChangeLanguage } from '../../lib/i18n/useChangeLanguage.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Header.module.css';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: Dialog } = await loadCode(() => import('../../ui/ConfirmDialog.tsx'));
  return { default: Dialog };
});

/** In the words of a reader of the language that is asked for, but perhaps not the page's. */
const inItsOwnWords: Readonly<Record<Language, string>> = {
  es: 'El portal se mostrará en español.',
  ca: 'El portal es mostrarà en català.',
  en: 'The portal will be shown in English.',
};

interface Props {
  /** Of what stands around it, where there is anything to choose. */
  className?: string | undefined;
  /** A question is about to be asked: whatever stands above the page makes room. */
  onAsk?: () => void;
}

/** CA / ES / EN: the same page in another language, after a yes; nothing where there is no other. */
export function LanguageSwitch({ className, onAsk }: Props) {
  const t = useTexts('shell');
  const brand = useBrand();
  const hasLanguages = useHasLanguages();
  const language = useLanguage();
  const { change, busy, hasFailed, forgetFailure } = useChangeLanguage();
  const [asked, setAsked] = useState<Language | null>(null);
  if (!hasLanguages) return null;

  const accept = async (next: Language) => {
    // The header says nothing of a preference that could not be kept: the page is in the language asked for.
    if ((await change(next)) !== null) setAsked(null);
  };

  const shown = (['ca', 'es', 'en'] as const).filter((known) => brand.idiomas.includes(known));
  return (
    <div className={className}>
      <fieldset className={classes.group} aria-label={t('language')}>
        {shown.map((known) => (
          <Text
            component="button"
            dim
            small
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
          </Text>
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
            onConfirm={() => accept(asked)}
            onCancel={() => {
              forgetFailure();
              setAsked(null);
            }}
          >
            <p>{t('languageChange.body', { language: t(`languages.${asked}`) })}</p>
            <p lang={asked}>{inItsOwnWords[asked]}</p>
            {hasFailed && <Banner meaning="wrong" urgent title={t('connection.lost')} />}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}
