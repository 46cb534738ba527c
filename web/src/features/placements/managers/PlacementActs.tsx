import { Button, Stack } from '@mantine/core';
import { signInstitutionAnnex } from '@portal/contract/placements';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SignDialog } from '../view/SignDialog.tsx';
import { AskForm } from './AskForm.tsx';
import { AssignTutor } from './AssignTutor.tsx';
import { type Act, actsOf, waitsFor } from './acts.ts';
import { CloseForm } from './CloseForm.tsx';
import { EndForm } from './EndForm.tsx';
import { changedByManagers, type Managed } from './managed.ts';
import { PaperForm } from './PaperForm.tsx';
import { useReminder } from './useReminder.ts';

const forms = { papel: PaperForm, pedir: AskForm, cerrar: CloseForm, terminar: EndForm } as const;
const withForm = ['papel', 'pedir', 'cerrar', 'terminar'] as const;

/** What can be done to a placement in its state. */
export function PlacementActs({ placement }: { placement: Managed }) {
  const t = useTexts('managedPlacements');
  const [asking, setAsking] = useState<Act | null>(null);
  const remind = useReminder();
  const { idPractica, tutorAcademico } = placement;
  const can = actsOf(placement);
  const awaited = can.find((act) => waitsFor(act, placement));
  const close = () => setAsking(null);
  const press = (act: Act) => {
    if (act === 'recordar') remind.mutate({ body: { practicas: [idPractica] } });
    else setAsking(act);
  };
  return (
    <Section title={t('acts.title')}>
      <Stack gap="xs">
        {can.map((act) => (
          <Button
            key={act}
            variant={act === awaited ? 'filled' : 'default'}
            loading={act === 'recordar' && remind.isPending}
            onClick={() => press(act)}
          >
            {act === 'asignar' && tutorAcademico !== null ? t('assign.change') : t(`acts.${act}`)}
          </Button>
        ))}
        {can.length === 0 && (
          <Text dim small>
            {t('acts.none')}
          </Text>
        )}
        <ErrorBanner error={remind.error} />
      </Stack>
      {withForm.map((act) => {
        const Form = forms[act];
        return (
          <Dialog
            key={act}
            opened={asking === act}
            onClose={close}
            title={t(`acts.${act}`)}
            closesOutside={false}
          >
            <Form placement={placement} onDone={close} />
          </Dialog>
        );
      })}
      <AssignTutor opened={asking === 'asignar'} practicas={[idPractica]} onClose={close} />
      <SignForInstitution placement={placement} opened={asking === 'firmar'} onClose={close} />
    </Section>
  );
}

interface SignProps {
  placement: Managed;
  opened: boolean;
  onClose: () => void;
}

function SignForInstitution({ placement, opened, onClose }: SignProps) {
  const { idPractica, versiones } = placement;
  const view = useTexts('placementView');
  const sign = useSend(signInstitutionAnnex, {
    invalidates: changedByManagers,
    quiet: true,
    onSuccess: () => {
      onClose();
      showNotice(view('sign.done'));
    },
  });
  const [newest] = versiones;
  if (newest === undefined) return null;
  return (
    <SignDialog
      opened={opened}
      onClose={onClose}
      version={newest}
      sending={sign}
      onSign={(adjunto) =>
        sign.mutate({
          body: { idPractica, numVersion: newest.numVersion, ...(adjunto !== null && { adjunto }) },
        })
      }
    />
  );
}
