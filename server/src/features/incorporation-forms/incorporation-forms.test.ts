import { randomUUID } from 'node:crypto';
import { moveCandidate } from '@portal/contract/candidates';
import {
  addIncorporationLink,
  getIncorporationForm,
  getManagedIncorporationForm,
  incorporationLinkDays,
  listIncorporationForms,
  openIncorporationLink,
  previewAnnex,
  returnIncorporationForm,
  saveIncorporationByLink,
  saveIncorporationSection,
  sendIncorporationForm,
  validateIncorporationForm,
  validateIncorporationForms,
  withdrawIncorporation,
  withdrawIncorporationForm,
  withdrawIncorporationLink,
} from '@portal/contract/incorporation-forms';
import { endPlacement, getManagedPlacement } from '@portal/contract/placements';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../db/tables/accounts.ts';
import { applications } from '../../db/tables/applications.ts';
import { incorporationForms } from '../../db/tables/incorporation-forms.ts';
import { placements } from '../../db/tables/placements.ts';
import { students } from '../../db/tables/students.ts';
import { eventsOf, newCandidate, newCompany, setState, told } from '../../testing/applications.ts';
import { addContact, addManager, addOffer, companyToken, managerToken } from '../../testing/fixtures.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addMade } from '../agreements/agreements.fixtures.ts';
import { degrees } from '../catalogue/lists/degrees.ts';
import { addTutor } from '../placements/placements.fixtures.ts';
import { addForm, addSectionLink, formData } from './incorporation-forms.fixtures.ts';

const start = new Date('2030-11-24T10:00:00Z');
let now = start;
let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
let rival: Awaited<ReturnType<typeof newCompany>>;
let manager: { token: string };
beforeAll(async () => {
  portal = await openPortal({
    now: () => now,
    brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, formularioIncorporacion: true } }),
  });
  company = await newCompany(portal);
  rival = await newCompany(portal);
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(() => {
  now = start;
});

const stateOf = async (id: number) =>
  (await portal.database.orm.select().from(applications).where(eq(applications.id, id)))[0]?.idEstado;
const select = (idCandidatura: number) =>
  portal.call(moveCandidate, { body: { idCandidatura, idEstado: 5 } }, company);
const formOf = (id: number) => portal.get(getIncorporationForm, { params: { id } }, company);
const managed = (id: number) => portal.get(getManagedIncorporationForm, { params: { id } }, manager);
const send = (idSolicitud: number, version: number, datos = formData) =>
  portal.call(sendIncorporationForm, { body: { idSolicitud, version, datos } }, company);
const save = (
  idSolicitud: number,
  versionSeccion: number,
  nombre: string,
  who: { token: string } = company,
) =>
  portal.call(
    saveIncorporationSection,
    { body: { idSolicitud, versionSeccion, parte: { seccion: 'tutor', datos: { nombre } } } },
    who,
  );

const toldOf = async (accountId: number, tipo: string) =>
  (await told(portal, accountId)).filter((one) => one.tipo === tipo).length;

