import { moveCandidates } from '@portal/contract/candidates';
import type { Call } from '@portal/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCandidate, newCompany, rowsOf, setState, told } from '../../testing/applications.ts';
import { addOffer } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { fullJob } from '../offer-form/offer-form.fixtures.ts';

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal();
  company = await newCompany(portal);
});
afterAll(() => portal.close());

type Candidate = Awaited<ReturnType<typeof newCandidate>>;

async function candidatesOf(states: readonly number[], content = {}) {
  const offer = await addOffer(portal, company.id, { content });
  const people: Candidate[] = [];
  for (const idEstado of states) people.push(await newCandidate(portal, company.id, { offer, idEstado }));
  return { offer, people };
}

type Body = Call<typeof moveCandidates>['body'];
const move = (
  { offer, people }: Awaited<ReturnType<typeof candidatesOf>>,
  seen: readonly Body['candidaturas'][number]['idEstadoVisto'][],
  more: Omit<Body, 'urlOferta' | 'candidaturas'>,
) => ({
  body: {
    urlOferta: offer.urlAcceso,
    candidaturas: people.map(({ id }, place) => ({ idCandidatura: id, idEstadoVisto: seen[place] ?? 1 })),
    ...more,
  },
});

const stateOf = async ({ offer, student }: Candidate) =>
  (await rowsOf(portal, offer.id, student.id))[0]?.idEstado;
const states = (people: readonly Candidate[]) => Promise.all(people.map(stateOf));

test('what would be moved is told first, then all of them are moved and told, and the others are named', async () => {
  const found = await candidatesOf([1, 1, 6, 2]);
  const [first, , decided, changed] = found.people;
  const reject = { idEstado: 17, idMotivo: 1, comentario: 'Gracias por el interés.' } as const;
  const expected = {
    movidas: found.people
      .slice(0, 2)
      .map(({ id }) => ({ idCandidatura: id, nombre: 'Nora Prats Vidal', retrocede: false })),
    yaEstaban: [],
    rechazadas: [decided, changed].map((one) => ({
      idCandidatura: one?.id,
      nombre: 'Nora Prats Vidal',
      mensaje: expect.any(String),
    })),
  };
  const seen = [1, 1, 6, 1] as const;
  expect(await portal.get(moveCandidates, move(found, seen, { ...reject, soloVer: true }), company)).toEqual(
    expected,
  );
  expect(await states(found.people)).toEqual([1, 1, 6, 2]);
  expect(await portal.get(moveCandidates, move(found, seen, reject), company)).toEqual(expected);
  expect(await states(found.people)).toEqual([17, 17, 6, 2]);
  const news = await told(portal, first?.student.id ?? 0);
  expect(news.filter(({ tipo }) => tipo === 'applicationRejected')).toMatchObject([
    { datos: { idMotivo: 1, comentario: 'Gracias por el interés.' } },
  ]);
});

test('sent again after a lost answer, it says the same and tells nobody twice', async () => {
  const found = await candidatesOf([1, 1]);
  const discard = { idEstado: 17, idMotivo: 1 } as const;
  const first = await portal.get(moveCandidates, move(found, [1, 1], discard), company);
  expect(await portal.get(moveCandidates, move(found, [1, 1], discard), company)).toEqual(first);
  const news = await told(portal, found.people[0]?.student.id ?? 0);
  expect(news.filter(({ tipo }) => tipo === 'applicationRejected')).toHaveLength(1);
});

test('says who would go back, who is there already, and who has yet to answer', async () => {
  const found = await candidatesOf([1, 3, 4, 98, 16]);
  const [fresh, there, called, awaiting, waiting] = found.people.map(({ id }) => id);
  const seen = [1, 3, 4, 98, 16] as const;
  const done = await portal.get(moveCandidates, move(found, seen, { idEstado: 3, soloVer: true }), company);
  expect(done).toMatchObject({
    movidas: [
      { idCandidatura: fresh, retrocede: false },
      { idCandidatura: called, retrocede: true },
      { idCandidatura: awaiting, retrocede: true },
    ],
    yaEstaban: [{ idCandidatura: there, nombre: 'Nora Prats Vidal' }],
    rechazadas: [{ idCandidatura: waiting, mensaje: expect.stringContaining('todavía no ha respondido') }],
  });
});

test('whom a manager put forward is neither named nor moved before they accept', async () => {
  const found = await candidatesOf([16]);
  const [put] = found.people;
  await portal.database.raw('delete from application_snapshots where application_id = $1', [put?.id]);
  const reject = { idEstado: 17, idMotivo: 1 } as const;
  const done = await portal.get(moveCandidates, move(found, [16], reject), company);
  expect(done).toMatchObject({ movidas: [], rechazadas: [{ idCandidatura: put?.id, nombre: null }] });
  expect(await states(found.people)).toEqual([16]);
});

test('no more are selected than the offer has places', async () => {
  const found = await candidatesOf([4, 3, 4], { ...fullJob(), plazas: 2 });
  const done = await portal.get(moveCandidates, move(found, [4, 3, 4], { idEstado: 5 }), company);
  expect(done.movidas.map(({ idCandidatura }) => idCandidatura)).toEqual(
    found.people.slice(0, 2).map(({ id }) => id),
  );
  expect(done.rechazadas).toMatchObject([{ idCandidatura: found.people[2]?.id }]);
  expect(done.rechazadas[0]?.mensaje).toContain('2 plazas');
  expect(await states(found.people)).toEqual([5, 5, 4]);
});

test('rejecting needs a reason, and nobody is moved without it', async () => {
  const found = await candidatesOf([1, 1]);
  await portal.refused(
    moveCandidates,
    move(found, [1, 1], { idEstado: 17 }),
    'mandatoryDataMissing',
    company,
  );
  expect(await states(found.people)).toEqual([1, 1]);
});

test('candidates of another offer or company are not found', async () => {
  const found = await candidatesOf([1]);
  const other = await newCandidate(portal, company.id);
  await setState(portal, other.id, 1);
  const mixed = { offer: found.offer, people: [...found.people, other] };
  const done = await portal.get(moveCandidates, move(mixed, [1, 1], { idEstado: 3 }), company);
  expect(done.rechazadas).toMatchObject([{ idCandidatura: other.id, nombre: null }]);
  expect(await stateOf(other)).toBe(1);
  const rival = await newCompany(portal);
  await portal.refused(moveCandidates, move(found, [3], { idEstado: 4 }), 'offerNotFound', rival);
});
