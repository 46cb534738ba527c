import { acceptPreregistration } from '@portal/contract/applications';
import { getCandidate, moveCandidate } from '@portal/contract/candidates';
import { closeOffer } from '@portal/contract/company-offers';
import { addDays, dayIn } from '@portal/contract/days';
import type { Call } from '@portal/contract/endpoint';
import {
  cancelInterview,
  changeInterview,
  chooseInterviewTime,
  proposeInterview,
} from '@portal/contract/interviews';
import { type Language, languages } from '@portal/contract/languages';
import { listStudentNotifications } from '@portal/contract/notifications';
import type { OfferType } from '@portal/contract/offer-fields';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptMails } from '../../db/tables/messages.ts';
import { eventKinds } from '../../notify/event-kinds.ts';
import { holdsIn } from '../../notify/events/interviews.ts';
import { eventSubject, eventText } from '../../notify/notification-texts.ts';
import { applyWith, newCompany, newStudent, rowsOf, told } from '../../testing/applications.ts';
import { addOffer } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { appliedWorker } from '../applications/application-jobs.ts';
import { interviewRemindersWorker } from '../interviews/interview-reminders.ts';
import { proposal } from '../interviews/interviews.fixtures.ts';
import { momentIn } from '../interviews/interviews.rules.ts';
import { mailWorker } from './mails.ts';

interface Caller {
  token: string;
}

/** What a student is told of an application of theirs. */
const ofApplications = eventKinds.filter((tipo) =>
  /^application(?!Received|Withdrawn)|^interview(?!Declined|OffByStudent)(?!.*With$)/.test(tipo),
);
/** What they are told of their account: all else that is not told to contacts or managers, nor of a school that they asked. */
const ofAccounts = eventKinds.filter(
  (tipo) =>
    !/^(agreement|answer|application|education|interview|invoice|preregistration|offer|company|contact|firstPassword|verification)|Waits$/.test(
      tipo,
    ),
);

/** A mark that was not filled in, or the hole that it left. */
const unfilled = /[{}]|undefined|null|«»|“”|\S {2,}\S|[:,] *\.|^\s|\s$/;

describe.each(languages)('in %s', (language) => {
  test.each([...ofApplications, ...ofAccounts])('%s says nothing of which company it was', (tipo) => {
    const asked = {
      solicitante: 'Secretaría',
      documento: 'Póliza',
      dia: '2030-06-30',
      descripcion: 'Copia del seguro',
      fecha: '2030-06-30',
    };
    const datos = {
      ...asked,
      titulo: 'Archivo',
      motivo: 'Faltan datos',
      comentario: null,
      busquedas: 'Ventas',
      cuando: '2030-11-07T09:00:00.000Z',
      zona: 'Europe/Madrid',
      donde: 'Calle Mayor, 1',
      dia: '2030-06-30',
      numeros: '2030/0001',
      nombre: 'Seguimiento',
      titulos: '«Archivo»',
      semanas: 2,
      orientador: 'Elena Sanchis',
      encuesta: 'Valoración',
      encuestas: '«Valoración»',
    };
    const named = { ...datos, empresa: 'Roble', nombreComercial: 'Roble' };
    expect(eventText(language, tipo, named)).toEqual(eventText(language, tipo, datos));
    expect(eventSubject(language, tipo, named)).toBe(eventSubject(language, tipo, datos));
    for (const text of [
      ...Object.values(eventText(language, tipo, datos)),
      eventSubject(language, tipo, datos),
    ])
      expect(text).not.toMatch(unfilled);
  });
});