describe('a company that selects a candidate for an internship', () => {
  test('reads the degree that the offer asks for, where the student has several', async () => {
    const { id, offer } = await newCandidate(portal, company.id);
    const [asked] = degrees.filter(({ idTitulacion }) => idTitulacion === 101);
    await portal.database.raw(
      `update application_snapshots set cv = jsonb_set(cv::jsonb, '{academicos}', cv::jsonb->'academicos' || jsonb_build_array(
        (cv::jsonb#>'{academicos,0}') || '{"idTitulacion": 101, "titulo": null, "actual": false}'))::json
      where application_id = $1`,
      [id],
    );
    await portal.database.raw('update offers set listado_titulaciones = $1 where id = $2', [
      JSON.stringify([{ idTitulacion: 101, caracter: 'requerida' }]),
      offer.id,
    ]);
    await select(id);
    expect((await formOf(id)).contexto.alumno.titulacion).toBe(asked?.texts.es);
  });

  test('is asked for the form, which is filled with what is known', async () => {
    const offer = await addOffer(portal, company.id, {
      content: { fechaInicio: '2031-02-03', horasAldia: 4, plazas: 1 },
    });
    const { id, student } = await newCandidate(portal, company.id, { offer });
    expect(await select(id)).toMatchObject({ status: 98, datos: { idEstado: 98 } });
    expect(await stateOf(id)).toBe(98);
    const form = await formOf(id);
    expect(form).toMatchObject({
      idSolicitud: id,
      estado: 'abierto',
      version: 1,
      datos: { horario: { fechaInicio: '2031-02-03', horasAldia: 4 } },
      contexto: { oferta: { urlAcceso: offer.urlAcceso } },
      historial: [{ tipo: 'abierto' }],
    });
    expect((await eventsOf(portal, id)).map(({ idEstado }) => idEstado).slice(-2)).toEqual([3, 98]);
    expect(await toldOf(student.id, 'applicationAwaitsForm')).toBe(1);

    // Asked for again it is the same form, and the only place is not taken twice.
    expect(await select(id)).toMatchObject({ status: 98 });
    expect((await formOf(id)).version).toBe(1);
    const other = await newCandidate(portal, company.id, { offer });
    expect(await select(other.id)).toMatchObject({ status: 14 });
  });

  test('who moves the candidate elsewhere withdraws the form, which comes back with its selection', async () => {
    const { id } = await newCandidate(portal, company.id);
    await select(id);
    expect((await save(id, 0, 'Marta')).status).toBe(0);
    const back = { idCandidatura: id, idEstado: 3 as const };
    expect(await portal.call(moveCandidate, { body: back }, company)).toMatchObject({ status: 0 });
    expect((await formOf(id)).estado).toBe('retirado');
    expect(await save(id, 1, 'Júlia')).toMatchObject({ status: 49 });
    await select(id);
    expect(await formOf(id)).toMatchObject({ estado: 'abierto', datos: { tutor: { nombre: 'Marta' } } });
  });
});

test('a candidate who was selected before there were forms has one opened', async () => {
  const { id } = await newCandidate(portal, company.id);
  const call = { params: { id } };
  expect(await portal.call(getIncorporationForm, call, company)).toMatchObject({ status: 31 });
  await setState(portal, id, 98);
  expect(await portal.call(getIncorporationForm, call, rival)).toMatchObject({ status: 31 });
  const forms = await Promise.all([formOf(id), formOf(id)]);
  expect(forms.map(({ estado, version }) => [estado, version])).toEqual([
    ['abierto', 1],
    ['abierto', 1],
  ]);
});

describe('a section', () => {
  test('is saved by itself, once where it is sent twice, and never over another’s change', async () => {
    const { idSolicitud } = await addForm(portal, company.id);
    const colleague = await addContact(portal, [company.id]);
    const other = { token: await companyToken(portal, colleague.usuario) };
    expect(await save(idSolicitud, 0, 'Marta')).toMatchObject({ status: 0, datos: { versionSeccion: 1 } });
    expect(await save(idSolicitud, 0, 'Marta')).toMatchObject({ status: 0, datos: { versionSeccion: 1 } });
    expect(await save(idSolicitud, 0, 'Júlia', other)).toMatchObject({ status: 49 });
    expect(await save(idSolicitud, 1, 'Júlia', other)).toMatchObject({
      status: 0,
      datos: { versionSeccion: 2 },
    });
    const form = await formOf(idSolicitud);
    expect(form.datos).toMatchObject({ tutor: { nombre: 'Júlia' }, horario: formData.horario });
    expect(form.versiones).toEqual({ tutor: 2 });
  });

  test('two at once keep one of the two whole', async () => {
    const { idSolicitud } = await addForm(portal, company.id);
    const answers = await Promise.all(['Marta', 'Júlia'].map((nombre) => save(idSolicitud, 0, nombre)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 49]);
  });

  test('is of the company alone', async () => {
    const { idSolicitud } = await addForm(portal, company.id);
    expect(await save(idSolicitud, 0, 'Marta', rival)).toMatchObject({ status: 31 });
    expect(await portal.call(getIncorporationForm, { params: { id: idSolicitud } }, rival)).toMatchObject({
      status: 31,
    });
  });
});

