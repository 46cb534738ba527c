import { verifyDocument } from '@portal/contract/agreements';
import {
  acceptReport,
  getCompanyReports,
  getManagedReports,
  getOwnReports,
  getTutorReports,
  issueCertificate,
  issueOwnCertificate,
  markPlacement,
  saveMemoria,
  sendHostReport,
  sendHostReportByLink,
  sendMemoria,
} from '@portal/contract/placement-reports';
import { closePlacement, getCompanyPlacement, getManagedPlacement } from '@portal/contract/placements';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobsOf, newCompany, newStudent, told } from '../../testing/applications.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { sha256 } from '../agreements/check-file.ts';
import { addPlacement, addTutor, addTutorLink } from '../placements/placements.fixtures.ts';
import { addReport, hostReport, memoria } from './placement-reports.fixtures.ts';
import { eraseReports } from './placement-reports.queries.ts';
import { reportRemindersWorker } from './report-reminders.ts';

/** The placements of these tests end on 27 June. */
const after = new Date('2031-07-01T10:00:00Z');
let now = after;
let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
let manager: { token: string };
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  company = await newCompany(portal);
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(() => {
  now = after;
});

type Values = Parameters<typeof addPlacement>[2];
const ended = (values: Values = {}) => addPlacement(portal, company.id, { estado: 'finalizada', ...values });
const linkOf = (of: Parameters<typeof addTutorLink>[1]) => addTutorLink(portal, of, now);
const hostLink = () => linkOf({ companyId: company.id, email: 'marta.gil@empresa.example' });
const host = (idPractica: number, more = {}) => ({
  body: { idPractica, tipo: 'final' as const, version: 0, datos: hostReport, ...more },
});
const written = (idPractica: number, more = {}) => ({
  body: { idPractica, version: 0, datos: memoria, ...more },
});
const shown = (id: number) => portal.get(getManagedPlacement, { params: { id } }, manager);
const managed = (id: number) => portal.get(getManagedReports, { params: { id } }, manager);
/** The file behind a link. */
const fileAt = async (link: { url: string } | null) =>
  (await portal.app.inject({ method: 'GET', url: link?.url ?? '' })).rawPayload;
const said = (pdf: Uint8Array) => pdfText(pdf).replaceAll('\n', ' ');

/** With an academic tutor and a link of theirs. */
async function tutored(values: Values = {}) {
  const tutor = await addTutor(portal);
  const placement = await ended({ academicTutorId: tutor.id, ...values });
  return { ...placement, tutor, token: await linkOf({ academicTutorId: tutor.id }) };
}

