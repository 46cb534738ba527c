import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import type { CallError } from '../../lib/api/call-error.ts';
import type { Draft } from '../../lib/forms/draft.ts';
import { ErrorBanner } from '../ErrorBanner.tsx';
import { SavedMark } from '../SavedMark.tsx';
import type { KeptFormArea } from './area.ts';
import classes from './KeptFormFoot.module.css';
import { SavedByOthers } from './SavedByOthers.tsx';

interface Props {
  kept: Parameters<typeof SavedByOthers>[0]['kept'] & {
    readonly error: CallError | null;
    readonly submit: RefObject<HTMLButtonElement | null>;
    readonly busy: boolean;
    readonly draft: Draft;
  };
  area: KeptFormArea;
  /** Deleted by somebody else meanwhile: what was written stays for its writer to copy. */
  gone: ReactNode;
  submitLabel: string;
  /** Beside what saves it. */
  children?: ReactNode;
}

/** Saves such a form, or says what stands in the way. */
export function KeptFormFoot({ kept, area, gone, submitLabel, children }: Props) {
  const { error } = kept;
  return (
    <div className={classes.foot}>
      <SavedByOthers kept={kept} area={area} />
      {error?.name === 'actionNotAllowed' ? <div role="alert">{gone}</div> : <ErrorBanner error={error} />}
      <div className={classes.actions}>
        <Button type="submit" ref={kept.submit} loading={kept.busy}>
          {submitLabel}
        </Button>
        {children}
        <SavedMark at={kept.draft.savedAt} here />
      </div>
    </div>
  );
}
