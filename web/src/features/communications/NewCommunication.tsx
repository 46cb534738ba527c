import { createCommunication } from '@portal/contract/communications';
import { dayIn } from '@portal/contract/days';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { CommunicationForm } from './CommunicationForm.tsx';
import { useCommunicationForm } from './useCommunicationForm.ts';
import { newValues } from './values.ts';

export default function NewCommunication() {
  const t = useTexts('communicationForm');
  const titles = useTitles();
  const { zonaHoraria } = useBrand();
  const blank = () => ({ values: newValues(dayIn(zonaHoraria, new Date())), version: null });
  const [opened] = useState(blank);
  const create = useSend(createCommunication, { quiet: true });
  const kept = useCommunicationForm({
    id: 'new',
    opened,
    read: async () => blank(),
    save: async (comunicacion, { values: { claveEnvio } }) => {
      await create.mutateAsync({ body: { claveEnvio, comunicacion } });
      return null;
    },
  });
  return (
    <>
      <PageHead title={titles('newCommunication')} />
      <CommunicationForm kept={kept} submitLabel={t('form.publish')} />
    </>
  );
}
