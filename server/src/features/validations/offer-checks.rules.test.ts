import { offerContent } from '@portal/contract/offers';
import type { OfferCheckRule } from '@portal/contract/validations';
import { describe, expect, test } from 'vitest';
import { type CompanyFacts, offerChecks, warningsOf } from './offer-checks.rules.ts';
import { telling } from './telling-words.rules.ts';

const company: CompanyFacts = {
  validada: true,
  dominios: ['talleres.example'],
  titulos: ['Auxiliar de obra'],
};
const context = {
  limites: { horasDia: 5, horasSemana: 25, diasOferta: 30, solicitudesEducacion: 3 },
  today: '2026-11-28',
};
const right = offerContent.parse({
  tipo: 'practicas',
  titulo: 'Delineante',
  descripcion: 'Planos de instalaciones.',
  horasAldia: 5,
  horasSemana: 25,
  fechaInicio: '2027-02-01',
  fechaFin: '2027-06-30',
  ayudaEstudio: 400,
  fechaCaducidad: '2027-01-15',
  emailTutorEmpresa: 'rosa@obras.talleres.example',
});
const checked = (values: Partial<typeof right>, facts: Partial<CompanyFacts> = {}) =>
  offerChecks({ ...right, ...values }, { ...company, ...facts }, context);

test('an internship that has everything right has no warnings, and says what was checked', () => {
  const checks = checked({});
  expect(warningsOf(checks)).toEqual([]);
  expect(checks.map(({ regla }) => regla)).toEqual([
    'horas',
    'cursoAcademico',
    'retribucion',
    'correoTutor',
    'palabras',
    'repetida',
    'empresa',
    'plazo',
  ]);
});

test.each<[OfferCheckRule, Partial<typeof right>, Partial<CompanyFacts>, string | null]>([
  ['horas', { horasAldia: 8 }, {}, null],
  ['horas', { horasSemana: 40 }, {}, null],
  ['cursoAcademico', { fechaFin: '2027-09-30' }, {}, null],
  ['retribucion', { ayudaEstudio: null }, {}, null],
  ['retribucion', { ayudaEstudio: 0 }, {}, null],
  ['correoTutor', { emailTutorEmpresa: 'rosa@gmail.com' }, { dominios: ['gmail.com'] }, 'rosa@gmail.com'],
  ['correoTutor', { emailTutorEmpresa: 'rosa@otra.example' }, {}, 'rosa@otra.example'],
  [
    'palabras',
    { descripcion: 'Buscamos una chica con buena presencia' },
    {},
    'Buscamos una chica, buena presencia',
  ],
  ['repetida', { titulo: 'AUXILIAR DE OBRA.' }, {}, 'Auxiliar de obra'],
  ['empresa', {}, { validada: false }, null],
  ['plazo', { fechaCaducidad: '2026-11-29' }, {}, '2026-11-29'],
])('what is wrong with %s in %j is told', (regla, values, facts, detalle) => {
  expect(checked(values, facts).filter(({ cumple }) => !cumple)).toEqual([{ regla, cumple: false, detalle }]);
});

test('a job has neither hours nor academic years, and what an offer does not say is not checked', () => {
  const job = checked({ tipo: 'empleo', salario: 21_000, emailTutorEmpresa: null, fechaCaducidad: null });
  expect(job.map(({ regla }) => regla)).toEqual(['retribucion', 'palabras', 'repetida', 'empresa']);
  expect(warningsOf(job)).toEqual([]);
});

describe('words that may discriminate', () => {
  test.each([
    ['Se busca señorita de menos de 30 años', ['señorita', 'menos de 30 años']],
    ['Candidatos menores de 30 años, sin cargas familiares', ['menores de 30 años', 'sin cargas familiares']],
    ['Solo hombres', ['Solo hombres']],
    ['Buscamos chico para el almacén', ['Buscamos chico']],
    ['Edad máxima 35', ['Edad máxima']],
    ['Edad: 20-30 años', ['Edad: 20-30']],
    ['Máximo 30 años', ['Máximo 30 años']],
    ['Buscamos personas jóvenes y dinámicas', ['personas jóvenes']],
    ['Persona de entre 25 y 35 años', ['entre 25 y 35 años']],
    ['Se valorará ser mujer. Sexo femenino.', ['valorará ser mujer', 'Sexo femenino']],
    ['Abstenerse extranjeros; solo españoles', ['solo españoles', 'Abstenerse extranjeros']],
    ['Preferiblemente varo\u0301n', ['Preferiblemente varón']],
    ['Se requiere buena presencia', ['buena presencia']],
    ['Busquem noies joves', ['Busquem noies']],
    ['Persona de menys de 35 anys, bona presència', ['menys de 35 anys', 'bona presència']],
    ['Young candidates only', ['Young candidates']],
    ['Women only, no older than 35', ['Women only', 'no older than 35']],
    ['We are looking for someone under 30', ['under 30']],
  ])('are found in %s', (text, found) => {
    expect(telling(text).sort()).toEqual(found.sort());
  });

  test.each([
    'Atención a mujeres y hombres mayores',
    'Programa para jóvenes en la universidad, con familias con hijos',
    'Home office dos días',
    'Diseño de machihembrados y de varas',
    'Experiencia de 2 años, jornada de 30 horas, contrato de un máximo de 24 meses',
    'Salario atractivo y contenidos atractivos para redes',
    'Plantilla mayor de 50 trabajadores; pedidos mayores de 30 €',
    'Residencia de personas mayores de 65 años. Talleres para menores de 12 años',
    'Adolescentes entre 12 y 16 años y adultos entre 30 y 40 años',
    'Una empresa con entre 20 y 25 años de trayectoria',
    'Imprescindible ser mayor de 18 años. Edad mínima: 18 años.',
    'Buscamos chico/a con ganas de aprender, hombre o mujer',
    'Cuidar una buena presencia en redes y la buena imagen de la marca',
    'Residència de gent gran, majors de 65 anys',
    'A company with over 25 years of experience, in the market for over 20 years',
    'Work with young people in a team of young professionals',
    'Male and female candidates are equally welcome',
  ])('are none in %s', (text) => {
    expect(telling(text)).toEqual([]);
  });

  test('are looked for in a time that does not grow beyond the length', () => {
    expect(telling('solo '.repeat(100_000))).toEqual([]);
    expect(telling(' '.repeat(100_000))).toEqual([]);
  });
});
