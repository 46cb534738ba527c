import { acceptPreregistration, getOwnApplication, withdraw } from '@portal/contract/applications';
import {
  type CandidateOrder,
  getCandidate,
  getCandidateBoard,
  listCandidates,
  moveCandidate,
} from '@portal/contract/candidates';
import { closeOffer, getOwnOffer } from '@portal/contract/company-offers';
import { dayIn } from '@portal/contract/days';
import type { Call } from '@portal/contract/endpoint';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../db/tables/accounts.ts';
import { applications } from '../../db/tables/applications.ts';
import { studies } from '../../db/tables/studies.ts';
import {
  applyWith,
  eventsOf,
  jobsOf,
  newCandidate,
  newCompany,
  newStudent,
  setState,
  told,
} from '../../testing/applications.ts';
import { addOffer } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { degrees } from '../catalogue/lists/degrees.ts';

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
let rival: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal({
    brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, formularioIncorporacion: true } }),
  });
  company = await newCompany(portal);
  rival = await newCompany(portal);
});
afterAll(() => portal.close());

const rowOf = async (id: number) =>
  (await portal.database.orm.select().from(applications).where(eq(applications.id, id)))[0];
type MoveBody = Call<typeof moveCandidate>['body'];
const move = (body: MoveBody) => portal.call(moveCandidate, { body }, company);

