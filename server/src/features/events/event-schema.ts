import type { EventCard } from '@portal/contract/events';
import { inLanguage } from '@portal/contract/screens';
import type { PageData } from '../../area.ts';
import { cardOf } from './event-views.ts';
import { publishedEvent } from './events.queries.ts';

/** A published event as a tag for search engines, which need not run the page to read it. */
export const schemaTag: PageData = async ({ database, services, id, language }) => {
  const row = services.brand.opciones.eventos ? await publishedEvent(database, id) : undefined;
  if (row === undefined) return undefined;
  const { now, publicUrl } = services;
  const card = cardOf({ ...services, language, now }, row.event, null, null);
  const url = `${publicUrl}${inLanguage(`/evento-publico/${id}`, language)}`;
  return `<script type="application/ld+json">${schemaOf(card, url)}</script>`;
};

/** An event as search engines read it (schema.org/Event), as JSON. */
export function schemaOf(event: EventCard, url: string): string {
  const mode = event.lugar === null ? 'Online' : event.enLinea ? 'Mixed' : 'Offline';
  const place = event.lugar !== null && { '@type': 'Place', name: event.lugar, address: event.lugar };
  const online = event.enLinea && { '@type': 'VirtualLocation', url };
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.titulo,
    description: event.entradilla,
    inLanguage: event.idioma,
    startDate: event.fecha,
    endDate: event.fechaFin,
    eventStatus: `https://schema.org/${event.estado === 'cancelado' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: [place, online].filter(Boolean),
    organizer: { '@type': 'Organization', name: event.organizador },
    url,
    // A tag of the page cannot be closed from within.
  }).replaceAll('<', '\\u003c');
}
