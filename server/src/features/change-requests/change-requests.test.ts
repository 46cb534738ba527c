import { randomUUID } from 'node:crypto';
import {
  acceptChange,
  authoriseChange,
  getManagedChange,
  listChangeablePlacements,
  listCompanyChanges,
  listManagedChanges,
  listOwnChanges,
  listTutorChanges,
  refuseChange,
  requestChange,
  withdrawChange,
} from '@portal/contract/change-requests';
import { getOwnHours } from '@portal/contract/placement-hours';
import {
  assignAcademicTutor,
  endPlacement,
  getManagedPlacement,
  saveAcademicTutor,
} from '@portal/contract/placements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsOf, newCompany, newStudent, told } from '../../testing/applications.ts';
import { addManager, file, managerToken } from '../../testing/fixtures.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addWeek } from '../placement-hours/placement-hours.fixtures.ts';
import { attendanceDays } from '../placement-hours/placement-hours.queries.ts';
import { placements as placementsArea } from '../placements/placements.area.ts';
import { addAwaited, addPlacement, addTutor, addTutorLink } from '../placements/placements.fixtures.ts';
import { changeRequests as changesArea } from './change-requests.area.ts';
import { addChange } from './change-requests.fixtures.ts';

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
let rival: Awaited<ReturnType<typeof newCompany>>;
let manager: { token: string };
beforeAll(async () => {
  portal = await openPortal();
  company = await newCompany(portal);
  rival = await newCompany(portal);
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());

const longer = {
  tipo: 'ampliacion' as const,
  detalle: 'El proyecto necesita un mes más.',
  desde: '2031-06-01',
  cambios: { horario: { fechaFin: '2031-07-25', horasTotales: 460 } },
};
const ask = (idPractica: number, more: object = {}) => ({
  body: { ...longer, idPractica, claveEnvio: randomUUID(), ...more },
});
const managed = (id: number) => portal.get(getManagedChange, { params: { id } }, manager);
const placementOf = (id: number) => portal.get(getManagedPlacement, { params: { id } }, manager);

test('a change that is accepted makes version 2 of the annex, whose signatures are awaited', async () => {
  const { id: academicTutorId } = await addTutor(portal);
  const { id, student } = await addPlacement(portal, company.id, { estado: 'enCurso', academicTutorId });
  const call = ask(id, { adjunto: file });
  const { idCambio } = await portal.get(requestChange, call, company);
  expect(await portal.get(requestChange, call, company)).toEqual({ idCambio });
  await portal.refused(requestChange, ask(id), 'cannotChangeState', company);
  const possible = await portal.get(listChangeablePlacements, {}, company);
  expect(possible.find(({ idPractica }) => idPractica === id)).toMatchObject({ pendiente: true });
  const change = await managed(idCambio);
  expect(change).toMatchObject({
    estado: 'pendiente',
    problemas: [],
    solapada: false,
    adjunto: { nombre: file.nombre },
    practica: { fechaFin: '2031-06-27', horasSemana: 20, horasTotales: 400 },
    diferencias: [
      { campo: 'horario.fechaFin', antes: '2031-06-27', despues: '2031-07-25' },
      { campo: 'horario.horasTotales', antes: '400', despues: '460' },
    ],
  });
  const accepted = { body: { idCambio, version: change.version } };
  await portal.get(acceptChange, accepted, manager);
  await portal.refused(acceptChange, accepted, 'cannotChangeState', manager);
  expect(await placementOf(id)).toMatchObject({
    estado: 'enCurso',
    fechaFin: '2031-07-25',
    horasTotales: 460,
    faltan: expect.arrayContaining(['firmaEmpresa', 'firmaAlumno', 'firmaCentro']),
    versiones: [{ numVersion: 2, cambios: change.diferencias, firmas: [] }, { numVersion: 1 }],
  });
  const [newest] = (await placementOf(id)).versiones;
  const annex = await portal.app.inject({ method: 'GET', url: newest?.anexo.url ?? '' });
  expect(pdfText(annex.rawPayload).replaceAll('\n', ' ')).toContain(
    'Esta versión tiene efecto desde el 1 de junio de 2031 y sustituye a la versión 1.',
  );
  expect((await told(portal, student.id)).map(({ tipo }) => tipo)).toContain('placementChanged');
  expect(await portal.get(listOwnChanges, { params: { id } }, student)).toMatchObject([
    { estado: 'aceptada' },
  ]);
  expect(await portal.get(listCompanyChanges, { params: { id } }, company)).toMatchObject([{ idCambio }]);
});

test('a student without an academic tutor is told of a change, which they sign once there is one', async () => {
  const { id, student } = await addPlacement(portal, company.id, { estado: 'enCurso' });
  const { idCambio } = await portal.get(requestChange, ask(id), company);
  const { version } = await managed(idCambio);
  await portal.get(acceptChange, { body: { idCambio, version } }, manager);
  const kinds = async () => (await told(portal, student.id)).map(({ tipo }) => tipo);
  expect(await kinds()).toContain('placementChangedUnsigned');
  expect(await kinds()).not.toContain('placementChanged');
  const { id: idTutor } = await addTutor(portal);
  await portal.get(assignAcademicTutor, { body: { practicas: [id], idTutor } }, manager);
  expect(await kinds()).toContain('placementChanged');
  expect(await kinds()).not.toContain('annexToSign');
});

test('an interruption that is accepted is kept, printed in the next annex, and nothing of its days is counted', async () => {
  const { id, student } = await addPlacement(portal, company.id, { estado: 'enCurso' });
  await addWeek(portal, id, { lunes: '2031-03-03', estado: 'confirmada' });
  await addWeek(portal, id, { lunes: '2031-03-10' });
  const stop = {
    tipo: 'interrupcion',
    detalle: 'Cierra por vacaciones.',
    desde: '2031-03-06',
    hasta: '2031-03-11',
    cambios: {},
  };
  const { idCambio } = await portal.get(requestChange, ask(id, stop), company);
  await portal.get(acceptChange, { body: { idCambio, version: 1 } }, manager);
  const days = '2031-03-06/2031-03-11';
  const placement = await placementOf(id);
  expect(placement).toMatchObject({
    estado: 'enCurso',
    interrupciones: [{ desde: '2031-03-06', hasta: '2031-03-11', motivo: 'Cierra por vacaciones.' }],
    versiones: [
      { numVersion: 2, cambios: [{ campo: 'interrupcion', antes: null, despues: days }] },
      { numVersion: 1 },
    ],
    // Of the ten days noted six are left.
    horasHechas: 24,
    historial: expect.arrayContaining([
      expect.objectContaining({ tipo: 'interrumpida', nota: '2031-03-06/2031-03-11' }),
    ]),
  });
  const [newest] = placement.versiones;
  const annex = await portal.app.inject({ method: 'GET', url: newest?.anexo.url ?? '' });
  expect(pdfText(annex.rawPayload)).toContain('6 de marzo de 2031 – 11 de marzo de 2031');
  expect(pdfText(annex.rawPayload)).not.toContain('vacaciones');
  expect(await portal.get(getOwnHours, { params: { id } }, student)).toMatchObject({
    interrupciones: [{ desde: '2031-03-06', hasta: '2031-03-11' }],
    horasConfirmadas: 12,
    semanas: [{ horas: [0, 0, 4, 4, 4, 0, 0] }, { horas: [4, 4, 4, 0, 0, 0, 0] }],
  });
  const counted = await attendanceDays(portal.database, {
    placementIds: [id],
    from: '2031-01-01',
    to: '2031-03-31',
  });
  expect(counted.map(({ dia }) => dia.slice(5))).toEqual([
    '03-03',
    '03-04',
    '03-05',
    '03-12',
    '03-13',
    '03-14',
  ]);
});

test('erasing a student leaves what was changed, and nobody’s words of why nor their papers', async () => {
  const { id, student } = await addPlacement(portal, company.id, { estado: 'enCurso' });
  const health = 'Se opera de la rodilla.';
  const stop = {
    tipo: 'interrupcion',
    detalle: health,
    desde: '2031-03-06',
    hasta: '2031-03-11',
    cambios: {},
    adjunto: file,
  };
  const { idCambio } = await portal.get(requestChange, ask(id, stop), company);
  await portal.get(acceptChange, { body: { idCambio, version: 1 } }, manager);
  const refused = await addChange(portal, id, { detalle: health, comentarioTutor: health });
  const refusal = { idCambio: refused.id, version: refused.version, motivo: health };
  await portal.get(refuseChange, { body: refusal }, manager);
  await addAwaited(portal, { id, companyId: company.id }, { tipo: 'renuncia', estado: 'entregado' });
  const { version } = await placementOf(id);
  const ended = { idPractica: id, version, por: 'centro' as const, motivo: health, desde: '2031-05-01' };
  await portal.get(endPlacement, { body: ended }, manager);
  for (const area of [placementsArea, changesArea])
    await portal.database.transaction((db) => area.erase(db, [student.id]));
  const [placement, change] = [await placementOf(id), await managed(idCambio)];
  for (const kept of [placement, change, await managed(refused.id)])
    expect(JSON.stringify(kept)).not.toContain('rodilla');
  expect(change).toMatchObject({ estado: 'aceptada', desde: '2031-03-06', adjunto: null });
  expect(placement).toMatchObject({
    estado: 'rescindida',
    interrupciones: [{ desde: '2031-03-06', hasta: '2031-03-11', motivo: '' }],
    documentos: [],
    versiones: [{ numVersion: 2 }, { numVersion: 1 }],
  });
});

test('who becomes the host tutor of a placement that goes on is sent a link', async () => {
  const { id, datos } = await addPlacement(portal, company.id, { estado: 'enCurso' });
  const email = 'nueva.tutora@empresa.example';
  const other = { tipo: 'tutor', cambios: { tutor: { ...datos.tutor, email } } };
  const { idCambio } = await portal.get(requestChange, ask(id, other), company);
  await portal.get(acceptChange, { body: { idCambio, version: 1 } }, manager);
  expect(await jobsOf(portal, 'mailTo')).toEqual(
    expect.arrayContaining([expect.objectContaining({ para: email, tipo: 'tutorLink' })]),
  );
});

test('a termination that is accepted ends the placement on its day', async () => {
  const tutor = await addTutor(portal);
  const values = { estado: 'enCurso', academicTutorId: tutor.id } as const;
  const { id, student } = await addPlacement(portal, company.id, values);
  const ended = ask(id, { tipo: 'rescision', detalle: 'Cierra el centro.', cambios: {} });
  const { idCambio } = await portal.get(requestChange, ended, company);
  await portal.get(acceptChange, { body: { idCambio, version: 1 } }, manager);
  expect(await placementOf(id)).toMatchObject({
    estado: 'rescindida',
    fin: { por: 'empresa', motivo: 'Cierra el centro.', desde: '2031-06-02' },
  });
  const [said] = (await told(portal, student.id)).filter(({ tipo }) => tipo === 'placementEnded');
  expect(said?.datos).toMatchObject({ dia: '2031-06-01' });
  const mailed = { para: tutor.email, tipo: 'tutoredPlacementEnded' };
  expect(await jobsOf(portal, 'mailTo')).toContainEqual(expect.objectContaining(mailed));
});

test('a change of the training project is authorised by the academic tutor first, or goes no further', async () => {
  const tutor = await addTutor(portal);
  const { id } = await addPlacement(portal, company.id, { academicTutorId: tutor.id });
  const project = { tipo: 'tareas', cambios: { actividad: { tareas: 'Redactar artículos técnicos.' } } };
  const { idCambio } = await portal.get(requestChange, ask(id, project), company);
  await portal.refused(acceptChange, { body: { idCambio, version: 1 } }, 'cannotChangeState', manager);
  const token = await addTutorLink(portal, { academicTutorId: tutor.id });
  const own = { token, idPractica: id };
  expect(await portal.get(listTutorChanges, { body: own })).toMatchObject([
    { idCambio, estado: 'autorizacion' },
  ]);
  const body = { ...own, idCambio, version: 1, autoriza: true };
  expect(await portal.get(authoriseChange, { body })).toEqual({ estado: 'pendiente', version: 2 });
  await portal.refused(authoriseChange, { body }, 'cannotChangeState');
  await portal.get(acceptChange, { body: { idCambio, version: 2 } }, manager);

  const again = await portal.get(
    requestChange,
    ask(id, { ...project, cambios: { actividad: { tareas: 'Otra cosa.' } } }),
    company,
  );
  const no = {
    ...own,
    idCambio: again.idCambio,
    version: 1,
    autoriza: false,
    comentario: 'No es del plan de estudios.',
  };
  expect(await portal.get(authoriseChange, { body: no })).toMatchObject({ estado: 'rechazada' });

  const host = await addTutorLink(portal, { companyId: company.id, email: 'marta.gil@empresa.example' });
  await portal.refused(authoriseChange, { body: { ...body, token: host } }, 'notATutor');
  await portal.refused(authoriseChange, { body: { ...body, idCambio: 0x7fffffff } }, 'actionNotAllowed');
  await portal.refused(
    authoriseChange,
    { body: { ...body, idPractica: 0x7fffffff } },
    'placementStudentNotFound',
  );
  await portal.refused(
    listTutorChanges,
    { body: { ...own, idPractica: 0x7fffffff } },
    'placementStudentNotFound',
  );
  for (const call of [listTutorChanges, authoriseChange] as const)
    await portal.refused(call, { body: { ...body, token: 'x'.repeat(40) } }, 'linkExpiredOrUsed');
});

test('what awaits an academic tutor who acts no longer is the managers’', async () => {
  const tutor = await addTutor(portal);
  const { id } = await addPlacement(portal, company.id, { academicTutorId: tutor.id });
  const project = { tipo: 'tareas', cambios: { actividad: { tareas: 'Redactar artículos técnicos.' } } };
  const { idCambio } = await portal.get(requestChange, ask(id, project), company);
  expect(await managed(idCambio)).toMatchObject({ estado: 'autorizacion' });
  const { nombre, apellidos, email } = tutor;
  const body = { idTutor: tutor.id, nombre, apellidos, email, activo: false };
  await portal.get(saveAcademicTutor, { body }, manager);
  expect(await managed(idCambio)).toMatchObject({ estado: 'pendiente', version: 2 });
  await portal.get(acceptChange, { body: { idCambio, version: 2 } }, manager);
  const other = { ...project, cambios: { actividad: { tareas: 'Otra cosa.' } } };
  const again = await portal.get(requestChange, ask(id, other), company);
  expect(await managed(again.idCambio)).toMatchObject({ estado: 'pendiente' });
});

test('a change is refused with the reason, or withdrawn by the company', async () => {
  const { id } = await addPlacement(portal, company.id);
  const { idCambio } = await portal.get(requestChange, ask(id), company);
  await portal.refused(withdrawChange, { body: { idCambio, version: 1 } }, 'actionNotAllowed', rival);
  await portal.get(withdrawChange, { body: { idCambio, version: 1 } }, company);
  await portal.refused(withdrawChange, { body: { idCambio, version: 2 } }, 'cannotChangeState', company);
  const other = await portal.get(requestChange, ask(id), company);
  const body = { idCambio: other.idCambio, version: 1, motivo: 'Falta el horario nuevo.' };
  expect(await portal.get(refuseChange, { body }, manager)).toMatchObject({ estado: 'rechazada' });
  await portal.refused(refuseChange, { body }, 'cannotChangeState', manager);
  const list = await portal.get(listCompanyChanges, { params: { id } }, company);
  expect(list.map(({ estado, motivo }) => [estado, motivo])).toEqual([
    ['rechazada', 'Falta el horario nuevo.'],
    ['retirada', null],
  ]);
});

test('what would overlap another placement, or break the limits, is not taken', async () => {
  const { id, student } = await addPlacement(portal, company.id);
  await addPlacement(portal, rival.id, {
    studentId: student.id,
    fechaInicio: '2031-07-01',
    fechaFin: '2031-09-30',
  });
  await portal.refused(requestChange, ask(id), 'overlapsPlacement', company);
  const tooLong = await portal.call(
    requestChange,
    ask(id, { cambios: { horario: { horasAldia: 12 } } }),
    company,
  );
  expect(tooLong).toMatchObject({ status: 15, datos: { campos: [{ campo: 'cambios.horario.horasAldia' }] } });
  const wrong = { ...file, ficheroB64: Buffer.from('x').toString('base64'), extension_adjunto: 'pdf' };
  const shorter = {
    tipo: 'reduccion',
    cambios: { horario: { fechaFin: '2031-05-30', horasTotales: 300 } },
    desde: '2031-05-01',
  };
  await portal.refused(requestChange, ask(id, { ...shorter, adjunto: wrong }), 'fileTypeNotAllowed', company);
  const change = await addChange(portal, id);
  expect(await managed(change.id)).toMatchObject({ solapada: true });
  await portal.refused(
    acceptChange,
    { body: { idCambio: change.id, version: 1 } },
    'overlapsPlacement',
    manager,
  );
});

test('lists have those that wait first, and what is another’s is not found', async () => {
  const own = await newCompany(portal);
  const { id, numero } = await addPlacement(portal, own.id);
  await addChange(portal, id, { estado: 'rechazada' });
  const waiting = await addChange(portal, id);
  const query = { pagina: 1, porPagina: 20, idPractica: id };
  const list = (filters = {}) => portal.get(listManagedChanges, { query: { ...query, ...filters } }, manager);
  expect((await list()).cambios.map(({ idCambio }) => idCambio)[0]).toBe(waiting.id);
  expect(await list({ texto: numero, estado: 'rechazada', tipo: 'ampliacion' })).toMatchObject({
    numTotal: 1,
  });
  expect(await list({ texto: 'nadie' })).toMatchObject({ numTotal: 0 });
  const at = { params: { id } };
  await portal.refused(listCompanyChanges, at, 'placementStudentNotFound', rival);
  await portal.refused(listOwnChanges, at, 'placementStudentNotFound', await newStudent(portal));
  await portal.refused(requestChange, ask(id), 'placementStudentNotFound', rival);
  const none = { idCambio: 0x7fffffff, version: 1 };
  await portal.refused(getManagedChange, { params: { id: none.idCambio } }, 'actionNotAllowed', manager);
  await portal.refused(acceptChange, { body: none }, 'actionNotAllowed', manager);
  await portal.refused(refuseChange, { body: { ...none, motivo: 'No hay.' } }, 'actionNotAllowed', manager);
});
