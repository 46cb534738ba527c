import type { EventCard } from '@portal/contract/events';
import { expect, it } from 'vitest';
import { schemaOf } from './event-schema.ts';

const event: EventCard = {
  idEvento: 1,
  urlEvento: 'abcdefgh1234',
  titulo: 'Feria </script><b>',
  entradilla: 'Ven',
  idioma: 'es',
  fecha: '2031-03-10T09:00:00Z',
  fechaFin: '2031-03-10T13:00:00Z',
  categoria: { slug: 'feria' },
  lugar: 'Aula 1',
  enLinea: true,
  organizador: 'Servicio de Empleo',
  destacado: false,
  estado: 'proximo',
  urlImagen: null,
  inscripcion: null,
};

it('says what, when, where and by whom, and closes no tag of the page', () => {
  const text = schemaOf(event, 'https://portal.example/evento-publico/abcdefgh1234');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'Event',
    name: 'Feria </script><b>',
    startDate: '2031-03-10T09:00:00Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ name: 'Aula 1' }, { '@type': 'VirtualLocation' }],
  });
});

it.each([
  [{ estado: 'cancelado' as const }, 'eventStatus', 'EventCancelled'],
  [{ lugar: null }, 'eventAttendanceMode', 'OnlineEventAttendanceMode'],
  [{ enLinea: false }, 'eventAttendanceMode', 'OfflineEventAttendanceMode'],
])('with %j its %s is %s', (more, field, value) => {
  const said: Record<string, unknown> = JSON.parse(
    schemaOf({ ...event, ...more }, 'https://portal.example/'),
  );
  expect(said[field]).toBe(`https://schema.org/${value}`);
});
