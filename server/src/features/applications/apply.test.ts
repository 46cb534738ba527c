import { apply } from '@portal/contract/applications';
import { getExternal } from '@portal/contract/external-applications';
import { languages } from '@portal/contract/languages';
import { statusTexts } from '@portal/contract/messages/texts';
import type { offerContent } from '@portal/contract/offers';
import { type ErrorName, errors } from '@portal/contract/statuses';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { applications } from '../../db/tables/applications.ts';
import { companies } from '../../db/tables/companies.ts';
import type { students } from '../../db/tables/students.ts';
import { studies } from '../../db/tables/studies.ts';
import {
  applyWith,
  eventsOf,
  newCandidate,
  newCompany,
  newStudent,
  rowsOf,
  snapshotsOf,
  told,
} from '../../testing/applications.ts';
import { addOffer } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal();
  company = await newCompany(portal);
});
afterAll(() => portal.close());

type Content = Partial<z.input<typeof offerContent>>;
const offer = (
  content: Content = {},
  values: Omit<Parameters<typeof addOffer>[2] & object, 'content'> = {},
) => addOffer(portal, company.id, { ...values, content });

describe('applying', () => {
  test('writes the application with its first event and what was sent, for the rest to follow', async () => {
    const student = await newStudent(portal);
    const target = await offer({ titulo: 'Prácticas de archivo' });
    const { status, datos } = await applyWith(portal, student.token, target.urlAcceso, {
      presentacion: '  Me gustan los archivos. ',
    });
    expect(status).toBe(0);
    expect(datos).toEqual({ urlAcceso: target.urlAcceso, urlInscripcionExterna: null });

    const [row, ...others] = await rowsOf(portal, target.id, student.id);
    if (!row) throw new Error('nothing was written');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ idEstado: 1, presentacion: 'Me gustan los archivos.', leida: null });
    expect(await eventsOf(portal, row.id)).toMatchObject([
      { quien: 'alumno', hecho: 'inscripcion', idEstadoAnterior: null, idEstado: 1, accountId: null },
    ]);
    const [snapshot] = await snapshotsOf(portal, row.id);
    expect(snapshot?.cv).toMatchObject({
      personales: { nombre: 'Nora', localidad: 'València' },
      academicos: [{ centro: 'Facultad de Economía' }],
    });
    expect(snapshot?.followUp).toBe(true);
  });

  test('to an offer that takes applications on the company’s page sends nothing, and is noted as done there (515)', async () => {
    const student = await newStudent(portal);
    const target = await offer({
      urlInscripcionExterna: 'https://empresa.example/inscripcion',
      documentosRequeridos: [{ idTipoDocumento: null, nombre: 'Carta' }],
    });
    expect(await applyWith(portal, student.token, target.urlAcceso, { aceptaCondiciones: false })).toEqual({
      status: 0,
      datos: {
        urlAcceso: target.urlAcceso,
        urlInscripcionExterna: 'https://empresa.example/inscripcion',
      },
      mensaje: expect.stringContaining('no le envía tu CV'),
      aviso: {
        titulo: 'Inscripción anotada',
        boton: { texto: 'Ir a su web', enlace: 'https://empresa.example/inscripcion' },
      },
    });
    expect(await rowsOf(portal, target.id, student.id)).toEqual([]);
    const params = { id: target.urlAcceso };
    expect((await portal.get(getExternal, { params }, { token: student.token })).respuesta).toBe('si');
  });

  test('counts the wishes that are met, which stop nobody', async () => {
    const student = await newStudent(portal, { cochePropio: true });
    const target = await offer({
      requisitosDeseables: { cochePropio: true, disponibilidadExtranjero: true, edadMaxima: 60 },
    });
    await applyWith(portal, student.token, target.urlAcceso);
    expect(await rowsOf(portal, target.id, student.id)).toMatchObject([
      { deseablesCumplidos: 2, deseablesTotal: 3 },
    ]);
  });

  test('on the last day still counts, by the calendar of the institution', async () => {
    const inMadrid = await openPortal({ now: () => new Date('2099-06-10T22:30:00Z') });
    try {
      const firm = await newCompany(inMadrid);
      const student = await newStudent(inMadrid);
      const ends = async (fechaCaducidad: string) =>
        (await addOffer(inMadrid, firm.id, { content: { fechaCaducidad } })).urlAcceso;
      expect(await applyWith(inMadrid, student.token, await ends('2099-06-11'))).toMatchObject({ status: 0 });
      expect(await applyWith(inMadrid, student.token, await ends('2099-06-10'))).toMatchObject({ status: 4 });
    } finally {
      await inMadrid.close();
    }
  });
});

