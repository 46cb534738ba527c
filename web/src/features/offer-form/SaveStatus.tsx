import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconDeviceLaptop } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { SavedMark } from '../../ui/SavedMark.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './OfferForm.module.css';
import type { SaveState } from './useServerDraft.ts';
import type { WrongFields } from './useTellProblems.ts';

interface Props {
  state: SaveState;
  /** When this browser kept it. */
  localAt: Date | null;
  /** Of an offer that was sent already, only this browser keeps what is typed. */
  localOnly: boolean;
  /** What of it could not be sent as it is; a press leads there. */
  wrong: WrongFields;
}

/** A quiet word about where what was typed is. */
export function SaveStatus({ wrong, ...where }: Props) {
  const t = useTexts('ui');
  return (
    <>
      <Where {...where} />
      {wrong.count > 0 && where.state.kind !== 'sent' && (
        <Button
          variant="default"
          size="compact-sm"
          h="auto"
          styles={{ label: { whiteSpace: 'normal' } }}
          className={classes.wrong}
          leftSection={<IconAlertTriangle size={18} aria-hidden />}
          onClick={wrong.lead}
        >
          {t('toCorrect', { count: wrong.count })}
        </Button>
      )}
    </>
  );
}

function Where({ state, localAt, localOnly }: Omit<Props, 'wrong'>) {
  const t = useTexts('offerForm');
  const { time } = useFormat();
  if (localOnly) {
    return localAt === null ? null : <Local>{t('saved.localTime', { time: time(localAt) })}</Local>;
  }
  switch (state.kind) {
    case 'saved':
      return <SavedMark at={state.at} />;
    case 'local':
    case 'outdated':
    case 'deleted':
      return <Local>{t('saved.local')}</Local>;
    case 'tooMuch':
      return <Local>{t('saved.tooMuch')}</Local>;
    case 'saving':
      return (
        <Text component="span" dim small className={classes.saved}>
          <Loader size={14} aria-hidden />
          {t('saved.saving')}
        </Text>
      );
    case 'nothing':
      return (
        <Text component="span" dim small className={classes.saved}>
          {t('saved.nothing')}
        </Text>
      );
    case 'sent':
      return null;
  }
}

function Local({ children }: { children: string }) {
  return (
    <Text component="span" dim small className={classes.saved}>
      <IconDeviceLaptop size={18} aria-hidden />
      {children}
    </Text>
  );
}
