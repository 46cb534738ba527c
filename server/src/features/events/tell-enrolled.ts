import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import { notify } from '../../notify/notify.ts';
import { titleFor } from '../communications/communications.rules.ts';
import type { Event } from './events.queries.ts';

type Telling = Pick<Services, 'brand' | 'jobs'> & { readonly db: Db };
type Kind = 'eventPlaceFreed' | 'eventChanged' | 'eventCancelled' | 'eventTomorrow';

/** Tells people who are enrolled in an event, or wait for a place in it. */
export function tellEnrolled(
  { db, jobs, brand }: Telling,
  accountIds: readonly number[],
  tipo: Kind,
  event: Event,
  motivo = '',
): Promise<void> {
  const { titulo } = titleFor(event.textos, brand.idiomaPorDefecto, brand);
  const datos = {
    titulo,
    cuando: event.inicio.toISOString(),
    zona: brand.zonaHoraria,
    donde: event.lugar ?? event.enlace ?? '',
    motivo,
  };
  return notify({ db, jobs }, accountIds, { tipo, datos, urlAcceso: `/eventos/${event.urlEvento}` });
}
