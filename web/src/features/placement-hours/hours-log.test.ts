import type { HoursLog, WorkedWeek } from '@portal/contract/placement-hours';
import { expect, it } from 'vitest';
import { weeksOf, weeksToConfirm, weekToNote } from './hours-log.ts';

const week = (lunes: string, estado: WorkedWeek['estado']): WorkedWeek => ({
  lunes,
  estado,
  horas: [4, 4, 4, 4, 4, 0, 0],
  texto: 'Informes.',
  enviada: '2031-03-10T10:00:00Z',
  version: 1,
  confirmada: null,
  quien: null,
  motivo: null,
});

const log = (semanas: WorkedWeek[], hoy = '2031-03-12'): HoursLog => ({
  desde: '2031-02-19',
  hasta: '2031-06-27',
  interrupciones: [],
  hoy,
  abierta: true,
  horario: { numeroDiasSemana: 5, horasAldia: 4, horasSemana: 20, horasTotales: 400 },
  horasHechas: 0,
  horasConfirmadas: 0,
  semanas,
});

it('lists every week that has begun, noted or not', () => {
  const weeks = weeksOf(log([week('2031-03-03', 'anotada')]));
  expect(weeks.map(({ lunes, noted }) => [lunes, noted?.estado])).toEqual([
    ['2031-03-10', undefined],
    ['2031-03-03', 'anotada'],
    ['2031-02-24', undefined],
    ['2031-02-17', undefined],
  ]);
});

it.each([
  { about: 'the oldest that is missing', semanas: [week('2031-02-17', 'confirmada')], lunes: '2031-02-24' },
  {
    about: 'one that was returned before those',
    semanas: [week('2031-03-03', 'devuelta'), week('2031-02-17', 'confirmada')],
    lunes: '2031-03-03',
  },
  {
    about: 'the present one last',
    semanas: ['2031-03-03', '2031-02-24', '2031-02-17'].map((lunes) => week(lunes, 'anotada')),
    lunes: '2031-03-10',
  },
  {
    about: 'none where all are noted',
    semanas: ['2031-03-10', '2031-03-03', '2031-02-24', '2031-02-17'].map((lunes) => week(lunes, 'anotada')),
    lunes: undefined,
  },
])('has a student note $about', ({ semanas, lunes }) => {
  expect(weekToNote(log(semanas))?.lunes).toBe(lunes);
});

it('has the host confirm what waits, the oldest first', () => {
  const semanas = [
    week('2031-03-10', 'anotada'),
    week('2031-03-03', 'devuelta'),
    week('2031-02-24', 'anotada'),
  ];
  expect(weeksToConfirm(log(semanas)).map(({ lunes }) => lunes)).toEqual(['2031-02-24', '2031-03-10']);
});
