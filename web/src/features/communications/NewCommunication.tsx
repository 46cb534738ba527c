import { createCommunication } from '@portal/contract/communications';
import { dayIn } from '@portal/contract/days';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../../lib/brand.ts';
import { useSend } from '../../lib/calls.ts';
import { useTexts } from '../../lib/i18n.ts';
import { showNotice } from '../../lib/notices.ts';
import { usePathTo } from '../../lib/paths.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { CommunicationForm } from './CommunicationForm.tsx';
import { forgetLists } from './forget-lists.ts';
import { newValues } from './values.ts';

export default function NewCommunication() {
  const [round, setRound] = useState(0);
  const titles = useTexts('titles');
  return (
    <>
      <PageHead title={titles('newCommunication')} />
      <Writing key={round} onRestart={() => setRound(round + 1)} />
    </>
  );
}

function Writing({ onRestart }: { onRestart: () => void }) {
  const t = useTexts('communicationForm');
  const { zonaHoraria } = useBrand();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [initialValues] = useState(() => newValues(dayIn(zonaHoraria, new Date())));
  const create = useSend(createCommunication, { quiet: true, onSuccess: forgetLists });
  return (
    <CommunicationForm
      name="new"
      initialValues={initialValues}
      submitLabel={t('form.publish')}
      error={create.error}
      busy={create.isPending}
      onRestart={onRestart}
      onSend={async (comunicacion, { claveEnvio }) => {
        await create.mutateAsync({ body: { claveEnvio, comunicacion } });
        showNotice(t('form.saved'), t('form.savedBody'));
        navigate(pathTo('communications'));
      }}
    />
  );
}
