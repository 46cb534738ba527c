import { changeKinds } from '@portal/contract/change-requests';
import type { ChangeableData } from '@portal/contract/change-rules';
import { incorporationSections } from '@portal/contract/schemas/incorporation-forms';
import { describe, expect, it } from 'vitest';
import { inputsOf, pathsOf, type SectionInputs } from './change-values.ts';
import { readChanges, saidAtOnce, writtenProblems } from './read-changes.ts';

const limits = { horasDia: 5, horasSemana: 25 };
const { horario, condiciones, tutor, lugar, actividad } = incorporationSections;
const before: ChangeableData = {
  horario: horario.parse({
    fechaInicio: '2031-03-01',
    fechaFin: '2031-06-27',
    horario: 'De 9 a 13 h',
    numeroDiasSemana: 5,
    horasAldia: 4,
    horasSemana: 20,
    horasTotales: 300,
  }),
  condiciones: condiciones.parse({ remunerada: true, ayudaEstudio: 400 }),
  tutor: tutor.parse({
    nombre: 'Vicenta',
    apellidos: 'Ferrer Mas',
    dni: '12345678Z',
    email: 'tutora@empresa.example',
    telefono: '961234567',
    cargo: 'Directora',
  }),
  lugar: lugar.parse({
    direccion: 'Carrer de la Mar, 3',
    codigoPostal: '46003',
    localidad: 'València',
    idProvincia: 46,
  }),
  actividad: actividad.parse({
    descripcionActividad: 'Apoyo al equipo.',
    tareas: 'Informes.',
    formacionAdquirida: 'Análisis.',
  }),
};
const now = inputsOf(before);
const hours = (changes: Partial<SectionInputs['horario']>): SectionInputs => ({
  ...now,
  horario: { ...now.horario, ...changes },
});
const written = { tipo: 'ampliacion', desde: '2031-06-01', hasta: null, cambios: now } as const;

describe('readChanges', () => {
  it.each(changeKinds)('sends nothing of what is as it was (%s)', (tipo) => {
    expect(readChanges(tipo, now, before)).toEqual({ cambios: {}, wrong: {} });
  });

  it('sends the values that are another, of the kind alone', () => {
    const typed = hours({ fechaFin: '2031-07-25', horasAldia: 5 });
    expect(readChanges('ampliacion', typed, before).cambios).toEqual({ horario: { fechaFin: '2031-07-25' } });
    expect(readChanges('horas', typed, before).cambios).toEqual({ horario: { horasAldia: 5 } });
    expect(readChanges('otro', typed, before).cambios).toEqual({});
  });

  it('sends a tutor whole', () => {
    const typed = { ...now, tutor: { ...now.tutor, nombre: 'Joan' } };
    expect(readChanges('tutor', typed, before).cambios.tutor).toMatchObject({
      nombre: 'Joan',
      apellidos: 'Ferrer Mas',
    });
  });

  it('sends nothing that a choice has made void', () => {
    const typed = { ...now, condiciones: { remunerada: false, ayudaEstudio: 400 } };
    expect(readChanges('ayuda', typed, before).cambios.condiciones).toEqual({
      remunerada: false,
      ayudaEstudio: null,
    });
  });

  it('says what cannot be read, and reads the rest', () => {
    const { cambios, wrong } = readChanges(
      'ampliacion',
      hours({ fechaFin: null, horasTotales: 320 }),
      before,
    );
    expect(cambios).toEqual({ horario: { horasTotales: 320 } });
    expect(Object.keys(wrong)).toEqual(['cambios.horario.fechaFin']);
  });
});

describe('writtenProblems', () => {
  it.each([
    ['nothing that changes', written, ['cambios']],
    ['a longer one', { ...written, cambios: hours({ fechaFin: '2031-07-25' }) }, []],
    [
      'an emptied value alone',
      { ...written, cambios: hours({ fechaFin: null }) },
      ['cambios.horario.fechaFin'],
    ],
    ['a day after the last', { ...written, tipo: 'otro' as const, desde: '2031-06-28' }, ['desde']],
    ['an interruption without its end', { ...written, tipo: 'interrupcion' as const }, ['hasta']],
  ])('of %s', (_, request, fields) => {
    expect(Object.keys(writtenProblems(request, before, limits))).toEqual(fields);
  });
});

describe('saidAtOnce', () => {
  it('holds hours against the limits', () => {
    const request = { ...written, tipo: 'horas', cambios: hours({ horasAldia: 6 }) } as const;
    expect(Object.keys(saidAtOnce(request, before, limits))).toEqual(['cambios.horario.horasAldia']);
  });

  it('says of a number by itself that it cannot be', () => {
    const request = { ...written, cambios: hours({ horasTotales: 99_999 }) };
    expect(Object.keys(saidAtOnce(request, before, limits))).toEqual(['cambios.horario.horasTotales']);
  });

  it('says nothing of what is only missing', () => {
    expect(saidAtOnce(written, before, limits)).toEqual({});
    expect(saidAtOnce({ ...written, cambios: hours({ fechaFin: null }) }, before, limits)).toEqual({});
    expect(saidAtOnce({ ...written, tipo: 'interrupcion', desde: null }, before, limits)).toEqual({});
  });
});

it('asks each value once', () => {
  for (const paths of Object.values(pathsOf)) expect(new Set(paths).size).toBe(paths.length);
});