describe('the host tutor’s report', () => {
  test('is sent by link, becomes a PDF in the sender’s language, and is noted with the placement', async () => {
    const { id } = await ended();
    const sent = await portal.get(
      sendHostReportByLink,
      { body: { token: await hostLink(), ...host(id).body } },
      { language: 'ca' },
    );
    expect(sent.final).toMatchObject({
      version: 1,
      quien: 'Marta Gil Ros',
      datos: hostReport,
      aceptado: null,
    });
    expect(said(await fileAt(sent.final?.documento ?? null))).toContain(
      'Informe final del tutor de l’entitat',
    );
    const whole = await shown(id);
    expect(whole.informes).toEqual({ tutorEmpresa: now.toISOString(), alumno: null, calificacion: null });
    expect(whole.historial[0]).toMatchObject({
      tipo: 'informeEnviado',
      quien: 'Marta Gil Ros',
      nota: 'Informe final del tutor de la entidad colaboradora',
    });
  });

  test('the company sends it too and corrects it, once for each sending, until a manager accepts it', async () => {
    const { id } = await ended();
    await portal.get(sendHostReport, host(id), company);
    expect((await portal.get(sendHostReport, host(id), company)).final?.version).toBe(1);
    const datos = { ...hostReport, horas: 400 };
    await portal.refused(sendHostReport, host(id, { datos }), 'cannotChangeState', company);
    const corrected = await portal.get(sendHostReport, host(id, { datos, version: 1 }), company);
    expect(corrected.final).toMatchObject({ version: 2, datos: { horas: 400 } });
    expect(said(await fileAt(corrected.final?.documento ?? null))).toContain('400');
    const body = { idPractica: id, tipo: 'final' as const, version: 2 };
    await portal.refused(acceptReport, { body: { ...body, version: 1 } }, 'cannotChangeState', manager);
    const none = { ...body, idPractica: 0x7fffffff };
    await portal.refused(acceptReport, { body: none }, 'placementStudentNotFound', manager);
    const accepted = await portal.get(acceptReport, { body }, manager);
    expect(accepted.final?.aceptado).toBe(now.toISOString());
    expect((await portal.get(acceptReport, { body }, manager)).final?.version).toBe(3);
    await portal.refused(sendHostReport, host(id, { version: 3 }), 'cannotChangeState', company);
    expect((await portal.get(getCompanyReports, { params: { id } }, company)).puede.final).toBe(false);
  });

  test('the interim one is of a placement that goes on, and says nothing of its end', async () => {
    now = new Date('2031-04-10T10:00:00Z');
    const { id } = await ended({ estado: 'enCurso' });
    await portal.refused(sendHostReport, host(id), 'cannotChangeState', company);
    const { intermedio, puede } = await portal.get(sendHostReport, host(id, { tipo: 'intermedio' }), company);
    expect(intermedio?.version).toBe(1);
    expect(puede).toMatchObject({ final: false, intermedio: true });
    expect((await shown(id)).informes.tutorEmpresa).toBeNull();
  });

  test.each([
    ['more hours than the annex and the log have', { horas: 4000 }, 'datos.horas'],
    [
      'nothing rated',
      {
        valoraciones: Object.fromEntries(
          Object.keys(hostReport.valoraciones).map((aspect) => [aspect, 'noProcede']),
        ),
      },
      'datos.valoraciones.capacidadTecnica',
    ],
  ] as const)('is refused with %s', async (_, more, campo) => {
    const { id } = await ended();
    const datos = { ...hostReport, ...more } as typeof hostReport;
    const { datos: said } = await portal.refused(
      sendHostReport,
      host(id, { datos }),
      'mandatoryDataMissing',
      company,
    );
    expect(said).toMatchObject({ campos: [{ campo }] });
  });

  test('names what is missing beside it, and is of its company and its tutor alone', async () => {
    const { id, token } = await tutored();
    const { puntualidad: _, ...valoraciones } = hostReport.valoraciones;
    const response = await portal.app.inject({
      method: 'POST',
      url: sendHostReport.path,
      headers: { authorization: `Bearer ${company.token}` },
      payload: host(id, { datos: { ...hostReport, valoraciones } }).body,
    });
    expect(response.json()).toMatchObject({
      status: 15,
      datos: { campos: [{ campo: expect.stringMatching(/valoraciones\.puntualidad$/) }] },
    });
    await portal.refused(sendHostReport, host(id), 'placementStudentNotFound', await newCompany(portal));
    const email = 'otra@empresa.example';
    await addPlacement(portal, company.id, { emailTutorEmpresa: email });
    const other = await linkOf({ companyId: company.id, email });
    for (const wrong of [token, other])
      await portal.refused(
        sendHostReportByLink,
        { body: { token: wrong, ...host(id).body } },
        'placementStudentNotFound',
      );
    const gone = { token: 'x'.repeat(43), ...host(id).body };
    await portal.refused(sendHostReportByLink, { body: gone }, 'linkExpiredOrUsed');
    const closed = await ended({ estado: 'cerrada' });
    const late = { body: { token: await hostLink(), ...host(closed.id).body } };
    await portal.refused(sendHostReportByLink, late, 'cannotChangeState');
  });
});

