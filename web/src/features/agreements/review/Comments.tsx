import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { type AgreementField, agreementFields, openAgreementReview } from '@portal/contract/agreements';
import { commentAgreement } from '@portal/contract/schemas/agreements';
import { useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { EntryList } from '../../../ui/EntryList.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { ReviewComment } from '../own-agreement.ts';

interface Props {
  token: string;
  comments: readonly ReviewComment[];
}

/** The parts that a reviewer reads; the signature is still to come. */
const parts = agreementFields.filter((field) => field !== 'firma');

/** What was commented with this link, and what the company decided; and one more. */
export function Comments({ token, comments }: Props) {
  const t = useTexts('agreementPublic');
  const view = useTexts('agreementView');
  return (
    <Section title={t('comments.title')} description={t('comments.help')}>
      <Stack>
        {comments.length > 0 && (
          <EntryList flush dense>
            {comments.map(({ id, campo, texto, fecha, decision }) => (
              <li key={id}>
                <Text dim small>
                  {view(`fields.${campo}`)} · <RelativeTime value={fecha} />
                </Text>
                <p style={{ overflowWrap: 'anywhere' }}>{texto}</p>
                {decision !== null && (
                  <StateBadge meaning={decision === 'aceptado' ? 'good' : 'neutral'}>
                    {t(`comments.${decision}`)}
                  </StateBadge>
                )}
              </li>
            ))}
          </EntryList>
        )}
        <NewComment token={token} />
      </Stack>
    </Section>
  );
}

function NewComment({ token }: { token: string }) {
  const t = useTexts('agreementPublic');
  const view = useTexts('agreementView');
  const [claveEnvio, setKey] = useState(() => crypto.randomUUID());
  const comment = useSend(commentAgreement, { quiet: true, invalidates: [openAgreementReview] });
  const initialValues: { campo: AgreementField; texto: string } = { campo: 'texto', texto: '' };
  const form = useContractForm({
    schema: bodyOf(commentAgreement).pick({ campo: true, texto: true }),
    initialValues,
    onSubmit: async (body) => {
      try {
        await comment.mutateAsync({ body: { token, claveEnvio, ...body } });
        form.setFieldValue('texto', '');
        setKey(crypto.randomUUID());
        showNotice(t('comments.sent'), '');
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack gap="sm">
        <NativeSelect
          label={t('comments.about')}
          data={parts.map((value) => ({ value, label: view(`fields.${value}`) }))}
          {...form.getInputProps('campo')}
        />
        <Textarea
          label={t('comments.comment')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          {...form.getInputProps('texto')}
        />
        <ErrorBanner error={comment.error} />
        <Group>
          <Button type="submit" loading={comment.isPending}>
            {t('comments.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
