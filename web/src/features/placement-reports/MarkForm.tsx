import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { Mark } from '@portal/contract/placement-reports';
import { mark } from '@portal/contract/schemas/placement-reports';
import type { CallError } from '../../lib/api/call-error.ts';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { NumberField } from '../../ui/NumberField.tsx';

interface Props {
  before: Mark | null;
  send: (given: Mark) => Promise<unknown>;
  error: CallError | null;
}

/** The academic tutor’s mark, from 0 to 10, with a comment. */
export function MarkForm({ before, send, error }: Props) {
  const t = useTexts('placementReports');
  const form = useContractForm({
    schema: mark,
    initialValues: { calificacion: before?.calificacion ?? '', comentario: before?.comentario ?? '' },
    onSubmit: send,
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <NumberField
          kind="decimal"
          label={t('mark.value')}
          description={t('mark.help')}
          maw="12rem"
          {...form.getInputProps('calificacion')}
        />
        <Textarea
          label={t('mark.comment')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={2000}
          {...form.getInputProps('comentario')}
        />
        <ErrorBanner error={error?.fields.length === 0 ? error : null} />
        <Group>
          <Button type="submit" loading={form.submitting}>
            {t(before === null ? 'mark.give' : 'mark.change')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
