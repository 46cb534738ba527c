import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLoader2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { goToField } from '../lib/forms/reveal-field.ts';
import type { Saving } from '../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../lib/i18n/i18n.ts';
import type { Area, AreaTexts } from '../locales/areas.ts';
import { EditConflict } from './EditConflict.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';
import { SavedMark } from './SavedMark.tsx';
import classes from './SavedState.module.css';
import { Text } from './Text.tsx';

interface SavingTexts {
  readonly saving: {
    readonly now: string;
    readonly lost: string;
    readonly retry: string;
    readonly conflict: {
      readonly title: string;
      readonly body: string;
      readonly mine: string;
      readonly theirs: string;
    };
  };
}

/** The areas of texts that have something which is saved as one types. */
type SavedArea = { [A in Area]: AreaTexts[A] extends SavingTexts ? A : never }[Area];

interface Props {
  of: readonly Saving[];
  area: SavedArea;
  /** It stands below whole sections, and not inside of one. */
  around: boolean;
}

/** How the saving of a section stands: it stays in sight while the section is, and moves nothing. */
export function SavedState({ of, area, around }: Props) {
  const t = useTexts(area);
  const ui = useTexts('ui');
  const wrong = of.flatMap((one) => one.wrong);
  const held = of.reduce((sum, one) => sum + one.held, 0);
  const [first] = wrong;
  const outdated = of.filter(({ isOutdated }) => isOutdated);
  const failed = of.filter(({ failure }) => failure !== null);
  const isSaving = of.some((one) => one.isSaving);
  const savedAt = of
    .map((one) => one.savedAt)
    .reduce((last, at) => (at !== null && (last === null || at > last) ? at : last), null);
  const lost = failed.find(({ failure }) => failure?.offline === true);
  const refused = failed.find(({ failure }) => failure?.offline === false);
  const place = useRef<HTMLDivElement>(null);
  const isUrgent = outdated.length > 0 || failed.length > 0;
  useEffect(() => {
    if (isUrgent) keepFieldInSight(place.current);
  }, [isUrgent]);
  /** The button goes away with the press, and the focus stays where it was. */
  const stayHere = () => place.current?.focus({ preventScroll: true });
  const retry = () => {
    for (const one of failed) one.retry();
    stayHere();
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={classes.state}
      data-around={around || undefined}
      data-urgent={isUrgent || undefined}
    >
      {outdated.length > 0 && (
        <EditConflict
          title={t('saving.conflict.title')}
          body={t('saving.conflict.body')}
          mineLabel={t('saving.conflict.mine')}
          theirsLabel={t('saving.conflict.theirs')}
          onMine={() => {
            for (const one of outdated) void one.keepMine();
            stayHere();
          }}
          onTheirs={() => {
            for (const one of outdated) void one.takeTheirs();
            stayHere();
          }}
        />
      )}
      {refused !== undefined && <ErrorBanner error={refused.failure} onRetry={retry} stays />}
      {lost !== undefined && refused === undefined && (
        <div className={classes.lost} role="alert">
          <Text small className={classes.lostWords}>
            <IconAlertTriangle size={18} aria-hidden />
            <span>{t('saving.lost')}</span>
          </Text>
          <Button variant="default" size="xs" onClick={retry} loading={isSaving}>
            {t('saving.retry')}
          </Button>
        </div>
      )}
      {!isUrgent && (
        <div className={classes.mark} data-saving={isSaving || undefined}>
          {/* Said once and not with each save: what stands in it while one saves is not read out anew. */}
          <span role="status" className={classes.saved}>
            <SavedMark at={savedAt} />
            {first !== undefined && (
              <Button
                variant="default"
                size="compact-sm"
                h="auto"
                styles={{ label: { whiteSpace: 'normal' } }}
                className={classes.wrong}
                leftSection={<IconAlertTriangle size={18} aria-hidden />}
                onClick={() => goToField(first)}
              >
                {held > 0 ? ui('notSaved', { count: held }) : ui('toCorrect', { count: wrong.length })}
              </Button>
            )}
          </span>
          {isSaving && (
            <Text component="span" dim small className={classes.saving} aria-hidden>
              <IconLoader2 size={18} />
              {t('saving.now')}
            </Text>
          )}
        </div>
      )}
    </div>
  );
}

const room = 16;

/** What has just come up may stand on the field that is being typed in. */
function keepFieldInSight(cover: HTMLElement | null): void {
  const field = document.activeElement;
  if (cover === null || field === null || !cover.closest('form, [data-saved]')?.contains(field)) return;
  const hidden = field.getBoundingClientRect().bottom + room - cover.getBoundingClientRect().top;
  if (hidden > 0) window.scrollBy(0, hidden);
}