describe('the list of candidates', () => {
  test('has the unread first, then the newest, with what was sent of each', async () => {
    const offer = await addOffer(portal, company.id);
    const people = [];
    for (const nombre of ['Aina', 'Íñigo', 'Berta']) {
      const student = await newStudent(portal, {}, { idTitulacion: 102 }, { nombre, apellidos: 'Roca' });
      await applyWith(portal, student.token, offer.urlAcceso);
      people.push(student);
    }
    const call = { params: { id: offer.urlAcceso }, query: {} };
    const before = await portal.get(listCandidates, call, company);
    expect(before.candidatos.map(({ nombre }) => nombre)).toEqual(['Berta', 'Íñigo', 'Aina']);
    expect(before.candidatos[0]).toMatchObject({
      apellidos: 'Roca',
      titulacion: 'Economía',
      curso: 3,
      nota: 2.4,
      localidad: 'València',
      idEstado: 1,
      leida: false,
    });
    await portal.get(getCandidate, { params: { id: before.candidatos[0]?.idCandidatura ?? 0 } }, company);
    await setState(portal, before.candidatos[2]?.idCandidatura ?? 0, 2);

    const after = await portal.get(listCandidates, call, company);
    expect(after.candidatos.map(({ nombre, leida }) => [nombre, leida])).toEqual([
      ['Íñigo', false],
      ['Aina', false],
      ['Berta', true],
    ]);
    expect(after.numTotal).toBe(3);
    expect(after.porEstado).toEqual([
      { idEstado: 1, numTotal: 2 },
      { idEstado: 2, numTotal: 1 },
    ]);
    const found = async (query: Call<typeof listCandidates>['query']) => {
      const { candidatos, numTotal } = await portal.get(listCandidates, { ...call, query }, company);
      return [numTotal, ...candidatos.map(({ nombre }) => nombre)];
    };
    expect(await found({ texto: 'inigo ro' })).toEqual([1, 'Íñigo']);
    expect(await found({ texto: ' RO  íñig ' })).toEqual([1, 'Íñigo']);
    expect(await found({ texto: 'inigo aina' })).toEqual([0]);
    expect(await found({ texto: '   ' })).toEqual([3, 'Íñigo', 'Aina', 'Berta']);
    expect(await found({ texto: '100%' })).toEqual([0]);
    expect(await found({ idEstado: 2 })).toEqual([1, 'Aina']);
    expect(await found({ con: 'sin-leer' })).toEqual([2, 'Íñigo', 'Aina']);
    expect(await found({ con: 'por-responder' })).toEqual([1, 'Berta']);
    expect(await found({ pagina: 2, porPagina: 2 })).toEqual([3, 'Berta']);
  });

  test('shows the studies that the offer asks for before others under way', async () => {
    const offer = await addOffer(portal, company.id, {
      content: {
        listado_titulaciones: [
          { idTitulacion: 101, caracter: 'propuesta' },
          { idTitulacion: 204, caracter: 'deseable' },
        ],
      },
    });
    const student = await newStudent(portal, {}, { idTitulacion: 101 });
    const finished = { idTitulacion: 204, deLaUniversidad: false, centro: 'Otra universidad', actual: false };
    await portal.database.orm.insert(studies).values({ studentId: student.id, ...finished });
    await applyWith(portal, student.token, offer.urlAcceso);
    const titleOf = async (id: string) =>
      (await portal.get(listCandidates, { params: { id }, query: {} }, company)).candidatos[0]?.titulacion;
    expect(await titleOf(offer.urlAcceso)).toBe(
      degrees.find(({ idTitulacion }) => idTitulacion === 204)?.texts.es,
    );
  });

  test('comes in other orders, with what is not known last', async () => {
    const offer = await addOffer(portal, company.id, {
      content: { listado_titulaciones: [{ idTitulacion: 204, caracter: 'deseable' }] },
    });
    const person = async (nombre: string, nota: number | null) => {
      const student = await newStudent(portal, {}, { idTitulacion: 101, nota: 4 }, { nombre, apellidos: '' });
      if (nota !== null) {
        const asked = { idTitulacion: 204, deLaUniversidad: false, centro: 'Otra', actual: false, nota };
        await portal.database.orm.insert(studies).values({ studentId: student.id, ...asked });
      } else {
        await portal.database.orm.update(studies).set({ nota }).where(eq(studies.studentId, student.id));
      }
      await applyWith(portal, student.token, offer.urlAcceso);
    };
    await person('Íñigo', 3.1);
    await person('Zoe', null);
    await person('aina', 2.05);
    await person('Berta', 3.9);
    const call = { params: { id: offer.urlAcceso } };
    const [berta] = (await portal.get(listCandidates, { ...call, query: {} }, company)).candidatos;
    await setState(portal, berta?.idCandidatura ?? 0, 4);
    const inOrder = async (orden: CandidateOrder, descendente?: 'true') => {
      const query = { orden, ...(descendente && { descendente }) };
      const { candidatos } = await portal.get(listCandidates, { ...call, query }, company);
      return candidatos.map(({ nombre }) => nombre);
    };
    expect(await inOrder('nombre')).toEqual(['aina', 'Berta', 'Íñigo', 'Zoe']);
    expect(await inOrder('nombre', 'true')).toEqual(['Zoe', 'Íñigo', 'Berta', 'aina']);
    expect(await inOrder('nota')).toEqual(['aina', 'Íñigo', 'Berta', 'Zoe']);
    expect(await inOrder('nota', 'true')).toEqual(['Berta', 'Íñigo', 'aina', 'Zoe']);
    expect(await inOrder('fecha')).toEqual(['Íñigo', 'Zoe', 'aina', 'Berta']);
    expect(await inOrder('estado', 'true')).toEqual(['Berta', 'aina', 'Zoe', 'Íñigo']);
  });

  test('by state has the first of each, how many there are and where they can be moved to', async () => {
    const offer = await addOffer(portal, company.id);
    const people = [];
    for (let i = 0; i < 4; i++) people.push(await newCandidate(portal, company.id, { offer }));
    const [first, second, , gone] = people;
    await setState(portal, first?.id ?? 0, 3);
    await setState(portal, second?.id ?? 0, 17);
    await portal.get(withdraw, { body: { urlOferta: offer.urlAcceso } }, gone?.student);
    await newCandidate(portal, company.id, { offer });
    const call = { params: { id: offer.urlAcceso }, query: { porColumna: 1 } };
    const columns = await portal.get(getCandidateBoard, call, company);
    expect(
      columns.map(({ idEstado, numTotal, candidatos }) => [idEstado, numTotal, candidatos.length]),
    ).toEqual([
      [1, 2, 1],
      [3, 1, 1],
      [17, 1, 1],
    ]);
    expect(columns.map(({ estadosPosibles }) => estadosPosibles)).toEqual([
      [2, 3, 4, 5, 6, 17],
      [2, 4, 5, 6, 16, 17],
      [],
    ]);
    const none = { ...call, query: { texto: 'nobody of this name' } };
    expect(await portal.get(getCandidateBoard, none, company)).toEqual([]);
    await portal.refused(getCandidateBoard, call, 'offerNotFound', rival);
  });

  test('counts as the cards of the offers do: who withdrew is apart, in the list when asked for', async () => {
    const offer = await addOffer(portal, company.id);
    const [stays, leaves] = [
      await newCandidate(portal, company.id, { offer }),
      await newCandidate(portal, company.id, { offer }),
    ];
    await portal.get(withdraw, { body: { urlOferta: offer.urlAcceso } }, leaves.student);
    const listed = async (query: Call<typeof listCandidates>['query']) => {
      const call = { params: { id: offer.urlAcceso }, query };
      const { candidatos, numTotal, porEstado } = await portal.get(listCandidates, call, company);
      return { ids: candidatos.map(({ idCandidatura }) => idCandidatura), numTotal, porEstado };
    };
    const porEstado = [
      { idEstado: 1, numTotal: 1 },
      { idEstado: 7, numTotal: 1 },
    ];
    expect(await listed({})).toEqual({ ids: [stays.id], numTotal: 1, porEstado });
    expect(await listed({ idEstado: 7 })).toEqual({ ids: [leaves.id], numTotal: 1, porEstado });
    const { resumen } = await portal.get(getOwnOffer, { params: { id: offer.urlAcceso } }, company);
    expect(resumen.numCandidatos).toBe(1);
  });

  test('of another company’s offer is not there', async () => {
    const { urlAcceso: id } = await addOffer(portal, company.id);
    await portal.refused(listCandidates, { params: { id }, query: {} }, 'offerNotFound', rival);
    const none = { candidatos: [], numTotal: 0, porEstado: [] };
    expect(await portal.get(listCandidates, { params: { id }, query: {} }, company)).toEqual(none);
    const wrong = await portal.call(listCandidates, { params: { id }, query: { porPagina: 500 } }, company);
    expect(wrong.status).toBe(15);
  });
});

