import { Box } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { deleteEvent, editEvent, getManagedEvent } from '@portal/contract/events';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DeleteRecord } from '../../../domain/managed/DeleteRecord.tsx';
import { StoredRecord } from '../../../domain/managed/StoredRecord.tsx';
import { useWrittenTitle } from '../../../domain/written-text/useWrittenTitle.ts';
import { shownIn } from '../../../domain/written-text/written-values.ts';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { EventForm } from './EventForm.tsx';
import { EventPictures } from './EventPictures.tsx';
import { EventStanding } from './EventStanding.tsx';
import { eventRecord } from './event-record.ts';
import { useEventForm } from './useEventForm.ts';
import { valuesOf } from './values.ts';

export default function EditEvent() {
  const { id = '' } = useParams();
  const titleOf = useWrittenTitle();
  const query = useCall(getManagedEvent, { params: { id } });
  return (
    <StoredRecord
      record={eventRecord}
      screen="managedEvent"
      id={id}
      endpoint={getManagedEvent}
      query={query}
      titleOf={({ evento: { textos } }) => titleOf(textos)}
    >
      {(event) => (
        <>
          <Box mb="lg">
            <EventStanding event={event} />
          </Box>
          <Editing key={id} event={event} />
          <Box mt="lg">
            <EventPictures event={event} />
          </Box>
        </>
      )}
    </StoredRecord>
  );
}

type Managed = Answer<typeof getManagedEvent>;

const versionOf = ({ version, evento }: Managed) => ({ version, values: valuesOf(evento) });

function Editing({ event }: { event: Managed }) {
  const { idEvento, inscritos, enEspera } = event;
  const t = useTexts('eventForm');
  const language = useLanguage();
  const { idiomaPorDefecto } = useBrand();
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => versionOf(event));
  const edit = useSend(editEvent, { quiet: true });
  const kept = useEventForm({
    id: idEvento,
    opened,
    read: async () => versionOf(await send(getManagedEvent, { params: { id: idEvento } })),
    save: async (evento, { version }) => {
      const { datos } = await edit.mutateAsync({ body: { idEvento, version, evento } });
      return datos.version;
    },
  });
  return (
    <EventForm
      kept={kept}
      submitLabel={t('form.save')}
      actions={
        inscritos + enEspera === 0 && (
          <DeleteRecord
            record={eventRecord}
            endpoint={deleteEvent}
            call={{ body: { id: idEvento } }}
            title={shownIn(opened.values.textos, language, idiomaPorDefecto)?.titulo ?? ''}
            onDeleted={kept.draft.discard}
          />
        )
      }
    />
  );
}
