import { Button, Group, Stack } from '@mantine/core';
import { type ChangeRequest, listTutorChanges } from '@portal/contract/change-requests';
import type { TutorKind } from '@portal/contract/placements';
import { authoriseChange } from '@portal/contract/schemas/change-requests';
import { useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../ui/DialogForm.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { ChangeEntry } from './view/ChangeEntry.tsx';

interface Props {
  placement: { readonly idPractica: number };
  token: string;
  tipo: TutorKind;
}

/** The changes of a placement, of which its academic tutor authorises those of the training project. */
export function TutorChanges({ placement: { idPractica }, token, tipo }: Props) {
  const t = useTexts('changeRequests');
  const isAcademic = tipo === 'academico';
  const query = useCall(listTutorChanges, { body: { token, idPractica } }, { enabled: isAcademic });
  const isNothing = query.data === undefined ? query.error === null : query.data.length === 0;
  if (!isAcademic || isNothing) return null;
  return (
    <Section id="cambios" title={t('title')} description={t('tutorText')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
        {(changes) => (
          <EntryList flush>
            {changes.map((change) => (
              <li key={change.idCambio}>
                <ChangeEntry
                  change={change}
                  acts={change.estado === 'autorizacion' && <Authorise token={token} change={change} />}
                />
              </li>
            ))}
          </EntryList>
        )}
      </CallView>
    </Section>
  );
}

function Authorise({ token, change }: { token: string; change: ChangeRequest }) {
  const t = useTexts('changeRequests');
  const [answer, setAnswer] = useState<boolean | null>(null);
  const close = () => setAnswer(null);
  return (
    <Group>
      <Button size="xs" onClick={() => setAnswer(true)}>
        {t('authorise.yes')}
      </Button>
      <Button size="xs" variant="default" onClick={() => setAnswer(false)}>
        {t('authorise.no')}
      </Button>
      <Dialog
        opened={answer !== null}
        onClose={close}
        title={t(answer === false ? 'authorise.noTitle' : 'authorise.yesTitle')}
        closesOutside={false}
      >
        <AnswerForm token={token} change={change} autoriza={answer !== false} onClose={close} />
      </Dialog>
    </Group>
  );
}

interface AnswerProps {
  token: string;
  change: ChangeRequest;
  autoriza: boolean;
  onClose: () => void;
}

function AnswerForm({ token, change, autoriza, onClose }: AnswerProps) {
  const t = useTexts('changeRequests');
  const send = useSend(authoriseChange, { invalidates: [listTutorChanges], onSuccess: onClose });
  const { idPractica, idCambio, version } = change;
  const form = useContractForm({
    schema: bodyOf(authoriseChange).pick({ comentario: true }),
    initialValues: { comentario: '' },
    onSubmit: ({ comentario }) =>
      send.mutateAsync({ body: { token, idPractica, idCambio, version, autoriza, comentario } }),
  });
  return (
    <DialogForm
      form={form}
      error={send.error}
      submitLabel={t(autoriza ? 'authorise.yes' : 'authorise.no')}
      destructive={!autoriza}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <p>{t(autoriza ? 'authorise.yesText' : 'authorise.noText')}</p>
        <ReasonField
          label={<OptionalLabel>{t('authorise.comment')}</OptionalLabel>}
          maxLength={1000}
          {...form.getInputProps('comentario')}
        />
      </Stack>
    </DialogForm>
  );
}