describe('the student’s final report', () => {
  test('says from when it can be sent, and is refused before', async () => {
    const { id, student } = await ended({ estado: 'enCurso' });
    now = new Date('2031-04-10T10:00:00Z');
    const early = await portal.get(getOwnReports, { params: { id } }, student);
    expect(early).toMatchObject({ memoriaDesde: '2031-06-12', puede: { memoria: true } });
    await portal.refused(sendMemoria, written(id), 'cannotChangeState', student);
    now = new Date('2031-06-12T10:00:00Z');
    expect((await portal.get(getOwnReports, { params: { id } }, student)).memoriaDesde).toBeNull();
    await portal.get(sendMemoria, written(id), student);
  });

  test('is filled from the placement, kept as it is written, and read by nobody before it is sent', async () => {
    const { id, student } = await ended();
    const first = await portal.get(getOwnReports, { params: { id } }, student);
    expect(first.borrador.entidad).toContain('Calle Colón, 12, 46004');
    expect(first).toMatchObject({
      versionBorrador: 0,
      memoria: null,
      puede: { memoria: true, final: false },
    });
    const draft = written(id, { datos: { tareas: 'Preparé informes.' } });
    expect(await portal.get(saveMemoria, draft, student)).toEqual({ version: 1 });
    await portal.refused(saveMemoria, draft, 'cannotChangeState', student);
    const next = written(id, { version: 1, datos: { problemas: 'Ninguno.' } });
    expect(await portal.get(saveMemoria, next, student)).toEqual({ version: 2 });
    const { borrador } = await portal.get(getOwnReports, { params: { id } }, student);
    expect(borrador).toEqual({ ...first.borrador, tareas: 'Preparé informes.', problemas: 'Ninguno.' });
    expect((await managed(id)).memoria).toBeNull();
  });

  test('is sent and corrected; what is written meanwhile is not what others read', async () => {
    const { id, student } = await ended();
    expect(await portal.get(sendMemoria, written(id), student)).toEqual({ version: 1 });
    await portal.get(saveMemoria, written(id, { version: 1, datos: { tareas: 'Más.' } }), student);
    expect((await managed(id)).memoria).toMatchObject({ datos: memoria, version: 2 });
    expect((await shown(id)).informes.alumno).toBe(now.toISOString());
    await portal.refused(
      sendMemoria,
      written(id, { datos: { ...memoria, tareas: 'Más.' } }),
      'cannotChangeState',
      student,
    );
    await portal.get(
      sendMemoria,
      written(id, { version: 2, datos: { ...memoria, tareas: 'Más.' } }),
      student,
    );
    const { memoria: read } = await managed(id);
    expect(said(await fileAt(read?.documento ?? null))).toContain('Más.');
    const body = { idPractica: id, tipo: 'memoria' as const, version: 3 };
    await portal.get(acceptReport, { body }, manager);
    await portal.refused(saveMemoria, written(id, { version: 4 }), 'cannotChangeState', student);
  });

  test('is the student’s alone', async () => {
    const { id } = await ended();
    const stranger = await newStudent(portal);
    await portal.refused(saveMemoria, written(id), 'placementStudentNotFound', stranger);
    await portal.refused(sendMemoria, written(id), 'placementStudentNotFound', stranger);
    await portal.refused(getOwnReports, { params: { id } }, 'placementStudentNotFound', stranger);
  });
});

test('each reads what is theirs to read', async () => {
  const { id, student, token } = await tutored();
  await addReport(portal, id, 'final');
  await addReport(portal, id, 'memoria');
  const mark = { token, idPractica: id, version: 0, calificacion: 8.5, comentario: 'Buen trabajo.' };
  await portal.get(markPlacement, { body: mark });
  const has = ({ final, memoria: own, valoracion }: Awaited<ReturnType<typeof managed>>) =>
    [final, own, valoracion].map((one) => one !== null);
  const params = { params: { id } };
  expect(has(await portal.get(getOwnReports, params, student))).toEqual([false, true, true]);
  expect(has(await portal.get(getCompanyReports, params, company))).toEqual([true, false, false]);
  expect(has(await managed(id))).toEqual([true, true, true]);
  const read = async (link: string) =>
    has(await portal.get(getTutorReports, { body: { token: link, idPractica: id } }));
  expect(await read(await hostLink())).toEqual([true, false, false]);
  expect(await read(token)).toEqual([true, true, true]);
  const none = { params: { id: 999_999 } };
  await portal.refused(getManagedReports, none, 'placementStudentNotFound', manager);
  await portal.refused(getCompanyReports, params, 'placementStudentNotFound', await newCompany(portal));
  const email = 'x@example.test';
  await addPlacement(portal, company.id, { emailTutorEmpresa: email });
  const other = { body: { token: await linkOf({ companyId: company.id, email }), idPractica: id } };
  await portal.refused(getTutorReports, other, 'placementStudentNotFound');
  await portal.refused(
    getTutorReports,
    { body: { token: 'x'.repeat(43), idPractica: id } },
    'linkExpiredOrUsed',
  );
});

