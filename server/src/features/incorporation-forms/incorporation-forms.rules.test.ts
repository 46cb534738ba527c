import { incorporationFields, incorporationStates } from '@portal/contract/incorporation-forms';
import {
  hoursProblems,
  incorporationProblems,
  keptIncorporation,
} from '@portal/contract/incorporation-rules';
import { describe, expect, test } from 'vitest';
import { formData } from './incorporation-forms.fixtures.ts';
import { incorporationActs, mayDo, prefilled } from './incorporation-forms.rules.ts';

const limits = { horasDia: 5, horasSemana: 25 };
const campos = (problems: readonly { campo: string }[]) => problems.map(({ campo }) => campo);

test('allows each act in its states alone', () => {
  const table = Object.fromEntries(
    incorporationActs.map((act) => [act, incorporationStates.filter((estado) => mayDo(act, estado))]),
  );
  expect(table).toEqual({
    save: ['abierto', 'devuelto'],
    link: ['abierto', 'devuelto'],
    send: ['abierto', 'devuelto'],
    withdraw: ['abierto', 'enviado', 'devuelto'],
    validate: ['enviado'],
    return: ['enviado'],
  });
});

describe('the hours', () => {
  test.each([
    ['more a day than the institution allows', { horasAldia: 5.5 }, ['horario.horasAldia']],
    ['more a week than it allows', { horasSemana: 25.5 }, ['horario.horasSemana']],
    [
      'more a week than its days hold',
      { numeroDiasSemana: 3, horasAldia: 5, horasSemana: 20 },
      ['horario.horasSemana'],
    ],
    [
      'a last day before the first',
      { fechaInicio: '2031-02-03', fechaFin: '2031-02-02' },
      ['horario.fechaFin'],
    ],
    [
      'more in all than the weeks hold',
      { fechaInicio: '2031-02-03', fechaFin: '2031-02-16', horasSemana: 20, horasTotales: 41 },
      ['horario.horasTotales'],
    ],
    ['nothing yet', {}, []],
  ])('%s', (_, horario, expected) => {
    expect(campos(hoursProblems(horario, limits))).toEqual(expected);
  });
});

test('asks for what a choice calls for, and keeps nothing that it makes void', () => {
  const paid = { remunerada: true, ayudaEstudio: null, requierePedido: true, numeroPedido: null };
  const abroad = { ...formData.lugar, idPais: 250, idProvincia: 46, provincia: null };
  const problems = incorporationProblems({ ...formData, lugar: abroad, condiciones: paid }, { limits });
  expect(campos(problems)).toEqual([
    'lugar.provincia',
    'condiciones.ayudaEstudio',
    'condiciones.numeroPedido',
  ]);
  for (const campo of campos(problems)) expect(incorporationFields).toContain(campo);
  const unpaid = { remunerada: false, ayudaEstudio: 300, requierePedido: false, numeroPedido: 'P-1' };
  const kept = keptIncorporation({
    ...formData,
    lugar: { ...abroad, provincia: 'Occitanie' },
    condiciones: unpaid,
  });
  expect(kept.condiciones).toEqual({ ...unpaid, ayudaEstudio: null, numeroPedido: null });
  expect(kept.lugar).toMatchObject({ idProvincia: null, provincia: 'Occitanie' });
});

const nobody = { nombre: null, apellidos: null, dni: null, cargo: null, email: null, telefono: null };
const signer = { ...nobody, nombre: 'Aina', apellidos: 'Roca' };
const sources = {
  oferta: {
    fechaInicio: '2031-02-03',
    fechaFin: null,
    horario: null,
    numeroDiasSemana: 5,
    horasAldia: 4,
    horasSemana: null,
    ayudaEstudio: 0,
    numeroPedido: null,
    descripcion: 'Informes',
    tareas: null,
    tutor: { ...nobody, titulacion: null, departamento: null },
    firmante: nobody,
  },
  empresa: {
    direccion: 'Calle Colón, 12',
    cp: '46004',
    localidad: null,
    idPais: 724,
    idProvincia: 46,
    provincia: null,
    firmante: signer,
  },
  contacto: null,
  firmanteConvenio: null,
  anterior: null,
};

test('is filled from the offer and the company, and from the last form but for what was another student’s', () => {
  expect(prefilled(sources)).toMatchObject({
    firmanteConvenio: { nombre: 'Aina', apellidos: 'Roca' },
    firmanteAnexo: { nombre: 'Aina', apellidos: 'Roca' },
    lugar: { direccion: 'Calle Colón, 12', idProvincia: 46 },
    horario: { fechaInicio: '2031-02-03', numeroDiasSemana: 5, horasAldia: 4 },
    condiciones: { remunerada: false },
    actividad: { descripcionActividad: 'Informes' },
    tutor: {},
  });
  const next = prefilled({ ...sources, anterior: formData, firmanteConvenio: { ...signer, nombre: 'Pau' } });
  expect(next).toMatchObject({
    contacto: formData.contacto,
    lugar: formData.lugar,
    firmanteConvenio: { nombre: 'Pau' },
    horario: { horasAldia: 4 },
    competencias: {},
  });
  expect(next.horario?.fechaFin).toBeUndefined();
});