describe('a candidate', () => {
  test('has the CV as it was sent, whatever the student has changed since', async () => {
    const { student, id, urlOferta } = await newCandidate(portal, company.id);
    await portal.database.raw('update students set localidad = $1, presentacion = $1 where id = $2', [
      'Otra',
      student.id,
    ]);
    await portal.database.orm.update(accounts).set({ nombre: 'Otra' }).where(eq(accounts.id, student.id));
    const found = await portal.get(getCandidate, { params: { id } }, company);
    expect(found.cv.personales).toMatchObject({ nombre: 'Nora', localidad: 'València' });
    expect(found.cv.presentacion).toBeNull();
    expect(found).toMatchObject({ urlOferta, tipo: 'practicas', cvPdf: null, documentos: [] });
    expect(found.candidato).toMatchObject({ idCandidatura: id, leida: true, idEstado: 1 });
    expect(found.estadosPosibles).toEqual([2, 3, 4, 5, 6, 17]);
  });

  test('opened by two contacts at once is read once, and the student sees when', async () => {
    const { student, id, urlOferta } = await newCandidate(portal, company.id);
    await Promise.all(Array.from({ length: 4 }, () => portal.get(getCandidate, { params: { id } }, company)));
    const { historial } = await portal.get(getOwnApplication, { params: { id: urlOferta } }, student);
    expect(historial.map(({ hecho, quien }) => [hecho, quien])).toEqual([
      ['inscripcion', 'alumno'],
      ['cvAbierto', 'empresa'],
    ]);
    expect((await rowOf(id))?.leida).not.toBeNull();
  });

  test('keeps the reason, what the student reads and the internal note apart', async () => {
    const { id, student, urlOferta } = await newCandidate(portal, company.id);
    const notaInterna = 'Le falta inglés para el puesto.';
    await move({ idCandidatura: id, idEstado: 3, comentario: 'Te llamaremos.' });
    await move({ idCandidatura: id, idEstado: 17, idMotivo: 5, comentario: 'Suerte.', notaInterna });
    const { historial } = await portal.get(getCandidate, { params: { id } }, company);
    expect(historial.filter(({ hecho }) => hecho === 'cambioEstado')).toMatchObject([
      { motivo: null, comentario: 'Te llamaremos.', notaInterna: null },
      { motivo: 'Hemos elegido a otra persona', comentario: 'Suerte.', notaInterna },
    ]);
    const own = await portal.get(getOwnApplication, { params: { id: urlOferta } }, student);
    expect(own.historial).toContainEqual(
      expect.objectContaining({ motivo: 'Hemos elegido a otra persona', comentario: 'Suerte.' }),
    );
    expect(JSON.stringify([own, await told(portal, student.id)])).not.toContain(notaInterna);
  });

  test('does not show the numbers of identity and social security until selected', async () => {
    const { id } = await newCandidate(portal, company.id);
    const read = async () => (await portal.get(getCandidate, { params: { id } }, company)).cv.personales;
    expect(await read()).toMatchObject({ numSegSocial: null, dni: null });
    await setState(portal, id, 5);
    expect(await read()).toMatchObject({ numSegSocial: '281234567840' });
  });

  test('who withdrew is a name and nothing else', async () => {
    const { student, id, urlOferta, offer } = await newCandidate(portal, company.id);
    await portal.get(withdraw, { body: { urlOferta } }, student);
    const found = await portal.get(getCandidate, { params: { id } }, company);
    expect(found).toMatchObject({ cvPdf: null, presentacion: null, documentos: [], estadosPosibles: [] });
    expect(found.cv).toMatchObject({
      personales: { nombre: 'Nora', email: '', localidad: null },
      academicos: [],
    });
    expect(found.historial.map(({ hecho }) => hecho)).not.toContain('cvAbierto');
    const { candidatos } = await portal.get(
      listCandidates,
      { params: { id: offer.urlAcceso }, query: { idEstado: 7 } },
      company,
    );
    expect(candidatos).toMatchObject([
      { nombre: 'Nora', localidad: null, nota: null, curso: null, leida: true },
    ]);
  });

  test('leads to the one before and the one after, past who withdrew', async () => {
    const offer = await addOffer(portal, company.id);
    const all = [];
    for (let place = 0; place < 4; place++) all.push(await newCandidate(portal, company.id, { offer }));
    const [first, second, third, fourth] = all.map(({ id }) => id);
    await setState(portal, second ?? 0, 7);
    const around = async (id = 0) => {
      const found = await portal.get(getCandidate, { params: { id } }, company);
      return [found.idCandidaturaAnterior, found.idCandidaturaSiguiente];
    };
    expect(await around(fourth)).toEqual([null, third]);
    expect(await around(third)).toEqual([fourth, first]);
    expect(await around(first)).toEqual([third, null]);
  });

  test('of another company is not found, and stays unread', async () => {
    const { id } = await newCandidate(portal, company.id);
    await portal.refused(getCandidate, { params: { id } }, 'applicationNotFound', rival);
    await portal.refused(
      moveCandidate,
      { body: { idCandidatura: id, idEstado: 2 } },
      'applicationNotFound',
      rival,
    );
    expect(await rowOf(id)).toMatchObject({ leida: null, idEstado: 1 });
    await portal.refused(getCandidate, { params: { id: 'x' } }, 'applicationNotFound', company);
  });
});