describe('the mark', () => {
  const given = { version: 0, calificacion: 8.5, comentario: 'Buen trabajo.' };

  test('is given by the academic tutor once it has ended, and corrected', async () => {
    const { id, token } = await tutored();
    const body = { token, idPractica: id, ...given };
    expect((await portal.get(markPlacement, { body })).valoracion).toMatchObject({ ...given, version: 1 });
    expect((await portal.get(markPlacement, { body })).valoracion?.version).toBe(1);
    await portal.refused(markPlacement, { body: { ...body, calificacion: 9 } }, 'cannotChangeState');
    await portal.get(markPlacement, { body: { ...body, calificacion: 9.1, version: 1 } });
    const whole = await shown(id);
    expect(whole.informes.calificacion).toBe(9.1);
    expect(whole.historial[0]).toMatchObject({ tipo: 'valorada', quien: 'Carme Puig Sala', nota: null });
    await portal.refused(markPlacement, { body: { ...body, calificacion: 9.15 } }, 'mandatoryDataMissing');
  });

  test('is the academic tutor’s of the placement alone', async () => {
    const { id } = await tutored();
    const body = { idPractica: id, ...given };
    for (const token of [await hostLink(), (await tutored()).token])
      await portal.refused(markPlacement, { body: { token, ...body } }, 'placementStudentNotFound');
    await portal.refused(markPlacement, { body: { token: 'x'.repeat(43), ...body } }, 'linkExpiredOrUsed');
  });

  test('after an early end the reports, the mark and the certificate are of the real days and hours', async () => {
    const values = { estado: 'rescindida', finPor: 'empresa', finMotivo: 'Cierra.' } as const;
    const { id, student, token } = await tutored({ ...values, finDesde: '2031-06-01' });
    const mark = { token, idPractica: id, ...given };
    now = new Date('2031-05-31T10:00:00Z');
    const datos = { ...hostReport, horas: 310 };
    await portal.get(sendHostReport, host(id, { datos }), company);
    await portal.get(sendMemoria, written(id), student);
    await portal.refused(markPlacement, { body: mark }, 'cannotChangeState');
    expect((await shown(id)).estado).toBe('rescindida');
    now = new Date('2031-06-01T10:00:00Z');
    await portal.get(markPlacement, { body: mark });
    expect(await shown(id)).toMatchObject({
      estado: 'cerrada',
      certificable: true,
      fin: { desde: '2031-06-01' },
    });
    const body = { idPractica: id, idioma: 'es' as const };
    const { codigo, documento } = await portal.get(issueOwnCertificate, { body }, student);
    const words = said(await fileAt(documento)).replaceAll(' ', '');
    expect(words).toContain('310');
    expect(words).toContain('31demayode2031');
    expect(words).not.toContain('27dejunio');
    expect(await portal.get(verifyDocument, { params: { codigo } })).toMatchObject({
      fechaFin: '2031-05-31',
      horas: 310,
    });
  });

  test('of one that ended before its first day there is nothing to write, to mark or to close', async () => {
    const { id, version, token } = await tutored({ estado: 'renunciada', finDesde: '2031-02-03' });
    await portal.refused(sendHostReport, host(id), 'cannotChangeState', company);
    await portal.refused(markPlacement, { body: { token, idPractica: id, ...given } }, 'cannotChangeState');
    expect((await shown(id)).cerrable).toBe(false);
    const closing = { idPractica: id, version, motivo: 'No hubo prácticas.' };
    await portal.refused(closePlacement, { body: closing }, 'cannotChangeState', manager);
  });

  test('one that ended early is closed by a manager too, and certified without the hours of its annex', async () => {
    const { id, version, student } = await ended({ estado: 'renunciada', finDesde: '2031-06-01' });
    const closing = { idPractica: id, version, motivo: 'Informe en papel.' };
    await portal.get(closePlacement, { body: closing }, manager);
    const body = { idPractica: id, idioma: 'es' as const };
    const { codigo, documento } = await portal.get(issueOwnCertificate, { body }, student);
    expect(said(await fileAt(documento))).not.toContain('400');
    expect(await portal.get(verifyDocument, { params: { codigo } })).toMatchObject({ horas: null });
  });

  test('with both reports closes the placement, the academic tutor having been asked for it', async () => {
    const { id, student, token, tutor } = await tutored();
    await portal.get(sendHostReport, host(id), company);
    await portal.get(sendMemoria, written(id), student);
    expect(await jobsOf(portal, 'mailTo')).toContainEqual(
      expect.objectContaining({ tipo: 'markAwaited', para: tutor.email }),
    );
    expect((await shown(id)).estado).toBe('finalizada');
    await portal.get(markPlacement, { body: { token, idPractica: id, ...given } });
    expect(await shown(id)).toMatchObject({ estado: 'cerrada', certificable: true });
    // A slip is corrected until it is certified, and nobody at the company reads it.
    await portal.get(markPlacement, {
      body: { token, idPractica: id, ...given, version: 1, calificacion: 9 },
    });
    expect((await shown(id)).informes.calificacion).toBe(9);
    const { informes } = await portal.get(getCompanyPlacement, { params: { id } }, company);
    expect(informes.calificacion).toBeNull();
    await portal.refused(
      sendHostReport,
      host(id, { version: 1, datos: { ...hostReport, horas: 1 } }),
      'cannotChangeState',
      company,
    );
  });
});

