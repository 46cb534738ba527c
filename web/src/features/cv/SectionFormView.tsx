import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DraftedForm } from '../../lib/forms/useDraftedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { RestoredBanner } from '../../ui/RestoredBanner.tsx';
import { SavedMark } from '../../ui/SavedMark.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props<V extends Record<string, unknown>> {
  section: DraftedForm<V>;
  /** Says what is saved. */
  submitLabel: string;
  children: ReactNode;
}

/** The form of a section with what stands around its fields: what failed, the button, what is not saved. */
export function SectionFormView<V extends Record<string, unknown>>({
  section,
  submitLabel,
  children,
}: Props<V>) {
  const t = useTexts('cv');
  const { form, error, savedAt, restored, discard } = section;
  const isDirty = form.isDirty();
  return (
    <form {...form.formProps}>
      <Stack gap="md">
        {restored && (
          <RestoredBanner title={t('save.restored')} discardLabel={t('save.discard')} onDiscard={discard} />
        )}
        {children}
        <ErrorBanner error={error} />
        <Group gap="0.5rem 1rem">
          <Button type="submit" variant={isDirty ? 'filled' : 'default'} loading={form.submitting}>
            {submitLabel}
          </Button>
          <Text component="span" dim small role="status">
            {isDirty ? t('save.unsaved') : <SavedMark at={savedAt} />}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
