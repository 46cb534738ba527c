import { createEvent } from '@portal/contract/events';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { EventForm } from './EventForm.tsx';
import { useEventForm } from './useEventForm.ts';
import { newValues } from './values.ts';

export default function NewEvent() {
  const t = useTexts('eventForm');
  const titles = useTitles();
  const { nombre } = useBrand();
  const blank = () => ({ values: newValues(nombre), version: null });
  const [opened] = useState(blank);
  const create = useSend(createEvent, { quiet: true });
  const kept = useEventForm({
    id: 'new',
    opened,
    read: async () => blank(),
    save: async (evento, { values: { claveEnvio } }) => {
      await create.mutateAsync({ body: { claveEnvio, evento } });
      return null;
    },
  });
  return (
    <>
      <PageHead title={titles('newEvent')} context={t('form.picturesLater')} />
      <EventForm kept={kept} submitLabel={t('form.publish')} />
    </>
  );
}
