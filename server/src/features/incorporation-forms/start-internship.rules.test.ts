import { expect, test } from 'vitest';
import { formData } from './incorporation-forms.fixtures.ts';
import { agreedContent, mergedDrafts } from './start-internship.rules.ts';

test('what was agreed counts over what the portal knows, field by field', () => {
  const merged = mergedDrafts(
    { lugar: { localidad: 'València', codigoPostal: '46004' }, contacto: { nombre: 'Pere' } },
    { lugar: { localidad: 'Gandia' }, condiciones: { remunerada: false } },
  );
  expect(merged).toMatchObject({
    lugar: { localidad: 'Gandia', codigoPostal: '46004' },
    contacto: { nombre: 'Pere' },
    condiciones: { remunerada: false },
    tutor: {},
  });
});

test('the offer of an agreed internship has one place and says what is known', () => {
  expect(agreedContent('Prácticas de datos', formData)).toMatchObject({
    tipo: 'practicas',
    titulo: 'Prácticas de datos',
    plazas: 1,
    fechaInicio: '2031-02-03',
    fechaFin: '2031-06-27',
    horasSemana: 20,
    ayudaEstudio: 450,
    descripcion: formData.actividad.descripcionActividad,
    localidad: 'València',
    fechaCaducidad: null,
  });
});

test('what is no value of an offer, and pay that is not paid, it leaves out', () => {
  const content = agreedContent('Prácticas de datos', {
    horario: { horario: '', horasAldia: 99, horasSemana: null },
    condiciones: { remunerada: false, ayudaEstudio: 300 },
    lugar: { localidad: '', idProvincia: 48 },
  });
  expect(content).toMatchObject({
    horasAldia: null,
    horasSemana: null,
    ayudaEstudio: null,
    localidad: null,
    idProvincia: 48,
    fechaInicio: null,
  });
});
