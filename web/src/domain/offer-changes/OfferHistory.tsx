import type { Answer } from '@portal/contract/endpoint';
import {
  type OfferHistory as Events,
  listOfferHistory,
  listOwnOfferHistory,
} from '@portal/contract/offer-history';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Text } from '../../ui/Text.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { ChangeList } from './ChangeList.tsx';
import { isOfferField } from './field-values.ts';
import { useFieldLabel } from './useFieldWriter.ts';

/** What happened to an offer, for its company. */
export function OwnOfferHistory({ id }: { id: string }) {
  const query = useCall(listOwnOfferHistory, { params: { id } });
  return <CallView query={query}>{(events) => <EventList events={events} />}</CallView>;
}

/** The same for managers, with all names. */
export function ManagersOfferHistory({ id }: { id: string }) {
  const query = useCall(listOfferHistory, { params: { id } });
  return <CallView query={query}>{(events) => <EventList events={events} />}</CallView>;
}

type Event = Answer<typeof listOfferHistory>[number];

/** The latest first. */
function EventList({ events }: { events: Events }) {
  const t = useTexts('offerChanges');
  if (events.length === 0)
    return (
      <Text dim small>
        {t('history.none')}
      </Text>
    );
  return (
    <Timeline>
      {events.map((event) => (
        <li key={event.id}>
          <Step event={event} />
        </li>
      ))}
    </Timeline>
  );
}

function Step({ event: { hecho, quien, nombre, fecha, detalle, cambios } }: { event: Event }) {
  const t = useTexts('offerChanges');
  const { dayAndTime } = useFormat();
  const who = nombre ?? t(quien === 'empresa' ? 'history.gone' : `history.${quien}`);
  return (
    <>
      <Text strong>{t(`history.what.${hecho}`)}</Text>
      <Text dim small>
        {who} · <RelativeTime value={fecha} /> ({dayAndTime(fecha)})
      </Text>
      {detalle !== null && (
        <Text small>
          {hecho === 'copiada'
            ? t('history.from', { reference: detalle })
            : t('history.reason', { reason: detalle })}
        </Text>
      )}
      <Changes changes={cambios} />
    </>
  );
}

const isUnkept = ({ antes, ahora }: Event['cambios'][number]) => antes === null && ahora === null;

function Changes({ changes }: { changes: Event['cambios'] }) {
  const t = useTexts('offerChanges');
  const labelOf = useFieldLabel();
  const unkept = changes.filter(isUnkept);
  return (
    <>
      <ChangeList changes={changes.filter((change) => !isUnkept(change))} />
      {unkept.flatMap(({ campo }) =>
        isOfferField(campo)
          ? [
              <Text key={campo} small>
                {labelOf(campo)}: {t('history.changed')}
              </Text>,
            ]
          : [],
      )}
    </>
  );
}
