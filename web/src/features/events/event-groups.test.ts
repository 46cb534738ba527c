import type { EventCard } from '@portal/contract/events';
import { expect, it } from 'vitest';
import { eventGroups } from './event-groups.ts';

const event = (titulo: string, more: Partial<EventCard> = {}): EventCard => ({
  idEvento: 1,
  urlEvento: 'abcdefgh1234',
  titulo,
  entradilla: '',
  idioma: 'es',
  fecha: '2031-03-10T09:00:00Z',
  fechaFin: '2031-03-10T13:00:00Z',
  categoria: { slug: 'taller' },
  lugar: 'Aula 1',
  enLinea: false,
  organizador: 'Servicio de Empleo',
  destacado: false,
  estado: 'proximo',
  urlImagen: null,
  inscripcion: null,
  ...more,
});

it('what begins first comes first, what stands out before the others, what is over the newest first', () => {
  const groups = eventGroups([
    event('Abril', { destacado: true }),
    event('Marzo'),
    event('Febrero', { estado: 'cancelado', destacado: true }),
    event('Enero', { estado: 'pasado', destacado: true }),
    event('Diciembre', { estado: 'pasado' }),
  ]);
  const titles = (list: readonly EventCard[]) => list.map(({ titulo }) => titulo);
  expect(titles(groups.featured)).toEqual(['Abril']);
  expect(titles(groups.coming)).toEqual(['Febrero', 'Marzo']);
  expect(titles(groups.past)).toEqual(['Enero', 'Diciembre']);
});
