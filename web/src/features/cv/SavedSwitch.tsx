import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { CallError } from '../../lib/api/call-error.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SavedMark } from '../../ui/SavedMark.tsx';
import classes from './Cv.module.css';

interface Props {
  label: string;
  description: string;
  /** What is kept. */
  checked: boolean;
  error: CallError | null;
  save: (checked: boolean) => Promise<unknown>;
}

/** A yes or no that is saved when it is turned; it turns back if that fails. */
export function SavedSwitch({ label, description, checked, error, save }: Props) {
  const [pending, setPending] = useState<boolean | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const turn = async (next: boolean) => {
    if (pending !== null) return;
    setPending(next);
    try {
      await save(next);
      setSavedAt(new Date());
    } catch {
      // The failure is in `error`, and the switch is back where it was.
      setSavedAt(null);
    } finally {
      setPending(null);
    }
  };
  return (
    <div className={classes.switch}>
      <Switch
        label={label}
        description={description}
        classNames={{ track: classes.track ?? '' }}
        checked={pending ?? checked}
        onChange={(event) => turn(event.currentTarget.checked)}
        aria-busy={pending !== null}
      />
      <span role="status">
        <SavedMark at={savedAt} />
      </span>
      <ErrorBanner error={error} />
    </div>
  );
}
