import { Flex, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Draft } from '../../lib/forms/draft.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SavedMark } from '../../ui/SavedMark.tsx';
import { type ApplyFields, presentationLength } from './useApply.ts';

interface Props {
  form: ApplyFields;
  draft: Draft;
  label: ReactNode;
  /** As it was written in an application that was withdrawn since. */
  isEarlier: boolean;
}

/** The cover letter as it is written, kept while one types. */
export function Letter({ form, draft, label, isEarlier }: Props) {
  const t = useTexts('studentOffers');
  return (
    <div>
      <Textarea
        label={label}
        description={t('apply.dialog.presentationHelp')}
        autosize
        minRows={4}
        maxRows={12}
        {...form.getInputProps('presentacion')}
        data-path="presentacion"
      />
      <Flex component="p" gap="0.25rem 1rem" wrap="wrap" mih="1.375rem" mt="0.25rem" c="dimmed" fz="sm">
        {isEarlier ? (
          <span>{t('apply.dialog.earlier')}</span>
        ) : draft.restored ? (
          <span>{t('apply.dialog.restored')}</span>
        ) : (
          <SavedMark at={draft.savedAt} here />
        )}
        <span style={{ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {t('apply.dialog.characters', {
            count: form.values.presentacion.length,
            max: presentationLength,
          })}
        </span>
      </Flex>
    </div>
  );
}