/** Each refusal: what is different in the student and in the offer. */
const refusals: [
  name: ErrorName,
  content: Content,
  student: Partial<typeof students.$inferInsert>,
  study?: Partial<typeof studies.$inferInsert>,
][] = [
  ['noEmploymentService', { tipo: 'empleo' }, { conEmpleo: false }],
  ['noPlacementService', {}, { conPracticas: false }],
  ['noPlacementService', {}, { soloCiclosUAX: true }],
  ['notEnrolledInPlacements', {}, { puedeOfertasPracticas: false }],
  ['mustSeekInternship', {}, { busquedaPracticasActiva: false }],
  ['mustSeekJob', { tipo: 'empleo' }, { busquedaTrabajoActiva: false }],
  [
    'mustSeekJob',
    { tipo: 'empleo', requisitosObligatorios: { cochePropio: true } },
    { busquedaTrabajoActiva: false },
  ],
  ['workPermitRequired', {}, { nacionalidades: [840] }],
  [
    'offerForOtherDegree',
    { listado_titulaciones: [{ idTitulacion: 101, caracter: 'requerida' }] },
    {},
    { idTitulacion: 102 },
  ],
  [
    'offerForOtherProfile',
    { listado_titulaciones: [{ idTitulacion: 111, caracter: 'requerida' }] },
    {},
    { idTitulacion: 102 },
  ],
  [
    'undergraduatesOnly',
    { listado_titulaciones: [{ idTitulacion: 101, caracter: 'requerida' }] },
    {},
    { idTitulacion: 201 },
  ],
  [
    'postgraduatesOnly',
    { listado_titulaciones: [{ idTitulacion: 201, caracter: 'requerida' }] },
    {},
    { idTitulacion: 102 },
  ],
  ['insufficientCredits', { creditosSuperados: 180 }, {}],
  ['requirementsNotMet', { requisitosObligatorios: { cochePropio: true } }, {}],
  ['requirementsNotMet', { creditosSuperados: 180, requisitosObligatorios: { cochePropio: true } }, {}],
  ['requirementsNotMet', {}, { numSegSocial: null }],
];

