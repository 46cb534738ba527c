import { Button } from '@mantine/core';
import type { CallError } from '../../../lib/api/call-error.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { SavedMark } from '../../../ui/SavedMark.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from './answering.module.css';

interface Props {
  isSaving: boolean;
  savedAt: Date | null;
  failure: CallError | null;
  onRetry: () => void;
}

/** How the saving stands: quiet while it goes well. */
export function AnswersSaved({ isSaving, savedAt, failure, onRetry }: Props) {
  const t = useTexts('surveyAnswer');
  if (failure?.offline === true)
    return (
      <Banner
        meaning="warning"
        urgent
        title={t('saving.lost')}
        action={
          <Button variant="default" size="xs" onClick={onRetry} loading={isSaving}>
            {t('saving.retry')}
          </Button>
        }
      />
    );
  if (failure !== null) return <ErrorBanner error={failure} onRetry={onRetry} stays />;
  return (
    <div className={classes.saved}>
      {/* Said once and not with each save: what stands in it while one saves is not read out anew. */}
      <span role="status">
        <SavedMark at={savedAt} />
      </span>
      {isSaving && (
        <Text component="span" dim small aria-hidden>
          {t('saving.now')}
        </Text>
      )}
    </div>
  );
}
