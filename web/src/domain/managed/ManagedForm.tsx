import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { VersionedForm } from '../../lib/forms/useVersionedForm.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { SavedMark } from '../../ui/SavedMark.tsx';
import { RestoredDraft, SavedByOthers } from '../../ui/VersionedForm.tsx';
import classes from './ManagedForm.module.css';
import type { ManagedRecord } from './managed-record.ts';
import { GoneRecord } from './StoredRecord.tsx';

interface Props<V extends Record<string, unknown>> {
  record: ManagedRecord;
  kept: VersionedForm<V>;
  labelOf: (path: string) => string;
  /** In the order of the page. */
  problems: VersionedForm<V>['form']['problems'];
  submitLabel: string;
  /** Beside the fields on a wide window. */
  side: ReactNode;
  /** Beside the button that saves it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The form of a record that managers write; it is kept in this browser while they type. */
export function ManagedForm<V extends Record<string, unknown>>(props: Props<V>) {
  const { record, kept, labelOf, problems, submitLabel, side, actions, children } = props;
  const { error } = kept;
  return (
    <form {...kept.form.formProps}>
      <div className={classes.notices}>
        <RestoredDraft kept={kept} area={record.texts} />
        <ErrorSummary problems={problems} labelOf={labelOf} />
      </div>
      <div className={classes.columns}>
        <div>{children}</div>
        <div className={classes.side}>{side}</div>
        <Stack gap="lg">
          <SavedByOthers kept={kept} area={record.texts} />
          {/* Deleted by somebody else meanwhile: what was written stays for its writer to copy. */}
          {error?.name === 'actionNotAllowed' ? (
            <div role="alert">
              <GoneRecord record={record} />
            </div>
          ) : (
            <ErrorBanner error={error} />
          )}
          <Group gap="sm">
            <Button type="submit" ref={kept.submit} loading={kept.busy}>
              {submitLabel}
            </Button>
            {actions}
            <SavedMark at={kept.draft.savedAt} here />
          </Group>
        </Stack>
      </div>
    </form>
  );
}