describe('refusals', () => {
  test.each(refusals)('%s', async (name, content, values, study) => {
    const student = await newStudent(portal, values, study);
    const target = await offer(content);
    const { datos, mensaje } = await portal.refused(
      apply,
      { body: { urlOferta: target.urlAcceso, aceptaCondiciones: true } },
      name,
      student,
    );
    expect(mensaje).not.toMatch(/[{}]/);
    const ofServices: ErrorName[] = ['noEmploymentService', 'noPlacementService', 'notEnrolledInPlacements'];
    if (!ofServices.includes(name)) {
      expect(datos).toMatchObject({
        requisitos: expect.arrayContaining([expect.objectContaining({ cumple: false })]),
      });
    }
    expect(await rowsOf(portal, target.id, student.id)).toEqual([]);
    expect(await told(portal, student.id)).toEqual([]);
  });

  test('studyRequired, for a student without studies', async () => {
    const student = await newStudent(portal);
    await portal.database.orm.delete(studies).where(eq(studies.studentId, student.id));
    const body = { urlOferta: (await offer()).urlAcceso, aceptaCondiciones: true };
    await portal.refused(apply, { body }, 'studyRequired', student);
  });

  test('overlapsPlacement, for a student who was selected for the same months', async () => {
    const dates = { fechaInicio: '2099-01-01', fechaFin: '2099-06-30' };
    const first = await offer(dates);
    const { student, id } = await newCandidate(portal, company.id, { offer: first });
    await portal.database.orm.update(applications).set({ idEstado: 5 }).where(eq(applications.id, id));
    const second = await offer({ fechaInicio: '2099-06-01', fechaFin: '2099-09-30' });
    const body = { urlOferta: second.urlAcceso, aceptaCondiciones: true };
    await portal.refused(apply, { body }, 'overlapsPlacement', student);
  });

  test.each(languages)('80 lists what is not met in %s', async (language) => {
    const student = await newStudent(portal);
    const target = await offer({
      requisitosObligatorios: { cochePropio: true, disponibilidadTraslado: true },
      requisitosDeseables: { disponibilidadExtranjero: true },
    });
    const { datos, mensaje } = await portal.refused(
      apply,
      { body: { urlOferta: target.urlAcceso, aceptaCondiciones: true } },
      'requirementsNotMet',
      { ...student, language },
    );
    const { requisitos } = datos as { requisitos: { texto: string; regla: string }[] };
    expect(requisitos.map(({ regla }) => regla)).toEqual(['cochePropio', 'disponibilidadTraslado']);
    const [before = ''] = statusTexts[language].requirementsNotMet.body.split('{');
    expect(mensaje?.startsWith(before)).toBe(true);
    for (const { texto } of requisitos) expect(mensaje).toContain(texto.replace(/\.$/, ''));
    expect(mensaje).not.toContain('..');
  });

  test('offerNotFound: none, not open, of a company that was blocked', async () => {
    const student = await newStudent(portal);
    const blocked = await newCompany(portal);
    await portal.database.orm
      .update(companies)
      .set({ estado: 'bloqueada' })
      .where(eq(companies.id, blocked.id));
    const urls = [
      'no-such-offer-here',
      ...(await Promise.all(
        (['borrador', 'pendiente', 'cerrada', 'caducada', 'rechazada', 'eliminada'] as const).map(
          async (estado) => (await offer({}, { estado })).urlAcceso,
        ),
      )),
      (await offer({ fechaCaducidad: '2020-01-01' })).urlAcceso,
      (await addOffer(portal, blocked.id)).urlAcceso,
    ];
    for (const urlOferta of urls) {
      await portal.refused(apply, { body: { urlOferta, aceptaCondiciones: true } }, 'offerNotFound', student);
    }
  });

  test('alreadyApplied, whatever became of it', async () => {
    const { student, offer: target, id } = await newCandidate(portal, company.id);
    const body = { urlOferta: target.urlAcceso, aceptaCondiciones: true };
    for (const idEstado of [1, 2, 5, 6, 16, 17, 98] as const) {
      await portal.database.orm.update(applications).set({ idEstado }).where(eq(applications.id, id));
      await portal.refused(apply, { body }, 'alreadyApplied', student);
    }
    expect(await eventsOf(portal, id)).toHaveLength(1);
  });

  test('the conditions of an internship have to be accepted, those of a job are none', async () => {
    const student = await newStudent(portal);
    const internship = await offer();
    const refused = await applyWith(portal, student.token, internship.urlAcceso, {
      aceptaCondiciones: false,
    });
    expect(refused).toMatchObject({ status: 15, datos: { campos: [{ campo: 'aceptaCondiciones' }] } });
    const job = await offer({ tipo: 'empleo' });
    expect(await applyWith(portal, student.token, job.urlAcceso, { aceptaCondiciones: false })).toMatchObject(
      {
        status: 0,
      },
    );
  });

  test('without a token, as a company, with a body that is none', async () => {
    const body = { urlOferta: (await offer()).urlAcceso };
    expect(await portal.call(apply, { body })).toMatchObject({ status: errors.sessionLost.code });
    expect(await portal.call(apply, { body }, company)).toMatchObject({ status: errors.noPermission.code });
    const student = await newStudent(portal);
    expect(await portal.call(apply, { body: { urlOferta: '../..' } }, student)).toMatchObject({
      status: 15,
      datos: { campos: [{ campo: 'urlOferta' }] },
    });
  });
});
