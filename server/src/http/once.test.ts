import { randomUUID } from 'node:crypto';
import { copyOffer } from '@portal/contract/offer-form';
import { addStay, addTraining, getStudies } from '@portal/contract/studies';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sentCalls } from '../db/tables/sent-calls.ts';
import { abroad, course } from '../features/studies/studies.fixtures.ts';
import { newCompany } from '../testing/applications.ts';
import { addOffer, addStudent, studentToken } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

/** What is sent twice because an answer was lost is done once. */

let portal: TestPortal;
let token: string;
let key: string;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  token = await studentToken(portal, (await addStudent(portal)).usuario);
  key = randomUUID();
});

const add = (body = course, by = token) => portal.get(addTraining, { body }, { token: by, key });
const trainings = async (by = token) => (await portal.get(getStudies, {}, { token: by })).formacion;

test('a call with the key of one that was made answers as that one, and adds nothing', async () => {
  const first = await add();
  expect(await add()).toEqual(first);
  expect(await trainings()).toHaveLength(1);
});

test('two that come at once with the same key add one', async () => {
  const [one, other] = await Promise.all([add(), add()]);
  expect(one).toEqual(other);
  expect(await trainings()).toHaveLength(1);
});

test('the same key with something else, of another call or by somebody else is another call', async () => {
  await add();
  await add({ ...course, titulo: 'Otro curso' });
  expect(await trainings()).toHaveLength(2);
  await portal.get(addStay, { body: abroad }, { token, key });
  expect((await portal.get(getStudies, {}, { token })).estancias).toHaveLength(1);
  const other = await studentToken(portal, (await addStudent(portal)).usuario);
  await add(course, other);
  expect(await trainings(other)).toHaveLength(1);
});

test('what was refused is not kept', async () => {
  const before = await portal.database.orm.$count(sentCalls);
  const company = await newCompany(portal);
  const offer = await addOffer(portal, company.id);
  const other = (await newCompany(portal)).token;
  const call = { body: { urlOferta: offer.urlAcceso } };
  await portal.refused(copyOffer, call, 'offerNotFound', { token: other, key });
  expect(await portal.database.orm.$count(sentCalls)).toBe(before);
});

test('what is cut off before its answer is kept leaves nothing, and is made when it is sent again', async () => {
  const { database } = portal;
  await database.raw(
    "create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$",
  );
  await database.raw(
    'create trigger cut_off before update on sent_calls for each row execute function cut_off()',
  );
  try {
    expect(await portal.call(addTraining, { body: course }, { token, key })).toMatchObject({ status: 500 });
  } finally {
    await database.raw('drop function cut_off cascade');
  }
  expect(await trainings()).toHaveLength(0);
  expect(await add()).toEqual(await add());
  expect(await trainings()).toHaveLength(1);
});

test('a copy of an offer is made once, and answers with the same draft', async () => {
  const company = await newCompany(portal);
  const offer = await addOffer(portal, company.id);
  const options = { token: company.token, key };
  const copy = () => portal.get(copyOffer, { body: { urlOferta: offer.urlAcceso } }, options);
  expect(await copy()).toEqual(await copy());
});