describe('a form that is sent', () => {
  test('selects the candidate and waits for a manager, once', async () => {
    const { idSolicitud, version, student } = await addForm(portal, company.id);
    const answer = await send(idSolicitud, version);
    expect(answer).toMatchObject({ status: 0, datos: { estado: 'enviado', version: 2 } });
    expect(await send(idSolicitud, version)).toMatchObject({ status: 0, datos: { version: 2 } });
    expect(await stateOf(idSolicitud)).toBe(5);
    expect(await toldOf(student.id, 'applicationSelected')).toBe(1);
    expect(await save(idSolicitud, 0, 'Otra')).toMatchObject({ status: 49 });
    const changed = { ...formData, competencias: { ...formData.competencias, especificas: 'Otra cosa' } };
    expect(await send(idSolicitud, 2, changed)).toMatchObject({ status: 49 });
    expect((await formOf(idSolicitud)).historial.map(({ tipo }) => tipo)).toEqual(['enviado']);
  });

  test('is refused beside each field that is wrong, and where somebody changed it meanwhile', async () => {
    const { idSolicitud, version } = await addForm(portal, company.id);
    const horario = { ...formData.horario, horasAldia: 20, horasSemana: 100 };
    const refused = await send(idSolicitud, version, { ...formData, horario });
    expect(refused).toMatchObject({ status: 15 });
    expect(refused.datos).toMatchObject({
      campos: [{ campo: 'datos.horario.horasAldia' }, { campo: 'datos.horario.horasSemana' }],
    });
    await save(idSolicitud, 0, 'Marta');
    expect(await send(idSolicitud, version)).toMatchObject({ status: 49 });
    expect(await stateOf(idSolicitud)).toBe(98);
    expect(await send(0x7fffffff, 1)).toMatchObject({ status: 31 });
  });

  test('is returned twice with what is wrong, sent again, and validated', async () => {
    const { idSolicitud, version, student } = await addForm(portal, company.id);
    let sent = await send(idSolicitud, version);
    const motivos = [{ campo: 'horario.horario', motivo: 'Falta el horario de tarde.' }];
    const decide = (call: typeof returnIncorporationForm, at: number) =>
      portal.call(call, { body: { idSolicitud, version: at, motivos } }, manager);
    for (const round of [1, 2]) {
      const at = (await formOf(idSolicitud)).version;
      expect(await decide(returnIncorporationForm, at), `${round}`).toMatchObject({ status: 0 });
      expect(await decide(returnIncorporationForm, at)).toMatchObject({ status: 49 });
      const returned = await formOf(idSolicitud);
      expect(returned).toMatchObject({ estado: 'devuelto', motivos });
      const horario = { ...formData.horario, horario: `De lunes a viernes, vez ${round}` };
      sent = await send(idSolicitud, returned.version, { ...formData, horario });
      expect(sent).toMatchObject({ status: 0 });
    }
    expect(await toldOf(student.id, 'applicationSelected')).toBe(1);
    const { version: last } = await managed(idSolicitud);
    const validate = (at: number) =>
      portal.call(
        validateIncorporationForm,
        { body: { idSolicitud, version: at, tipoPractica: 'curricular' } },
        manager,
      );
    expect(await validate(last - 1)).toMatchObject({ status: 49 });
    expect(await validate(last)).toMatchObject({ status: 0, datos: { estado: 'validado' } });
    expect(await validate(last + 1)).toMatchObject({ status: 49 });
    expect(await toldOf(student.id, 'placementValidated')).toBe(1);
    expect(await stateOf(idSolicitud)).toBe(5);
  });
});