describe('moving a candidate', () => {
  test.each([
    [2, 'applicationUnderReview'],
    [3, 'applicationShortlisted'],
    [4, 'applicationInterview'],
    [6, 'applicationNotSelected'],
  ] as const)('to %i tells the student %s, with the comment', async (idEstado, tipo) => {
    const { student, id, urlOferta, offer } = await newCandidate(portal, company.id);
    const { datos } = await move({ idCandidatura: id, idEstado, comentario: 'Gracias.', idMotivo: 1 });
    expect(datos.idEstado).toBe(idEstado);
    expect(await rowOf(id)).toMatchObject({ idEstado, comentario: 'Gracias.', idMotivo: null });
    expect((await eventsOf(portal, id)).at(-1)).toMatchObject({
      quien: 'empresa',
      idEstadoAnterior: 1,
      idEstado,
      comentario: 'Gracias.',
      accountId: company.contactId,
    });
    expect((await told(portal, student.id)).at(-1)).toMatchObject({
      tipo,
      datos: { titulo: offer.titulo, comentario: 'Gracias.' },
      urlAcceso: `/mis-candidaturas/${urlOferta}`,
      importante: false,
    });
    expect(await jobsOf(portal, 'mail')).toContainEqual(
      expect.objectContaining({ accountId: student.id, tipo }),
    );
  });

  test('to 16 is important, and the answer comes back', async () => {
    const { student, id, urlOferta } = await newCandidate(portal, company.id, { idEstado: 4 });
    const { datos } = await move({ idCandidatura: id, idEstado: 16 });
    expect(datos).toEqual({ idEstado: 16, estadosPosibles: [6, 17] });
    expect((await told(portal, student.id)).at(-1)).toMatchObject({
      tipo: 'applicationPreregistered',
      importante: true,
    });
    await portal.get(acceptPreregistration, { body: { urlOferta } }, student);
    expect((await rowOf(id))?.idEstado).toBe(3);
  });

  test('to rejected needs a reason of the company’s for this type, which the student is told', async () => {
    const { student, id } = await newCandidate(portal, company.id);
    for (const idMotivo of [undefined, 21, 10, 999]) {
      const answer = await move({ idCandidatura: id, idEstado: 17, ...(idMotivo && { idMotivo }) });
      const mensaje = idMotivo
        ? 'Este motivo no está entre los que se ofrecen aquí'
        : 'Falta indicar el motivo';
      expect(answer).toMatchObject({ status: 15, datos: { campos: [{ campo: 'idMotivo', mensaje }] } });
    }
    expect((await rowOf(id))?.idEstado).toBe(1);
    expect((await move({ idCandidatura: id, idEstado: 17, idMotivo: 12 })).status).toBe(0);
    expect(await rowOf(id)).toMatchObject({ idEstado: 17, idMotivo: 12 });
    expect((await told(portal, student.id)).at(-1)).toMatchObject({
      tipo: 'applicationRejected',
      datos: { idMotivo: 12 },
    });
  });

  test('to where it cannot go is refused: 14 while it is open, 49 once it is final', async () => {
    const { id } = await newCandidate(portal, company.id);
    for (const idEstado of [1, 7, 16, 98] as const) {
      await portal.refused(moveCandidate, { body: { idCandidatura: id, idEstado } }, 'noSuchMove', company);
    }
    for (const final of [5, 6, 7, 17]) {
      await setState(portal, id, final);
      await portal.refused(
        moveCandidate,
        { body: { idCandidatura: id, idEstado: 2 } },
        'cannotChangeState',
        company,
      );
    }
    expect(await eventsOf(portal, id)).toHaveLength(1);
    expect((await move({ idCandidatura: id, idEstado: 8 as 7 })).status).toBe(15);
  });

  test('that somebody else has moved meanwhile is not moved', async () => {
    const { id } = await newCandidate(portal, company.id);
    const answers = await Promise.all(
      ([2, 3, 4, 6] as const).map((idEstado) => move({ idCandidatura: id, idEstado, idEstadoVisto: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 49, 49, 49]);
    expect(await eventsOf(portal, id)).toHaveLength(2);
  });
});

describe('selecting', () => {
  test('for an internship waits for the incorporation form: 98, and the candidate is shortlisted', async () => {
    const { student, id } = await newCandidate(portal, company.id);
    const body = { idCandidatura: id, idEstado: 5, comentario: 'Enhorabuena.' } as const;
    const { datos } = await portal.refused(moveCandidate, { body }, 'incorporationFormRequired', company);
    expect(datos).toEqual({ idEstado: 98, estadosPosibles: [3, 5, 6, 17] });
    expect(await rowOf(id)).toMatchObject({ idEstado: 98, comentario: 'Enhorabuena.' });
    expect((await told(portal, student.id)).at(-1)).toMatchObject({ tipo: 'applicationAwaitsForm' });

    await portal.refused(moveCandidate, { body }, 'incorporationFormRequired', company);
    expect(await eventsOf(portal, id)).toHaveLength(3);
    expect(await told(portal, student.id)).toHaveLength(1);
  });

  test('shows the student that the papers are being seen to', async () => {
    const { student, id, urlOferta } = await newCandidate(portal, company.id);
    const body = { idCandidatura: id, idEstado: 5 } as const;
    await portal.refused(moveCandidate, { body }, 'incorporationFormRequired', company);
    const params = { id: urlOferta };
    expect(await portal.get(getOwnApplication, { params }, student)).toMatchObject({
      candidatura: { idEstado: 98, puedeDesinscribirse: false },
    });
  });

  test('of who awaits the form already leaves it waiting', async () => {
    const { id } = await newCandidate(portal, company.id, { idEstado: 98 });
    const body = { idCandidatura: id, idEstado: 5 } as const;
    await portal.refused(moveCandidate, { body }, 'incorporationFormRequired', company);
    expect((await rowOf(id))?.idEstado).toBe(98);
  });

  test('for a job is done at once', async () => {
    const offer = await addOffer(portal, company.id, { content: { tipo: 'empleo' } });
    const { student, id } = await newCandidate(portal, company.id, { offer });
    expect((await move({ idCandidatura: id, idEstado: 5 })).datos).toEqual({
      idEstado: 5,
      estadosPosibles: [],
    });
    expect((await told(portal, student.id)).at(-1)).toMatchObject({ tipo: 'applicationSelected' });
  });

  test('is refused once the places of the offer are filled, also of three at once', async () => {
    const offer = await addOffer(portal, company.id, { content: { tipo: 'empleo', plazas: 2 } });
    const candidates = await Promise.all([1, 2, 3].map(() => newCandidate(portal, company.id, { offer })));
    const answers = await Promise.all(
      candidates.map(({ id }) =>
        portal.call(moveCandidate, { body: { idCandidatura: id, idEstado: 5 } }, company),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([0, 0, 14]);
    const refused = answers.findIndex(({ status }) => status === 14);
    expect(answers[refused]?.aviso?.titulo).toBe('No quedan plazas');
    const left = candidates[refused];
    if (!left) throw new Error('one was refused');
    expect((await rowOf(left.id))?.idEstado).not.toBe(5);
    const closing = {
      urlOferta: offer.urlAcceso,
      candidatoSeleccionado: true,
      idCandidatura: left.id,
      idTipoContrato: 1,
    } as const;
    const body = { ...closing, fechaInicioContrato: dayIn('Europe/Madrid', new Date()) };
    await portal.refused(closeOffer, { body }, 'noSuchMove', company);
  });

  test('for an internship is done at once where the institution has no such form', async () => {
    const plain = await openPortal({
      brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, formularioIncorporacion: false } }),
    });
    try {
      const firm = await newCompany(plain);
      const { id } = await newCandidate(plain, firm.id);
      const body = { idCandidatura: id, idEstado: 5 } as const;
      expect(await plain.get(moveCandidate, { body }, firm)).toEqual({ idEstado: 5, estadosPosibles: [] });
    } finally {
      await plain.close();
    }
  });
});

test('a whole life: applied, read, reviewed, interviewed, put forward, accepted, selected', async () => {
  const offer = await addOffer(portal, company.id, { content: { tipo: 'empleo' } });
  const { student, id, urlOferta } = await newCandidate(portal, company.id, { offer });
  await portal.get(getCandidate, { params: { id } }, company);
  for (const idEstado of [2, 4, 16] as const) await move({ idCandidatura: id, idEstado });
  await portal.get(acceptPreregistration, { body: { urlOferta } }, student);
  await move({ idCandidatura: id, idEstado: 5 });
  const { historial, candidatura } = await portal.get(
    getOwnApplication,
    { params: { id: urlOferta } },
    student,
  );
  expect(candidatura).toMatchObject({ idEstado: 5, puedeDesinscribirse: false });
  expect(historial.map(({ quien, idEstado }) => [quien, idEstado])).toEqual([
    ['alumno', 1],
    ['empresa', null],
    ['empresa', 2],
    ['empresa', 4],
    ['empresa', 16],
    ['alumno', 3],
    ['empresa', 5],
  ]);
  await portal.refused(withdraw, { body: { urlOferta } }, 'alreadyProcessed', student);
});
