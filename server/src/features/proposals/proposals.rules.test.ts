import { proposalStates, proposers, unknown } from '@portal/contract/proposals';
import { expect, test } from 'vitest';
import { internship, people } from './proposals.fixtures.ts';
import {
  type Actor,
  actorOf,
  actors,
  draftOf,
  lacksSide,
  mayDo,
  missingOf,
  type ProposalAct,
  proposalActs,
  readsCompanyPeople,
  readsStudentName,
  turnOf,
  warningsOf,
} from './proposals.rules.ts';

/** Every act that somebody may do, written out once more. */
const expected: Readonly<Record<ProposalAct, Partial<Record<Actor, readonly string[]>>>> = {
  confirm: { otraParte: ['registrada'] },
  complete: { gestor: ['registrada', 'confirmada'] },
  vouch: { gestor: ['registrada'] },
  validate: { gestor: ['confirmada'] },
  reject: { gestor: ['registrada', 'confirmada'] },
  withdraw: { proponente: ['registrada', 'confirmada'], otraParte: ['registrada', 'confirmada'] },
};

test.each(proposalActs.flatMap((act) => actors.map((actor) => [act, actor] as const)))(
  '%s by %s is allowed in its states alone',
  (act, actor) => {
    expect(proposalStates.filter((estado) => mayDo(act, actor, estado))).toEqual(expected[act][actor] ?? []);
  },
);

test('whoever proposes acts as such, the other side as the other', () => {
  expect(proposers.flatMap((one) => [actorOf('alumno', one), actorOf('empresa', one)])).toEqual([
    'proponente',
    'otraParte',
    'otraParte',
    'proponente',
  ]);
});

test('whose turn it is: the other side’s, or a manager’s where it cannot answer', () => {
  const turns = proposers.flatMap((propone) =>
    proposalStates.flatMap((estado) =>
      [true, false].map((isReachable) => [
        propone,
        estado,
        isReachable,
        turnOf({ propone, estado, isReachable }),
      ]),
    ),
  );
  expect(turns.filter(([, , , turn]) => turn !== null)).toEqual([
    ['Alumno', 'registrada', true, 'empresa'],
    ['Alumno', 'registrada', false, 'gestor'],
    ['Alumno', 'confirmada', true, 'gestor'],
    ['Alumno', 'confirmada', false, 'gestor'],
    ['Empresa', 'registrada', true, 'alumno'],
    ['Empresa', 'registrada', false, 'gestor'],
    ['Empresa', 'confirmada', true, 'gestor'],
    ['Empresa', 'confirmada', false, 'gestor'],
  ]);
});

test('a company reads the name of whom it proposed only once they have confirmed it', () => {
  const read = (propone: (typeof proposers)[number]) =>
    proposalStates.filter((estado) => readsStudentName({ propone, estado }));
  expect(read('Empresa')).toEqual(['confirmada', 'validada']);
  expect(read('Alumno')).toEqual(proposalStates);
});

test('a student reads of the company’s people what they wrote themselves, until the company has said it', () => {
  const read = (propone: (typeof proposers)[number]) =>
    proposalStates.filter((estado) => readsCompanyPeople('alumno', { propone, estado }));
  expect([read('Alumno'), read('Empresa')]).toEqual([['registrada'], []]);
  for (const propone of proposers)
    for (const estado of proposalStates)
      expect(readsCompanyPeople('empresa', { propone, estado })).toBe(true);
});

const empty = {
  dni: null,
  nombreAlumno: null,
  titulacion: null,
  cif: null,
  nombreEmpresa: null,
  localidadEmpresa: null,
  ...people,
};

test('what is unknown is missing, and only without a side it cannot be validated', () => {
  const all = { studentId: 1, companyId: 2, studyId: 3, datos: empty };
  expect(missingOf(all)).toEqual([]);
  const none = {
    studentId: null,
    companyId: null,
    studyId: null,
    datos: { ...empty, titulacion: unknown, emailContacto: unknown, nombreFirmante: unknown },
  };
  expect(missingOf(none)).toEqual(['alumno', 'empresa', 'titulacion', 'contacto', 'firmante']);
  expect(missingOf({ ...all, studyId: null, datos: { ...empty, titulacion: 'Derecho' } })).toEqual([]);
  expect(
    [all, { ...all, datos: none.datos }, { ...all, studentId: null }, { ...all, companyId: null }].map(
      lacksSide,
    ),
  ).toEqual([false, false, true, true]);
});

test('warns of each thing by itself', () => {
  const fine = {
    hasContacts: true,
    isCovered: true,
    isOverlapping: false,
    hasSocialSecurity: true,
    fechaInicio: '2030-12-11',
    today: '2030-12-01',
  };
  expect(warningsOf(fine)).toEqual([]);
  expect(warningsOf({ ...fine, hasContacts: false })).toEqual(['sinContactos']);
  expect(warningsOf({ ...fine, isCovered: false })).toEqual(['sinConvenio']);
  expect(warningsOf({ ...fine, isOverlapping: true })).toEqual(['solapada']);
  expect(warningsOf({ ...fine, hasSocialSecurity: false })).toEqual(['sinNumSegSocial']);
  expect(warningsOf({ ...fine, fechaInicio: '2030-12-10' })).toEqual(['empiezaPronto']);
});

test('fills the form with what is known, and never with the word for what is not', () => {
  expect(draftOf({ ...internship, datos: empty })).toEqual({
    contacto: {
      nombre: 'Pere',
      apellidos: 'Soler Mas',
      email: 'pere.soler@empresa.example',
      telefono: '961234568',
    },
    firmanteConvenio: { nombre: 'Aina', apellidos: 'Roca Ferrer', cargo: 'Directora general' },
    firmanteAnexo: { nombre: 'Aina', apellidos: 'Roca Ferrer', cargo: 'Directora general' },
    horario: { fechaInicio: '2031-02-03', fechaFin: '2031-06-27' },
    condiciones: { remunerada: true, ayudaEstudio: 400 },
    actividad: { tareas: 'Preparar informes.' },
  });
  const datos = { ...empty, emailContacto: unknown, nombreFirmante: unknown };
  const draft = draftOf({ ...internship, remunerada: false, tareas: null, datos });
  expect(JSON.stringify(draft)).not.toContain(unknown);
  expect(draft).toMatchObject({ firmanteAnexo: {}, condiciones: { ayudaEstudio: null }, actividad: {} });
});
