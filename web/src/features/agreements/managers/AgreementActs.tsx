import { Button, Stack } from '@mantine/core';
import { passAgreementOn } from '@portal/contract/agreements';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { type Act, actsOf } from './acts.ts';
import { FormaliseForm } from './FormaliseForm.tsx';
import { HandOverForm } from './HandOverForm.tsx';
import { changedByMoves, type Managed } from './managed.ts';
import { ReceiveForm } from './ReceiveForm.tsx';
import { ReturnForm } from './ReturnForm.tsx';

const forms = {
  recibir: ReceiveForm,
  formalizar: FormaliseForm,
  devolver: ReturnForm,
  anotar: HandOverForm,
} as const;

type Asked = keyof typeof forms;
const isAsked = (act: Act): act is Asked => act in forms;

/** What can be done to an agreement in its state. */
export function AgreementActs({ managed }: { managed: Managed }) {
  const t = useTexts('managedAgreements');
  const [asking, setAsking] = useState<Asked | null>(null);
  const { idConvenio, version } = managed;
  const passOn = useSend(passAgreementOn, { invalidates: changedByMoves });
  const acts = actsOf(managed);
  const close = () => setAsking(null);
  return (
    <Section title={t('acts.title')}>
      <Stack gap="xs">
        {acts.map((act, place) => (
          <Button
            key={act}
            {...(place > 0 && { variant: 'default' })}
            loading={act === 'enviar' && passOn.isPending}
            disabled={act !== 'enviar' && passOn.isPending}
            onClick={() => {
              if (isAsked(act)) setAsking(act);
              else passOn.mutate({ body: { idConvenio, version } });
            }}
          >
            {t(`acts.${act}`)}
          </Button>
        ))}
        {acts.length === 0 && (
          <Text dim small>
            {t('acts.none')}
          </Text>
        )}
        <ErrorBanner error={passOn.error} />
      </Stack>
      {(['recibir', 'formalizar', 'devolver', 'anotar'] as const).map((act) => {
        const Form = forms[act];
        return (
          <Dialog
            key={act}
            opened={asking === act}
            onClose={close}
            title={t(`ask.${act}`)}
            size="lg"
            closesOutside={false}
          >
            <Form managed={managed} onDone={close} />
          </Dialog>
        );
      })}
    </Section>
  );
}
