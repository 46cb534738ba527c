import { createCounsellor } from '@portal/contract/orientation';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { CounsellorForm } from './CounsellorForm.tsx';
import { useCounsellorForm } from './useCounsellorForm.ts';
import { newValues } from './values.ts';

export default function NewCounsellor() {
  const t = useTexts('counsellorForm');
  const titles = useTitles();
  const { idiomaPorDefecto } = useBrand();
  const blank = () => ({ values: newValues(idiomaPorDefecto), version: null });
  const [opened] = useState(blank);
  const create = useSend(createCounsellor, { quiet: true });
  const kept = useCounsellorForm({
    id: 'new',
    opened,
    read: async () => blank(),
    save: async (orientador, { values: { claveEnvio } }) => {
      await create.mutateAsync({ body: { claveEnvio, orientador } });
      return null;
    },
  });
  return (
    <>
      <PageHead title={titles('newCounsellor')} />
      <CounsellorForm kept={kept} submitLabel={t('form.publish')} />
    </>
  );
}