describe('the certificate', () => {
  const certificate = (idPractica: number, idioma: 'es' | 'en' = 'es') => ({ body: { idPractica, idioma } });

  test('is issued once in a language, and found by its code', async () => {
    const { id, numero, student } = await ended({ estado: 'cerrada' });
    await addReport(portal, id, 'final');
    const issued = await portal.get(issueOwnCertificate, certificate(id), student);
    const pdf = await fileAt(issued.documento);
    const words = said(pdf).replaceAll(' ', '');
    for (const part of ['Certificadodeprácticasacadémicasexternas', 'NoraPratsVidal', '392,5', issued.codigo])
      expect(words).toContain(part);
    now = new Date('2031-07-01T10:05:00Z');
    const again = await portal.get(issueCertificate, certificate(id), manager);
    expect(again.codigo).toBe(issued.codigo);
    expect(Buffer.from(pdf).equals(await fileAt(again.documento))).toBe(true);
    const english = await portal.get(issueCertificate, certificate(id, 'en'), manager);
    expect(english.codigo).not.toBe(issued.codigo);
    expect((await managed(id)).certificados).toHaveLength(2);
    expect(await portal.get(verifyDocument, { params: { codigo: issued.codigo.toLowerCase() } })).toEqual({
      tipo: 'certificado',
      numero,
      emitido: '2031-07-01T10:00:00+00:00',
      partes: [expect.any(String), company.nombreFiscal],
      sustituido: false,
      fechaInicio: '2031-02-03',
      fechaFin: '2031-06-27',
      horas: 392.5,
      huellas: [{ que: 'generado', sha256: sha256(pdf) }],
    });
    const events = (await shown(id)).historial.filter(({ tipo }) => tipo === 'certificadoEmitido');
    expect(events).toHaveLength(2);
  });

  test('is of a closed placement, and of its student', async () => {
    const { id, student } = await ended();
    await portal.refused(issueOwnCertificate, certificate(id), 'cannotChangeState', student);
    await portal.refused(issueCertificate, certificate(id), 'cannotChangeState', manager);
    const stranger = await newStudent(portal);
    await portal.refused(issueOwnCertificate, certificate(id), 'placementStudentNotFound', stranger);
    await portal.refused(issueCertificate, certificate(999_999), 'placementStudentNotFound', manager);
  });

  test('of a student who left stays known by its code, without the document', async () => {
    const { id, student } = await ended({ estado: 'cerrada' });
    await addReport(portal, id, 'memoria');
    const { codigo } = await portal.get(issueOwnCertificate, certificate(id), student);
    await portal.database.transaction((db) => eraseReports(db, [student.id]));
    expect(await managed(id)).toMatchObject({ memoria: null, certificados: [] });
    expect(await portal.get(verifyDocument, { params: { codigo } })).toMatchObject({ tipo: 'certificado' });
    await portal.refused(issueCertificate, certificate(id), 'cannotChangeState', manager);
  });
});