describe('of an offer whose company hides itself', () => {
  const hidden = { nombreComercial: 'Faro Oculto', nombreFiscal: 'Velero Discreto, S. L.' };
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal({
      brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, formularioIncorporacion: true } }),
    });
  });
  afterAll(() => portal.close());

  /** An interview is proposed, agreed on, changed, reminded of and cancelled. */
  async function toldOfInterview(
    { idCandidatura, urlOferta }: { idCandidatura: number; urlOferta: string },
    student: Caller,
    company: Caller,
  ) {
    const zone = 'Europe/Madrid';
    const [eve, dia] = [1, 2].map((days) => addDays(dayIn(zone, new Date()), days));
    if (eve === undefined || dia === undefined) throw new Error('no days');
    const horas = [{ dia, hora: '10:00' }];
    const body = proposal(idCandidatura, { today: new Date(), horas });
    const proposed = (await portal.get(proposeInterview, { body }, company)).entrevista;
    const idEntrevista = proposed.id;
    const chosen = { urlOferta, idEntrevista, version: proposed.version, inicio: proposed.horas[0] ?? '' };
    const { version } = (await portal.get(chooseInterviewTime, { body: chosen }, student)).entrevista;
    const changed = { idCandidatura, idEntrevista, version, duracion: 45, lugar: 'Calle Mayor, 2, València' };
    const { entrevista } = await portal.get(changeInterview, { body: changed }, company);
    const tools = await portal.tools();
    const now = () => momentIn(zone, eve, '12:00') ?? new Date();
    await interviewRemindersWorker({ ...tools, services: { ...tools.services, now } })();
    const off = { idCandidatura, idEntrevista, version: entrevista.version };
    await portal.get(cancelInterview, { body: off }, company);
  }

  /** One candidate is told everything until they are chosen, one is rejected, one left over, and one chosen for a job. */
  async function toldOfAll(language: Language) {
    const company = await newCompany(portal, hidden);
    const apply = async ({ id: offerId, urlAcceso }: { id: number; urlAcceso: string }) => {
      const student = await newStudent(portal, {}, {}, { idioma: language });
      await applyWith(portal, student.token, urlAcceso);
      const [row] = await rowsOf(portal, offerId, student.id);
      if (!row) throw new Error('the application was not written');
      const move = (body: Omit<Call<typeof moveCandidate>['body'], 'idCandidatura'>) =>
        portal.get(moveCandidate, { body: { idCandidatura: row.id, ...body } }, company);
      return { student, idCandidatura: row.id, move };
    };
    const offerOf = (tipo: OfferType) =>
      addOffer(portal, company.id, { content: { tipo, ocultarDatosEmpresa: true } });
    const [internship, job] = [await offerOf('practicas'), await offerOf('empleo')];
    const [chosen, rejected, left] = [
      await apply(internship),
      await apply(internship),
      await apply(internship),
    ];
    const hired = await apply(job);
    await appliedWorker(await portal.tools())();

    const { idCandidatura, student } = chosen;
    await portal.get(getCandidate, { params: { id: idCandidatura } }, company);
    const urlOferta = internship.urlAcceso;
    for (const idEstado of [2, 3, 4] as const) await chosen.move({ idEstado });
    await toldOfInterview({ idCandidatura, urlOferta }, student, company);
    await chosen.move({ idEstado: 16 });
    await portal.get(acceptPreregistration, { body: { urlOferta } }, student);
    await rejected.move({ idEstado: 17, idMotivo: 1 });
    const closing = { urlOferta, idCandidatura, fechaInicioContrato: '2031-02-01', idTipoContrato: 1 };
    await portal.get(closeOffer, { body: { ...closing, candidatoSeleccionado: true } }, company);
    await hired.move({ idEstado: 5 });
    return [chosen, rejected, left, hired].map((one) => one.student);
  }

  test.each(languages)('bell and mails in %s name no company, and leave nothing out', async (language) => {
    const send = mailWorker(await portal.tools());
    const kinds = new Set<string>();
    const texts: string[] = [];
    for (const { id, usuario, token } of await toldOfAll(language)) {
      const events = await told(portal, id);
      for (const { tipo, datos, urlAcceso } of events) {
        kinds.add(tipo);
        await send({ accountId: id, tipo, datos, urlAcceso });
      }
      const { notificaciones } = await portal.get(listStudentNotifications, {}, { token, language });
      const mails = await portal.database.orm.select().from(keptMails).where(eq(keptMails.para, usuario));
      // Nobody is mailed that an interview stands which is off by then.
      expect(mails).toHaveLength(events.filter(({ tipo }) => holdsIn[tipo] === undefined).length);
      texts.push(
        ...notificaciones.flatMap(({ titulo, texto }) => [titulo, texto]),
        ...mails.flatMap(({ asunto, texto }) => [asunto, ...texto.replace('\n-- \n', '\n').split(/\n+/)]),
      );
    }
    expect([...kinds].sort()).toEqual([...ofApplications].sort());
    for (const text of texts) {
      expect(text).not.toMatch(unfilled);
      for (const name of Object.values(hidden)) expect(text).not.toContain(name);
    }
  });
});