describe('a link to a section', () => {
  const open = (token: string) => portal.call(openIncorporationLink, { body: { token } });
  const fill = (token: string, seccion: 'tutor' | 'contacto', nombre = 'Júlia') =>
    portal.call(saveIncorporationByLink, {
      body: { token, versionSeccion: 0, parte: { seccion, datos: { nombre } } },
    });

  test('shows and keeps that section alone, and the company is told once', async () => {
    const { idSolicitud } = await addForm(portal, company.id);
    const body = { idSolicitud, seccion: 'tutor' as const, nombre: 'Marta Gil', claveEnvio: randomUUID() };
    const link = await portal.get(addIncorporationLink, { body }, company);
    expect(await portal.get(addIncorporationLink, { body }, company)).toEqual(link);
    const token = link.url.split('#')[1] ?? '';
    expect(link.url).toContain(`/formulario-incorporacion/${idSolicitud}#`);
    const opened = await open(token);
    expect(opened).toMatchObject({ status: 0, datos: { seccion: 'tutor', versionSeccion: 0 } });
    expect(opened.datos).toMatchObject({ datos: { tutor: formData.tutor }, motivos: [] });
    expect(JSON.stringify(opened.datos)).not.toContain(formData.firmanteAnexo.dni);
    expect(await fill(token, 'contacto')).toMatchObject({ status: 42 });
    expect(await fill(token, 'tutor')).toMatchObject({ status: 0, datos: { versionSeccion: 1 } });
    expect(await fill(token, 'tutor', 'Otra')).toMatchObject({ status: 49 });
    const form = await formOf(idSolicitud);
    expect(form.datos.tutor).toEqual({ nombre: 'Júlia' });
    expect(form.enlaces).toMatchObject([{ id: link.id, seccion: 'tutor', retirado: false }]);
    expect(form.enlaces[0]?.guardado).not.toBeNull();
    expect(form.historial).toMatchObject([{ tipo: 'guardadoPorEnlace', quien: 'Marta Gil' }]);
  });

  test('shows what a manager found wrong with that section alone', async () => {
    const { idSolicitud } = await addForm(portal, company.id, 'devuelto');
    const motivo = { campo: 'tutor.cargo', motivo: 'Falta el cargo completo.' };
    const motivos = [motivo, { campo: 'horario.horario', motivo: 'Falta el horario de tarde.' }];
    await portal.database.orm
      .update(incorporationForms)
      .set({ motivos })
      .where(eq(incorporationForms.applicationId, idSolicitud));
    const body = { idSolicitud, seccion: 'tutor' as const, nombre: 'Marta Gil', claveEnvio: randomUUID() };
    const { url } = await portal.get(addIncorporationLink, { body }, company);
    expect(await open(url.split('#')[1] ?? '')).toMatchObject({ status: 0, datos: { motivos: [motivo] } });
  });

  test('is good until it is withdrawn, its days are over, or the form is sent', async () => {
    const { idSolicitud, version } = await addForm(portal, company.id);
    const one = await addSectionLink(portal, idSolicitud);
    const body = { idSolicitud, id: one.id };
    expect(await portal.call(withdrawIncorporationLink, { body }, company)).toMatchObject({ status: 0 });
    expect(await open(one.token)).toMatchObject({ status: 42 });
    expect(await portal.call(withdrawIncorporationLink, { body: { ...body, id: 9 } }, company)).toMatchObject(
      {
        status: 31,
      },
    );
    const added = { idSolicitud, seccion: 'lugar' as const, nombre: 'Marta Gil', claveEnvio: randomUUID() };
    const { url } = await portal.get(addIncorporationLink, { body: added }, company);
    const token = url.split('#')[1] ?? '';
    now = new Date(start.getTime() + incorporationLinkDays * 86_400_000 - 1);
    expect(await open(token)).toMatchObject({ status: 0 });
    now = new Date(now.getTime() + 1);
    expect(await open(token)).toMatchObject({ status: 42 });
    now = start;
    await send(idSolicitud, version);
    expect(await open(token)).toMatchObject({ status: 42 });
    expect(
      await portal.call(addIncorporationLink, { body: { ...added, claveEnvio: randomUUID() } }, company),
    ).toMatchObject({ status: 49 });
    expect(await open('x'.repeat(40))).toMatchObject({ status: 42 });
    expect(
      await portal.call(addIncorporationLink, { body: { ...added, idSolicitud: 0x7fffffff } }, company),
    ).toMatchObject({ status: 31 });
  });
});

