import { EventEmitter, once } from 'node:events';
import { withdraw } from '@portal/contract/applications';
import type { offerContent } from '@portal/contract/offers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { applications } from '../../db/tables/applications.ts';
import { offers } from '../../db/tables/offers.ts';
import {
  applyWith,
  eventsOf,
  jobsOf,
  newCandidate,
  newCompany,
  newStudent,
  rowsOf,
  snapshotsOf,
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

test('many applications wake what follows from them once', async () => {
  const woken = async () => (await jobsOf(portal, 'applied')).length;
  const people = await Promise.all(Array.from({ length: 8 }, () => newStudent(portal)));
  const target = await offer();
  const before = await woken();
  await Promise.all(people.map(({ token }) => applyWith(portal, token, target.urlAcceso)));
  expect((await woken()) - before).toBeLessThanOrEqual(2);
});

describe('at the same time', () => {
  test('students of several offers each get their own answer, and what is theirs is kept', async () => {
    const people = await Promise.all(
      ['Ada', 'Berta', 'Carla', 'Dora'].map(async (nombre) => {
        const student = await newStudent(portal);
        await portal.database.raw('update accounts set nombre = $1 where id = $2', [nombre, student.id]);
        return { nombre, ...student };
      }),
    );
    const [first, second] = [await offer(), await offer({ requisitosObligatorios: { edadMaxima: 17 } })];
    const third = await offer();
    const targets = [first, second, third, first];
    const letters = ['Soy Ada.', 'Soy Berta.', 'Soy \u0000.', 'Soy Dora.'];
    const answers = await Promise.all(
      people.map(({ token }, index) =>
        applyWith(portal, token, targets[index]?.urlAcceso ?? '', { presentacion: letters[index] ?? '' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([0, 80, 15, 0]);
    for (const [index, { id, nombre }] of people.entries()) {
      const rows = await rowsOf(portal, targets[index]?.id ?? 0, id);
      expect(rows.map(({ presentacion }) => presentacion)).toEqual(
        answers[index]?.status === 0 ? [letters[index]] : [],
      );
      for (const row of rows) {
        expect(await snapshotsOf(portal, row.id)).toMatchObject([{ cv: { personales: { nombre } } }]);
      }
    }
  });

  test('five tabs make one application', async () => {
    const student = await newStudent(portal);
    const target = await offer();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => applyWith(portal, student.token, target.urlAcceso)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 10, 10, 10, 10]);
    const [row, ...others] = await rowsOf(portal, target.id, student.id);
    expect(others).toEqual([]);
    expect(await snapshotsOf(portal, row?.id ?? 0)).toHaveLength(1);
    expect(await eventsOf(portal, row?.id ?? 0)).toHaveLength(1);
  });

  test('two tabs whose statements are under way side by side make one application', async () => {
    const { database } = portal;
    const student = await newStudent(portal);
    const target = await offer();
    /** Statements that wait for what somebody else is writing; the embedded database takes them in turns by itself. */
    const expectWaiting = async (statements: number) => {
      if (database.kind === 'embedded') return;
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await database.raw(waiting)).rows.length).toBe(statements);
    };
    const signals = new EventEmitter();
    const [begun, ended] = [once(signals, 'begun'), once(signals, 'ended')];
    const abandoned = database.transaction(async (db) => {
      await db.raw(
        'insert into applications (offer_id, student_id, id_estado, deseables_cumplidos, deseables_total) values ($1, $2, 1, 0, 0)',
        [target.id, student.id],
      );
      signals.emit('begun');
      await ended;
      throw new Error('abandoned');
    });
    await begun;
    const first = applyWith(portal, student.token, target.urlAcceso);
    await expectWaiting(1);
    const second = applyWith(portal, student.token, target.urlAcceso);
    await expectWaiting(2);
    signals.emit('ended');
    await expect(abandoned).rejects.toThrow('abandoned');
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 10]);
    const [row, ...others] = await rowsOf(portal, target.id, student.id);
    expect(others).toEqual([]);
    expect(await eventsOf(portal, row?.id ?? 0)).toHaveLength(1);
  });

  test('five tabs after withdrawing make it new once', async () => {
    const { student, offer: target, id } = await newCandidate(portal, company.id);
    await portal.get(withdraw, { body: { urlOferta: target.urlAcceso } }, student);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => applyWith(portal, student.token, target.urlAcceso)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 10, 10, 10, 10]);
    expect(await rowsOf(portal, target.id, student.id)).toMatchObject([{ id, idEstado: 1 }]);
    expect(
      (await eventsOf(portal, id)).map(({ idEstadoAnterior, idEstado }) => [idEstadoAnterior, idEstado]),
    ).toEqual([
      [null, 1],
      [1, 7],
      [7, 1],
    ]);
  });

  test('an offer closed while people apply takes nobody after it is closed', async () => {
    const target = await offer();
    const people = await Promise.all(Array.from({ length: 6 }, () => newStudent(portal)));
    let closedWith = -1;
    const closing = portal.database.transaction(async (db) => {
      await db.orm.update(offers).set({ estado: 'cerrada' }).where(eq(offers.id, target.id));
      // Time for those who apply to come, on a database that answers them in between.
      for (let times = 0; times < 40; times += 1) await db.raw('select 1');
      closedWith = (await db.orm.select().from(applications).where(eq(applications.offerId, target.id)))
        .length;
    });
    const answers = await Promise.all(people.map(({ token }) => applyWith(portal, token, target.urlAcceso)));
    await closing;
    const applied = answers.filter(({ status }) => status === 0).length;
    expect(answers.filter(({ status }) => status !== 0).every(({ status }) => status === 4)).toBe(true);
    expect(
      await portal.database.orm.select().from(applications).where(eq(applications.offerId, target.id)),
    ).toHaveLength(applied);
    expect(applied).toBe(closedWith);
  });
});
