import { acceptPreregistration, withdraw } from '@portal/contract/applications';
import { moveCandidate } from '@portal/contract/candidates';
import { closeOffer, getOwnOffer, previewClosing } from '@portal/contract/company-offers';
import { listStudentNotifications } from '@portal/contract/notifications';
import { setStudentLanguage } from '@portal/contract/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { applications } from '../../db/tables/applications.ts';
import { keptMails } from '../../db/tables/messages.ts';
import { offers } from '../../db/tables/offers.ts';
import {
  applyWith,
  eventsOf,
  jobsOf,
  newCandidate,
  newCompany,
  newStudent,
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

type Chosen = (
  | { nombreSeleccionado: string }
  | { idCandidatura: number }
  | { candidaturas: number[]; idCandidatura?: number }
) & { fechaInicioContrato: string };
const close = (urlOferta: string, chosen?: Chosen) =>
  portal.call(
    closeOffer,
    { body: { urlOferta, candidatoSeleccionado: chosen !== undefined, ...chosen } },
    company,
  );

const statesOf = async (offerId: number) =>
  Object.fromEntries(
    (await portal.database.orm.select().from(applications).where(eq(applications.offerId, offerId))).map(
      ({ id, idEstado }) => [id, idEstado],
    ),
  );
const movesOf = async (id: number) =>
  (await eventsOf(portal, id)).map(({ quien, idEstadoAnterior, idEstado }) => [
    quien,
    idEstadoAnterior,
    idEstado,
  ]);
const mailsFor = async (accountId: number) =>
  (await jobsOf(portal, 'mail')).filter((job) => (job as { accountId: number }).accountId === accountId);
/** What a student was told, without what applying told. */
const newsOf = async (accountId: number) =>
  (await told(portal, accountId)).filter(({ tipo }) => tipo !== 'applicationSent').map(({ tipo }) => tipo);

/** An offer with a candidate in each of these states. */
async function offerWith(
  states: readonly number[],
  values: Parameters<typeof addOffer>[2] = {},
  estado?: 'caducada',
) {
  const offer = await addOffer(portal, company.id, values);
  const candidates = [];
  for (const idEstado of states)
    candidates.push({ from: idEstado, ...(await newCandidate(portal, company.id, { offer, idEstado })) });
  if (estado) await portal.database.raw('update offers set estado = $1 where id = $2', [estado, offer.id]);
  return { offer, candidates };
}

const start = { fechaInicioContrato: '2031-02-01', idTipoContrato: 1 };

describe('closing an offer', () => {
  test('ends what is undecided, keeps the step, and tells each student once', async () => {
    const { offer, candidates } = await offerWith([1, 2, 3, 4, 16]);
    expect(await close(offer.urlAcceso)).toMatchObject({ status: 0 });
    for (const { id, from, student } of candidates) {
      expect((await statesOf(offer.id))[id]).toBe(6);
      expect((await eventsOf(portal, id)).at(-1)).toMatchObject({
        quien: 'sistema',
        hecho: 'cambioEstado',
        idEstadoAnterior: from,
        idEstado: 6,
        accountId: null,
      });
      expect(await newsOf(student.id)).toEqual(['applicationNotSelected']);
      expect((await told(portal, student.id)).at(-1)).toMatchObject({
        urlAcceso: `/mis-candidaturas/${offer.urlAcceso}`,
        companyId: null,
      });
      expect(await mailsFor(student.id)).toMatchObject([
        { tipo: 'applicationNotSelected', datos: { titulo: offer.titulo } },
      ]);
    }
  });

  test('leaves the chosen, the rejected, who withdrew and who awaits the form as they are, and tells them nothing', async () => {
    const { offer, candidates } = await offerWith([5, 7, 17, 98]);
    await close(offer.urlAcceso);
    for (const { id, from, student } of candidates) {
      expect((await statesOf(offer.id))[id]).toBe(from);
      expect(await movesOf(id)).toHaveLength(1);
      expect(await newsOf(student.id)).toEqual([]);
      expect(await mailsFor(student.id)).toEqual([]);
    }
  });

  test('takes away why an application was where it was', async () => {
    const { offer, candidates } = await offerWith([3]);
    const { id } = candidates[0] ?? { id: 0 };
    await portal.database.raw("update applications set comentario = 'Le llamaremos' where id = $1", [id]);
    await close(offer.urlAcceso);
    const [row] = await portal.database.orm.select().from(applications).where(eq(applications.id, id));
    expect(row).toMatchObject({ idEstado: 6, comentario: null, idMotivo: null });
  });

  test('leaves a candidate whom the company names as chosen where they are, to be selected afterwards', async () => {
    const { offer, candidates } = await offerWith([3, 16, 1]);
    const [named, waiting, other] = candidates;
    if (!named || !waiting || !other) throw new Error('three were made');
    await rename(named.id, 'Iñaki', 'Goñi Ruiz');
    await rename(waiting.id, 'Iñaki', 'Goñi Ruiz');
    await close(offer.urlAcceso, { nombreSeleccionado: 'inaki goni', fechaInicioContrato: '2031-02-01' });
    expect(await statesOf(offer.id)).toEqual({ [named.id]: 3, [waiting.id]: 16, [other.id]: 6 });
    expect(await newsOf(named.student.id)).toEqual([]);
    await portal.get(acceptPreregistration, { body: { urlOferta: offer.urlAcceso } }, waiting.student);
    const reject = { idCandidatura: named.id, idEstado: 17, idMotivo: 1 } as const;
    await portal.get(moveCandidate, { body: reject }, company);
  });

  test('for a job selects whom the company picks, from wherever they are, and ends the others', async () => {
    for (const from of [1, 2, 3, 4]) {
      const { offer, candidates } = await offerWith([from, 3], { content: { tipo: 'empleo' } });
      const [picked, other] = candidates;
      if (!picked || !other) throw new Error('two were made');
      expect(await close(offer.urlAcceso, { idCandidatura: picked.id, ...start })).toMatchObject({
        status: 0,
      });
      expect(await statesOf(offer.id)).toEqual({ [picked.id]: 5, [other.id]: 6 });
      expect((await movesOf(picked.id)).at(-1)).toEqual(['empresa', from, 5]);
      expect(await newsOf(picked.student.id)).toEqual(['applicationSelected']);
      expect(await mailsFor(picked.student.id)).toHaveLength(1);
      expect(await newsOf(other.student.id)).toEqual(['applicationNotSelected']);
      expect(await closingOf(offer.id)).toMatchObject({
        candidatoSeleccionado: true,
        idCandidatura: picked.id,
        nombreSeleccionado: 'Nora Prats Vidal',
        ...start,
      });
    }
  });

  test('for an internship has whom the company picks await the incorporation form, through shortlisted', async () => {
    for (const from of [1, 3, 4]) {
      const { offer, candidates } = await offerWith([from, 2]);
      const [picked, other] = candidates;
      if (!picked || !other) throw new Error('two were made');
      await close(offer.urlAcceso, { idCandidatura: picked.id, ...start });
      expect(await statesOf(offer.id)).toEqual({ [picked.id]: 98, [other.id]: 6 });
      expect((await movesOf(picked.id)).slice(1)).toEqual([
        ...(from === 3 ? [] : [['empresa', from, 3]]),
        ['sistema', 3, 98],
      ]);
      expect(await newsOf(picked.student.id)).toEqual(['applicationAwaitsForm']);
    }
  });

  test('leaves whom the company picks where they are where that is theirs to say, or said', async () => {
    for (const from of [5, 16, 98]) {
      const { offer, candidates } = await offerWith([from]);
      const [picked] = candidates;
      await close(offer.urlAcceso, { idCandidatura: picked?.id ?? 0, ...start });
      expect(Object.values(await statesOf(offer.id))).toEqual([from]);
      expect(await newsOf(picked?.student.id ?? 0)).toEqual([]);
    }
  });

  test('is refused beside the field where the picked one is out of it, or of another offer', async () => {
    const { offer, candidates } = await offerWith([6, 7, 17, 1]);
    const elsewhere = await offerWith([1]);
    const stranger = await newCompany(portal);
    const ofStranger = await newCandidate(portal, stranger.id);
    const out = [...candidates.slice(0, 3), ...elsewhere.candidates, ofStranger, { id: 2_000_000_000 }];
    for (const { id } of out) {
      const answer = await close(offer.urlAcceso, { idCandidatura: id, ...start });
      expect(answer).toMatchObject({ status: 15, datos: { campos: [{ campo: 'idCandidatura' }] } });
    }
    expect(Object.values(await statesOf(offer.id)).sort((a, b) => a - b)).toEqual([1, 6, 7, 17]);
    expect(await closingOf(offer.id)).toBeNull();
  });

  test('is prepared for own offers alone', async () => {
    const stranger = await newCompany(portal);
    const { offer } = await offerWith([1]);
    const params = { id: offer.urlAcceso };
    await portal.refused(previewClosing, { params }, 'offerNotFound', stranger);
  });

  test('selects as many as there are places, those selected before among them, and names them all', async () => {
    const content = { tipo: 'empleo', plazas: 3 } as const;
    const { offer, candidates } = await offerWith([5, 4, 1, 3, 2], { content });
    const [before, called, fresh, shortlisted, reviewed] = candidates;
    if (!before || !called || !fresh || !shortlisted || !reviewed) throw new Error('five were made');
    await rename(fresh.id, 'Iñaki', 'Goñi Ruiz');
    const params = { id: offer.urlAcceso };
    const find = { idCandidatura: called.id, nombre: 'Nora Prats Vidal', idEstado: 4 };
    expect(await portal.get(previewClosing, { params }, company)).toEqual({
      plazas: 3,
      elegidas: [{ idCandidatura: before.id, nombre: 'Nora Prats Vidal' }],
      sinDecidir: 4,
      porAvisar: [
        find,
        { ...find, idCandidatura: shortlisted.id, idEstado: 3 },
        { idCandidatura: fresh.id, nombre: 'Iñaki Goñi Ruiz', idEstado: 1 },
        { ...find, idCandidatura: reviewed.id, idEstado: 2 },
      ],
    });
    const three = [called.id, fresh.id, reviewed.id];
    const tooMany = await close(offer.urlAcceso, { candidaturas: [before.id, ...three], ...start });
    expect(tooMany).toMatchObject({ status: 14, mensaje: expect.stringContaining('quedan 2 plazas') });
    expect((await statesOf(offer.id))[called.id]).toBe(4);
    const chosen = [called.id, fresh.id, before.id];
    expect(await close(offer.urlAcceso, { candidaturas: chosen, ...start })).toMatchObject({ status: 0 });
    expect(await statesOf(offer.id)).toEqual({
      [before.id]: 5,
      [called.id]: 5,
      [fresh.id]: 5,
      [shortlisted.id]: 6,
      [reviewed.id]: 6,
    });
    expect(await newsOf(before.student.id)).toEqual([]);
    expect(await newsOf(fresh.student.id)).toEqual(['applicationSelected']);
    const { cierre } = await portal.get(getOwnOffer, { params }, company);
    expect(cierre).toMatchObject({
      nombreSeleccionado: 'Nora Prats Vidal',
      nombresSeleccionados: ['Nora Prats Vidal', 'Iñaki Goñi Ruiz', 'Nora Prats Vidal'],
    });
  });

  test('names the list where one of several cannot be chosen, and selects none of them', async () => {
    const { offer, candidates } = await offerWith([1, 7], { content: { tipo: 'empleo', plazas: 2 } });
    const answer = await close(offer.urlAcceso, { candidaturas: candidates.map(({ id }) => id), ...start });
    expect(answer).toMatchObject({ status: 15, datos: { campos: [{ campo: 'candidaturas' }] } });
    expect(Object.values(await statesOf(offer.id))).toEqual([1, 7]);
  });

  test('that has expired does the same, and its candidates can be decided on one by one before', async () => {
    const { offer, candidates } = await offerWith([3, 3, 1], { content: { tipo: 'empleo' } }, 'caducada');
    const [picked, rejected, other] = candidates;
    if (!picked || !rejected || !other) throw new Error('three were made');
    const reject = { idCandidatura: rejected.id, idEstado: 17, idMotivo: 1 } as const;
    await portal.get(moveCandidate, { body: reject }, company);
    expect(await close(offer.urlAcceso, { idCandidatura: picked.id, ...start })).toMatchObject({ status: 0 });
    expect(await statesOf(offer.id)).toEqual({ [picked.id]: 5, [rejected.id]: 17, [other.id]: 6 });
    expect(await close(offer.urlAcceso)).toMatchObject({ status: 14 });
  });

  test('is refused beside the name where no candidate has it, and ends nobody', async () => {
    const { offer } = await offerWith([3, 7]);
    const answer = await close(offer.urlAcceso, {
      nombreSeleccionado: 'Zoe Nadie',
      fechaInicioContrato: '2031-02-01',
    });
    expect(answer).toMatchObject({ status: 15, datos: { campos: [{ campo: 'nombreSeleccionado' }] } });
    expect(Object.values(await statesOf(offer.id))).toEqual([3, 7]);
    expect(await close(offer.urlAcceso)).toMatchObject({ status: 0 });
  });

  test('touches no other offer', async () => {
    const other = await offerWith([1]);
    const { offer } = await offerWith([1]);
    await close(offer.urlAcceso);
    expect(Object.values(await statesOf(other.offer.id))).toEqual([1]);
  });

  test('is told in each student’s language, on the page and by mail', async () => {
    const working = await openPortal({ worker: true });
    try {
      const { id, token } = await newCompany(working);
      const offer = await addOffer(working, id);
      const students: Awaited<ReturnType<typeof newStudent>>[] = [];
      for (const idIdioma of [1, 2, 3]) {
        const { student } = await newCandidate(working, id, { offer });
        await working.get(setStudentLanguage, { body: { idIdioma } }, student);
        students.push(student);
      }
      const body = { urlOferta: offer.urlAcceso, candidatoSeleccionado: false };
      await working.get(closeOffer, { body }, { token });
      const thanks = ['Gracias por tu interés', 'Gràcies pel teu interès', 'Thank you for your interest'];
      for (const [place, student] of students.entries()) {
        const { notificaciones } = await working.get(listStudentNotifications, {}, student);
        expect(notificaciones[0]?.texto).toContain(thanks[place]);
        expect(notificaciones[0]?.texto).toContain(offer.titulo);
      }
      await vi.waitFor(
        async () => {
          const mails = await working.database.orm.select().from(keptMails);
          for (const [place, { usuario }] of students.entries()) {
            const texts = mails.filter(({ para }) => para === usuario).map(({ texto }) => texto);
            expect(texts.filter((texto) => texto.includes(thanks[place] ?? '?'))).toHaveLength(1);
          }
        },
        { timeout: 60_000, interval: 250 },
      );
    } finally {
      await working.close();
    }
  });

  test('of thousands of candidates tells each of them', async () => {
    const { offer } = await offerWith([2]);
    const many = 3_000;
    await portal.database.raw(
      `with people as (
         insert into accounts (user_type, usuario, nombre, apellidos, email)
         select 'Alumno', 'many' || n, 'Nora', 'Prats', 'many' || n || '@example.test'
         from generate_series(1, ${many}) n returning id
       ), students as (insert into students (id) select id from people returning id)
       insert into applications (offer_id, student_id, id_estado) select ${offer.id}, id, 1 from students`,
    );
    expect(await close(offer.urlAcceso)).toMatchObject({ status: 0 });
    const states = Object.values(await statesOf(offer.id));
    expect(states).toHaveLength(many + 1);
    expect(new Set(states)).toEqual(new Set([6]));
    const { rows } = await portal.database.raw(
      "select count(*)::integer as n from notifications where tipo = 'applicationNotSelected' and url_acceso like $1",
      [`%${offer.urlAcceso}`],
    );
    expect(rows).toEqual([{ n: many + 1 }]);
  });
});

describe('at the same time', () => {
  test('closing twice ends each application once', async () => {
    const { offer, candidates } = await offerWith([1, 3]);
    const answers = await Promise.all([1, 2, 3].map(() => close(offer.urlAcceso)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 14, 14]);
    for (const { id, from, student } of candidates) {
      expect(await movesOf(id)).toEqual([
        ['alumno', null, 1],
        ['sistema', from, 6],
      ]);
      expect(await newsOf(student.id)).toEqual(['applicationNotSelected']);
      expect(await mailsFor(student.id)).toHaveLength(1);
    }
  });

  test('a colleague who selects somebody and a closing that chooses others never take more than the places', async () => {
    for (let round = 0; round < 5; round++) {
      const content = { tipo: 'empleo', plazas: 2 } as const;
      const { offer, candidates } = await offerWith([3, 3, 3], { content });
      const [one, two, three] = candidates;
      if (!one || !two || !three) throw new Error('three were made');
      const select = { idCandidatura: three.id, idEstado: 5 } as const;
      const [closed, selected] = await Promise.all([
        close(offer.urlAcceso, { candidaturas: [one.id, two.id], ...start }),
        portal.call(moveCandidate, { body: select }, company),
      ]);
      const states = Object.values(await statesOf(offer.id));
      expect([closed.status, selected.status].filter((status) => status === 0)).toHaveLength(1);
      expect(states).toEqual(closed.status === 0 ? [5, 5, 6] : [3, 3, 5]);
    }
  });

  test('who applies while it closes is either refused, or counted in and told', async () => {
    const { offer } = await offerWith([]);
    const people = await Promise.all(Array.from({ length: 8 }, () => newStudent(portal)));
    const [closed, ...answers] = await Promise.all([
      close(offer.urlAcceso),
      ...people.map(({ token }) => applyWith(portal, token, offer.urlAcceso)),
    ]);
    expect(closed).toMatchObject({ status: 0 });
    const states = Object.values(await statesOf(offer.id));
    expect(states).toHaveLength(answers.filter(({ status }) => status === 0).length);
    expect(states.every((state) => state === 6)).toBe(true);
    for (const [place, { status }] of answers.entries()) {
      expect([0, 4]).toContain(status);
      expect(await newsOf(people[place]?.id ?? 0)).toEqual(status === 0 ? ['applicationNotSelected'] : []);
    }
  });

  test('who withdraws while they are picked is either selected, or has the closing refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { offer, candidates } = await offerWith([3], { content: { tipo: 'empleo' } });
      const [picked] = candidates;
      if (!picked) throw new Error('one was made');
      const [closed, withdrawn] = await Promise.all([
        close(offer.urlAcceso, { idCandidatura: picked.id, ...start }),
        portal.call(withdraw, { body: { urlOferta: offer.urlAcceso } }, picked.student),
      ]);
      expect([closed.status, withdrawn.status]).toEqual(closed.status === 0 ? [0, 30] : [15, 0]);
      expect(await statesOf(offer.id)).toEqual({ [picked.id]: closed.status === 0 ? 5 : 7 });
    }
  });

  test('who withdraws while it closes has either withdrawn or is told, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { offer, candidates } = await offerWith([2, 2, 2]);
      const [, ...answers] = await Promise.all([
        close(offer.urlAcceso),
        ...candidates.map(({ student }) =>
          portal.call(withdraw, { body: { urlOferta: offer.urlAcceso } }, student),
        ),
      ]);
      for (const [place, { status }] of answers.entries()) {
        const { id, student } = candidates[place] ?? { id: 0, student: { id: 0 } };
        expect((await statesOf(offer.id))[id]).toBe(status === 0 ? 7 : 6);
        expect([0, 30]).toContain(status);
        expect(await movesOf(id)).toEqual([
          ['alumno', null, 1],
          status === 0 ? ['alumno', 2, 7] : ['sistema', 2, 6],
        ]);
        expect(await newsOf(student.id)).toEqual(status === 0 ? [] : ['applicationNotSelected']);
      }
    }
  });

  test('a move made while it closes is kept, and what it left undecided is ended from where it led', async () => {
    for (let round = 0; round < 5; round++) {
      const { offer, candidates } = await offerWith([1, 1]);
      const [one, two] = candidates;
      if (!one || !two) throw new Error('two were made');
      const moveTo = (idCandidatura: number, idEstado: 3 | 17) =>
        portal.call(
          moveCandidate,
          { body: { idCandidatura, idEstado, ...(idEstado === 17 && { idMotivo: 1 }) } },
          company,
        );
      const [, shortlisted, rejected] = await Promise.all([
        close(offer.urlAcceso),
        moveTo(one.id, 3),
        moveTo(two.id, 17),
      ]);
      expect(await movesOf(one.id)).toEqual([
        ['alumno', null, 1],
        ...(shortlisted?.status === 0
          ? [
              ['empresa', 1, 3],
              ['sistema', 3, 6],
            ]
          : [['sistema', 1, 6]]),
      ]);
      expect(await movesOf(two.id)).toEqual([
        ['alumno', null, 1],
        rejected?.status === 0 ? ['empresa', 1, 17] : ['sistema', 1, 6],
      ]);
      for (const answer of [shortlisted, rejected]) expect([0, 49]).toContain(answer?.status);
      expect(await statesOf(offer.id)).toEqual({ [one.id]: 6, [two.id]: rejected?.status === 0 ? 17 : 6 });
    }
  });
});

const closingOf = async (offerId: number) => {
  const [row] = await portal.database.orm
    .select({ cierre: offers.cierre })
    .from(offers)
    .where(eq(offers.id, offerId));
  return row?.cierre ?? null;
};

/** Puts another name into what was sent. */
async function rename(id: number, nombre: string, apellidos: string): Promise<void> {
  await portal.database.raw(
    `update application_snapshots
     set cv = jsonb_set(cv::jsonb, '{personales}', (cv->'personales')::jsonb || $2::jsonb) where application_id = $1`,
    [id, JSON.stringify({ nombre, apellidos })],
  );
}
