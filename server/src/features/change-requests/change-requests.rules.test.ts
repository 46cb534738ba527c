import { changeStates, needsAuthorisation } from '@portal/contract/change-requests';
import { requestProblems } from '@portal/contract/change-rules';
import { expect, test } from 'vitest';
import { formData } from '../incorporation-forms/incorporation-forms.fixtures.ts';
import { changeActors, changeActs, firstState, mayDo } from './change-requests.rules.ts';

const limits = { horasDia: 5, horasSemana: 25 };
const asked = { tipo: 'ampliacion', desde: '2031-06-01', hasta: null, cambios: {} } as const;

test('each act, by each person, in each state', () => {
  const table = changeActs.flatMap((act) =>
    changeActors.flatMap((actor) => {
      const states = changeStates.filter((estado) => mayDo(act, actor, estado));
      return states.length > 0 ? [`${act} ${actor}: ${states.join(' ')}`] : [];
    }),
  );
  expect(table).toEqual([
    'withdraw empresa: autorizacion pendiente',
    'authorise tutorAcademico: autorizacion',
    'accept gestor: pendiente',
    'refuse gestor: autorizacion pendiente',
  ]);
});

test('a change of the training project awaits the academic tutor, where there is one', () => {
  const project = { actividad: { tareas: 'Redactar artículos.' } };
  expect(needsAuthorisation(project)).toBe(true);
  expect(firstState(project, true)).toBe('autorizacion');
  expect(firstState(project, false)).toBe('pendiente');
  expect(firstState({ horario: { fechaFin: '2031-07-25' } }, true)).toBe('pendiente');
});

test.each([
  [{ cambios: {} }, ['cambios']],
  [{ cambios: { horario: { fechaFin: formData.horario.fechaFin } } }, ['cambios']],
  [{ cambios: { horario: { fechaFin: '2031-07-25' } } }, []],
  [{ cambios: { horario: { horasAldia: 6 } } }, ['cambios.horario.horasAldia']],
  [
    { tipo: 'horario' as const, cambios: { horario: { fechaFin: '2031-02-01' } } },
    ['cambios.horario.fechaFin'],
  ],
  [{ cambios: { horario: { fechaFin: '2031-06-26' } } }, ['cambios.horario.fechaFin']],
  [
    { tipo: 'reduccion' as const, cambios: { horario: { fechaFin: '2031-07-25' } } },
    ['cambios.horario.fechaFin'],
  ],
  [{ tipo: 'otro' as const, desde: '2019-01-01' }, ['desde']],
  [
    { cambios: { condiciones: { remunerada: true, ayudaEstudio: null } } },
    ['cambios.condiciones.ayudaEstudio'],
  ],
  [{ tipo: 'otro' as const }, []],
  [{ tipo: 'rescision' as const, desde: '2031-07-01' }, ['desde']],
  [{ tipo: 'interrupcion' as const }, ['hasta']],
  [{ tipo: 'interrupcion' as const, hasta: '2031-05-01' }, ['hasta']],
  [{ tipo: 'interrupcion' as const, hasta: '2031-06-28' }, ['hasta']],
  [{ tipo: 'interrupcion' as const, hasta: '2031-06-08' }, []],
])('%j is refused beside %j', (change, fields) => {
  const found = requestProblems({ ...asked, ...change }, formData, limits);
  expect(found.map(({ campo }) => campo)).toEqual(fields);
});