describe('before it is validated', () => {
  const motivo = 'Cambio de planes.';

  test.each(['abierto', 'enviado', 'devuelto'] as const)(
    'the company goes back on a form that is %s, and the place is free',
    async (estado) => {
      const { idSolicitud, student } = await addForm(portal, company.id, estado);
      const call = () => portal.call(withdrawIncorporationForm, { body: { idSolicitud, motivo } }, company);
      expect(await call()).toMatchObject({ status: 0 });
      expect(await call()).toMatchObject({ status: 0 });
      expect(await stateOf(idSolicitud)).toBe(6);
      expect(await toldOf(student.id, 'applicationNotSelected')).toBe(1);
      expect((await formOf(idSolicitud)).estado).toBe('retirado');
    },
  );

  test.each(['abierto', 'enviado', 'devuelto'] as const)(
    'the student goes back on a form that is %s, and the company is told',
    async (estado) => {
      const { idSolicitud, student, urlOferta } = await addForm(portal, company.id, estado);
      const call = () => portal.call(withdrawIncorporation, { body: { urlOferta, motivo } }, student);
      expect(await call()).toMatchObject({ status: 0 });
      expect(await call()).toMatchObject({ status: 0 });
      expect(await stateOf(idSolicitud)).toBe(7);
      expect(await formOf(idSolicitud)).toMatchObject({
        estado: 'retirado',
        historial: [{ tipo: 'retiradoAlumno', nota: motivo }],
      });
    },
  );

  test('neither does so afterwards, nor with what is not theirs', async () => {
    const { idSolicitud, student, urlOferta } = await addForm(portal, company.id, 'validado');
    const body = { idSolicitud, motivo };
    expect(await portal.call(withdrawIncorporationForm, { body }, company)).toMatchObject({ status: 49 });
    expect(await portal.call(withdrawIncorporationForm, { body }, rival)).toMatchObject({ status: 31 });
    expect(await portal.call(withdrawIncorporation, { body: { urlOferta, motivo } }, student)).toMatchObject({
      status: 49,
    });
    const none = { urlOferta: 'abcdefgh1234', motivo };
    expect(await portal.call(withdrawIncorporation, { body: none }, student)).toMatchObject({ status: 31 });
    expect(await stateOf(idSolicitud)).toBe(5);
  });
});

