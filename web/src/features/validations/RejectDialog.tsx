import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { ReasonScope } from '@portal/contract/rejection-reasons';
import { rejectOffer } from '@portal/contract/schemas/validations';
import type { CallError } from '../../lib/api/call-error.ts';
import { useDraft } from '../../lib/forms/draft.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Text } from '../../ui/Text.tsx';
import { UsualReasons } from './UsualReasons.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Who will read the reason, and how. */
  text: string;
  /** What to write, for whom. */
  help: string;
  /** Whose reasons can be chosen in the place of writing, or to begin with. */
  scope: ReasonScope;
  /** Of the draft in this browser. */
  name: string;
  error: CallError | null;
  busy: boolean;
  onReject: (motivo: string) => Promise<unknown>;
}

const longest = 1000;
const tellsFrom = 200;

/** Asks why; what is typed is kept until it is sent. */
export function RejectDialog({ opened, ...rest }: Props) {
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={rest.title} busy={rest.busy} size="lg">
      <RejectForm {...rest} />
    </Dialog>
  );
}

function RejectForm({
  onClose,
  text,
  help,
  scope,
  name,
  error,
  busy,
  onReject,
}: Omit<Props, 'opened' | 'title'>) {
  const t = useTexts('validations');
  const ui = useTexts('ui');
  const form = useContractForm({
    // The reason is the same whatever is rejected.
    schema: bodyOf(rejectOffer).pick({ motivo: true }),
    initialValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      await onReject(motivo);
      draft.discard();
    },
  });
  const draft = useDraft(`reject.${name}`, form);
  const written = form.getValues().motivo;
  const left = longest - written.length;
  return (
    <form {...form.formProps}>
      <Stack>
        <p>{text}</p>
        <UsualReasons
          scope={scope}
          written={written}
          onWrite={(motivo) => form.setFieldValue('motivo', motivo)}
        />
        <div>
          <Textarea
            label={t('reject.reason')}
            description={help}
            autosize
            minRows={4}
            maxRows={12}
            data-autofocus
            {...form.getInputProps('motivo')}
          />
          <Text dim small mih="1.25rem" mt="0.25rem" aria-live="polite">
            {left <= tellsFrom && t(left < 0 ? 'reject.over' : 'reject.left', { count: Math.abs(left) })}
          </Text>
        </div>
        <ErrorBanner error={error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={busy}>
            {ui('cancel')}
          </Button>
          <Button type="submit" color="red" loading={busy}>
            {t('reject.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