test('an annex is found by the code of its version, until the next one with a note', async () => {
  const { id, numero } = await ended({ estado: 'enCurso' });
  const { rows } = await portal.database.raw(
    "update annex_versions set codigo = 'K7QX-4TRB-9M2P' where placement_id = $1 returning sha256",
    [id],
  );
  const [version] = rows as { sha256: string }[];
  const params = { params: { codigo: 'k7qx4trb9m2p' } };
  expect(await portal.get(verifyDocument, params)).toMatchObject({
    tipo: 'anexo',
    numero,
    numVersion: 1,
    estado: 'enCurso',
    sustituido: false,
    huellas: [{ que: 'generado', sha256: version?.sha256 }],
  });
  await portal.database.raw(
    `insert into annex_versions (placement_id, num_version, codigo, idioma, empresa, datos, cambios, sha256, creada)
      select placement_id, 2, 'AAAA-BBBB-CCCC', idioma, empresa, datos, cambios, sha256, creada
      from annex_versions where placement_id = $1`,
    [id],
  );
  expect((await portal.get(verifyDocument, params))?.sustituido).toBe(true);
});

describe('reminders', () => {
  const remind = async (day: string) => {
    now = new Date(`${day}T06:30:00Z`);
    await reportRemindersWorker(await portal.tools())();
  };
  /** How often each was told that something of theirs is late. */
  async function reminded(placement: Awaited<ReturnType<typeof tutored>>) {
    const mails = (await jobsOf(portal, 'mailTo')) as {
      para: string;
      tipo: string;
      datos: { titulos?: string };
    }[];
    const count = (tipo: string) =>
      mails.filter((mail) => mail.tipo === tipo && mail.datos.titulos?.includes(placement.titulo)).length;
    const toStudent = (await told(portal, placement.student.id)).filter(({ tipo }) => tipo === 'memoriaDue');
    const toCompany = (await told(portal, company.contactId)).filter(
      ({ tipo, urlAcceso }) =>
        tipo === 'hostReportDueToCompany' && urlAcceso === `/alumnos-en-practicas/${placement.id}`,
    );
    return [count('hostReportDue'), count('markDue'), toStudent.length, toCompany.length];
  }

  test('go to who is late on the first day after the end, after a week and after two, each once', async () => {
    const placement = await tutored({ titulo: 'Prácticas sin informes' });
    await remind('2031-06-27');
    expect(await reminded(placement)).toEqual([0, 0, 0, 0]);
    await remind('2031-06-28');
    await remind('2031-06-29');
    expect(await reminded(placement)).toEqual([1, 1, 0, 0]);
    await remind('2031-07-05');
    expect(await reminded(placement)).toEqual([2, 2, 1, 1]);
    // The session is of the first of July.
    now = after;
    await portal.get(sendMemoria, written(placement.id), placement.student);
    await remind('2031-07-12');
    await remind('2031-07-20');
    expect(await reminded(placement)).toEqual([3, 3, 1, 2]);
  });
});