describe('managers', () => {
  test('see those that wait first, the oldest first, with what is amiss', async () => {
    const own = await newCompany(portal);
    const first = await addForm(portal, own.id, 'enviado');
    const second = await addForm(portal, own.id, 'enviado');
    await addForm(portal, own.id, 'validado');
    const query = { idEmpresa: own.id };
    const page = await portal.get(listIncorporationForms, { query }, manager);
    expect(page.numTotal).toBe(3);
    expect(page.formularios.map(({ estado }) => estado)).toEqual(['enviado', 'enviado', 'validado']);
    expect(page.formularios[0]).toMatchObject({ idSolicitud: first.idSolicitud, fechaInicio: '2031-02-03' });
    expect(page.porEstado).toContainEqual({ estado: 'enviado', numTotal: 2 });
    const waiting = await portal.get(
      listIncorporationForms,
      { query: { ...query, estado: 'enviado' } },
      manager,
    );
    expect(waiting.numTotal).toBe(2);
    const none = { ...query, texto: 'nadie se llama así' };
    expect((await portal.get(listIncorporationForms, { query: none }, manager)).numTotal).toBe(0);

    await portal.database.orm
      .update(students)
      .set({ numSegSocial: null })
      .where(eq(students.id, second.student.id));
    const { avisos } = await managed(second.idSolicitud);
    expect(avisos).toEqual(['sinConvenio', 'sinNumSegSocial']);
    await addMade(portal, own.id, { estado: 'formalizado', fechaCaducidad: '2031-06-27' });
    const datos = { ...formData, horario: { ...formData.horario, fechaInicio: '2030-12-03' } };
    await portal.database.orm
      .update(incorporationForms)
      .set({ datos })
      .where(eq(incorporationForms.applicationId, second.idSolicitud));
    expect((await managed(second.idSolicitud)).avisos).toEqual(['sinNumSegSocial', 'empiezaPronto']);
  });

  test('are warned of the days that another placement of the student really has', async () => {
    const { idSolicitud, student } = await addForm(portal, company.id, 'enviado');
    const other = await addForm(portal, rival.id, 'enviado');
    const { orm } = portal.database;
    await orm
      .update(applications)
      .set({ studentId: student.id })
      .where(eq(applications.id, other.idSolicitud));
    const isWarned = async () => (await managed(idSolicitud)).avisos.includes('solapada');
    expect(await isWarned()).toBe(true);
    const body = { idSolicitud: other.idSolicitud, version: 1, tipoPractica: 'curricular' as const };
    const { idPractica } = await portal.get(validateIncorporationForm, { body }, manager);
    expect(await isWarned()).toBe(true);
    const ofOther = eq(placements.id, idPractica);
    await orm.update(placements).set({ fechaInicio: '2031-07-01', fechaFin: '2031-09-12' }).where(ofOther);
    expect(await isWarned()).toBe(false);
    const { fechaInicio, fechaFin } = formData.horario;
    await orm.update(placements).set({ fechaInicio, fechaFin }).where(ofOther);
    const { version } = await portal.get(getManagedPlacement, { params: { id: idPractica } }, manager);
    const ended = { idPractica, version, por: 'alumno' as const, motivo: 'No viene.', desde: fechaInicio };
    await portal.get(endPlacement, { body: ended }, manager);
    expect(await isWarned()).toBe(false);
  });

  test('validate together what nothing stands against, and read why the rest was not', async () => {
    const own = await newCompany(portal);
    await addMade(portal, own.id, { estado: 'formalizado', fechaCaducidad: '2031-06-27' });
    const good = await addForm(portal, own.id, 'enviado');
    const unnumbered = await addForm(portal, own.id, 'enviado');
    const changed = await addForm(portal, own.id, 'enviado');
    const closed = await addForm(portal, own.id, 'enviado');
    const { orm } = portal.database;
    await orm.update(students).set({ numSegSocial: null }).where(eq(students.id, unnumbered.student.id));
    await orm.update(accounts).set({ estado: 'baja' }).where(eq(accounts.id, closed.student.id));
    const seen = ({ idSolicitud, version }: typeof good) => ({ idSolicitud, version });
    const formularios = [
      seen(good),
      seen(unnumbered),
      { ...seen(changed), version: 9 },
      seen(closed),
      { idSolicitud: 0x7fffffff, version: 1 },
    ];
    const { id: idTutorAcademico } = await addTutor(portal);
    const ofKind = { formularios, tipoPractica: 'curricular' as const };
    const body = { ...ofKind, idTutorAcademico };
    const nobody = { ...ofKind, idTutorAcademico: 0x7fffffff };
    await portal.refused(validateIncorporationForms, { body: nobody }, 'notATutor', manager);
    const host = await addTutor(portal, formData.tutor.email);
    const ofHost = { ...ofKind, formularios: [seen(good)], idTutorAcademico: host.id };
    expect(await portal.get(validateIncorporationForms, { body: ofHost }, manager)).toMatchObject({
      resultados: [{ idPractica: null, impedimentos: ['tutorEmpresa'] }],
    });
    const { resultados } = await portal.get(validateIncorporationForms, { body }, manager);
    expect(resultados).toMatchObject([
      { idSolicitud: good.idSolicitud, empresa: own.nombreComercial, impedimentos: [] },
      { idPractica: null, impedimentos: ['sinNumSegSocial'] },
      { idPractica: null, impedimentos: ['cambiado'] },
      { idPractica: null, impedimentos: ['estudianteBaja'] },
    ]);
    expect(await portal.get(validateIncorporationForms, { body }, manager)).toEqual({ resultados });
    expect(await managed(good.idSolicitud)).toMatchObject({
      estado: 'validado',
      idPractica: resultados[0]?.idPractica,
    });
    const idPractica = resultados[0]?.idPractica ?? 0;
    const made = await portal.get(getManagedPlacement, { params: { id: idPractica } }, manager);
    expect(made).toMatchObject({ idTutorAcademico, versiones: [{ numVersion: 1 }] });
    const annex = await portal.app.inject({ url: made.versiones[0]?.anexo.url ?? '' });
    expect(pdfText(annex.rawPayload)).toContain('Carme Puig Sala');
    expect(pdfText(annex.rawPayload)).not.toContain('sustituye');
    expect(await toldOf(good.student.id, 'annexToSign')).toBe(1);
    expect(await managed(unnumbered.idSolicitud)).toMatchObject({ estado: 'enviado' });
  });

  test('read the annex that a form would make, as a draft of which nothing is kept', async () => {
    const { idSolicitud } = await addForm(portal, company.id, 'enviado');
    const call = { params: { id: idSolicitud }, query: {} };
    const { ficheroB64 } = await portal.get(previewAnnex, call, manager);
    const printed = pdfText(Buffer.from(ficheroB64, 'base64'));
    for (const words of ['Borrador', company.nombreComercial.slice(0, 8), formData.horario.horario])
      expect(printed).toContain(words);
    // Nobody has said of which kind it is, nor who the academic tutor will be.
    expect(printed).not.toContain('Curriculares');
    const { id: idTutorAcademico } = await addTutor(portal);
    const query = { tipoPractica: 'extracurricular' as const, idTutorAcademico };
    const chosen = await portal.get(previewAnnex, { ...call, query }, manager);
    for (const words of ['Extracurriculares', 'Carme Puig Sala'])
      expect(pdfText(Buffer.from(chosen.ficheroB64, 'base64'))).toContain(words);
    expect(await managed(idSolicitud)).toMatchObject({ estado: 'enviado', idPractica: null });
    const open = await addForm(portal, company.id);
    await portal.database.orm
      .update(incorporationForms)
      .set({ datos: {} })
      .where(eq(incorporationForms.applicationId, open.idSolicitud));
    const unfinished = { params: { id: open.idSolicitud }, query: {} };
    await portal.refused(previewAnnex, unfinished, 'cannotChangeState', manager);
    const none = { params: { id: 0x7fffffff }, query: {} };
    await portal.refused(previewAnnex, none, 'applicationNotFound', manager);
  });

  test('are refused what is not there', async () => {
    const body = { idSolicitud: 0x7fffffff, version: 1 };
    const validated = { ...body, tipoPractica: 'curricular' as const };
    expect(await portal.call(validateIncorporationForm, { body: validated }, manager)).toMatchObject({
      status: 31,
    });
    const motivos = [{ campo: 'horario.horario', motivo: 'Falta.' }];
    expect(await portal.call(returnIncorporationForm, { body: { ...body, motivos } }, manager)).toMatchObject(
      { status: 31 },
    );
    const call = { params: { id: 0x7fffffff } };
    expect(await portal.call(getManagedIncorporationForm, call, manager)).toMatchObject({ status: 31 });
  });
});

test('a student who is in state 98 without a form may not go back on one', async () => {
  const { id, student, urlOferta } = await newCandidate(portal, company.id);
  await setState(portal, id, 98);
  const body = { urlOferta, motivo: 'Otra oferta.' };
  expect(await portal.call(withdrawIncorporation, { body }, student)).toMatchObject({ status: 49 });
});
