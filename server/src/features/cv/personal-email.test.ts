import {
  changeStudentPassword,
  confirmEmail,
  recoverStudentPassword,
  resendConfirmation,
} from '@portal/contract/accounts';
import { editEmailData, editPersonalData, getCv } from '@portal/contract/cv';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountLinks, loginAttempts } from '../../db/tables/accounts.ts';
import { keptMails } from '../../db/tables/messages.ts';
import { notify } from '../../notify/notify.ts';
import { newStudent } from '../../testing/applications.ts';
import { addLink, password } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let student: Awaited<ReturnType<typeof newStudent>>;
let made = 0;
let personal: string;
beforeAll(async () => {
  portal = await openPortal({ worker: true });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(loginAttempts);
  student = await newStudent(portal);
  personal = `personal${++made}@correo.test`;
});

const own = async () => (await portal.get(getCv, {}, student)).reservados;
const edit = (emailPersonal: string | null, more: { otroEnlace?: boolean } = {}) =>
  portal.call(
    editEmailData,
    { body: { emailPersonal, comunicacionesEnEmailEstudiante: false, ...more } },
    student,
  );
const confirm = (token: string) => portal.call(confirmEmail, { body: { token } });

/** What an address has been mailed, once there is so much. */
const mailsTo = (para: string, count = 1) =>
  vi.waitFor(
    async () => {
      const mails = await portal.database.orm.select().from(keptMails).where(eq(keptMails.para, para));
      expect(mails).toHaveLength(count);
      return mails.sort((a, b) => a.id - b.id);
    },
    { timeout: 60_000, interval: 100 },
  );
const secretIn = (texto = '') => /#([\w-]{43})$/m.exec(texto)?.[1] ?? '';
const tell = async () => {
  const { services } = await portal.tools();
  const event = { tipo: 'studyRequestAccepted', datos: {}, urlAcceso: '/cv' } as const;
  await portal.database.transaction((db) => notify({ db, jobs: services.jobs }, [student.id], event));
};

describe('a personal e-mail', () => {
  test('is written to once it is confirmed by the link in its mail', async () => {
    expect((await edit(personal)).status).toBe(0);
    expect(await own()).toMatchObject({ emailPersonal: personal, emailPersonalConfirmado: false });
    const [mail] = await mailsTo(personal);
    expect(mail?.asunto).toBe('Confirma tu correo personal');
    await tell();
    await mailsTo(student.usuario);

    const twice = await Promise.all([1, 2].map(() => confirm(secretIn(mail?.texto))));
    const datos = { uso: 'confirmarPersonal', userType: 'Alumno', name: 'Nora' };
    expect(twice).toMatchObject([
      { status: 0, datos },
      { status: 0, datos },
    ]);
    expect((await own()).emailPersonalConfirmado).toBe(true);
    // The account's own e-mail is told.
    const [, warning] = await mailsTo(student.usuario, 2);
    expect(warning?.asunto).toBe('Tu correo personal está confirmado');
    await tell();
    await mailsTo(personal, 2);
  });

  test('is not written to unless its owner wants it, and never of the login', async () => {
    await edit(personal);
    await confirm(secretIn((await mailsTo(personal))[0]?.texto));
    await mailsTo(student.usuario);
    const body = { passwordActual: password, password: 'OtraClave2031', password2: 'OtraClave2031' };
    await portal.get(changeStudentPassword, { body }, student);
    await mailsTo(student.usuario, 2);
    await portal.get(recoverStudentPassword, { body: { usuario: student.usuario } });
    await mailsTo(student.usuario, 3);
    const toAccount = { emailPersonal: personal, comunicacionesEnEmailEstudiante: true };
    await portal.get(editEmailData, { body: toAccount }, student);
    expect((await own()).emailPersonalConfirmado).toBe(true);
    await tell();
    await mailsTo(student.usuario, 4);
    await mailsTo(personal);
  });

  test('that is another has to be confirmed anew, and the old link confirms nothing', async () => {
    await edit(personal);
    const [first] = await mailsTo(personal);
    const other = `otro-${personal}`;
    await edit(other);
    expect((await confirm(secretIn(first?.texto))).status).toBe(42);
    await confirm(secretIn((await mailsTo(other))[0]?.texto));
    expect(await own()).toMatchObject({ emailPersonal: other, emailPersonalConfirmado: true });
    await edit(null);
    expect(await own()).toMatchObject({ emailPersonal: null, emailPersonalConfirmado: false });
    await edit(other);
    expect((await own()).emailPersonalConfirmado).toBe(false);
  });

  test('is mailed another link where its owner asks for one, and not whenever it is saved', async () => {
    await edit(personal);
    const [first] = await mailsTo(personal);
    await edit(personal);
    await edit(personal, { otroEnlace: true });
    const [, second] = await mailsTo(personal, 2);
    expect((await confirm(secretIn(first?.texto))).status).toBe(42);
    expect((await confirm(secretIn(second?.texto))).status).toBe(0);
    // Nothing is left to confirm.
    await edit(personal, { otroEnlace: true });
    const links = portal.database.orm.select().from(accountLinks);
    expect((await links.where(eq(accountLinks.accountId, student.id))).filter(({ usado }) => !usado)).toEqual(
      [],
    );
  });

  test('that is none is refused, and so are too many links', async () => {
    const bad = { emailPersonal: 'nora@', comunicacionesEnEmailEstudiante: true };
    await portal.refused(editEmailData, { body: bad }, 'emailInvalid', student);
    const answers: number[] = [];
    for (let turn = 0; turn < 5; turn++) answers.push((await edit(personal, { otroEnlace: true })).status);
    expect(answers).toEqual([0, 0, 0, 90, 90]);
  });

  test('is confirmed by no link of another use, nor of an account that was closed', async () => {
    await edit(personal);
    const [mail] = await mailsTo(personal);
    const recovery = await addLink(portal, student.id, { uso: 'restablecer' });
    expect((await confirm(recovery)).status).toBe(42);
    await portal.get(resendConfirmation, { body: { email: personal } });
    await portal.database.raw("update accounts set estado = 'bloqueada' where id = $1", [student.id]);
    expect((await confirm(secretIn(mail?.texto))).status).toBe(42);
  });
});

test('what is mailed is in the language that the student chose for it', async () => {
  await portal.get(editPersonalData, { body: { idIdiomaComunicaciones: 3 } }, student);
  await tell();
  const [mail] = await mailsTo(student.usuario);
  expect(mail?.asunto).toBe('We’ve updated your studies');
});

test('where the institution keeps the personal e-mail for itself, which e-mail is written to is changed alone', async () => {
  const strict = await openPortal({
    brand: (brand) => ({
      ...brand,
      camposPersonales: { ...brand.camposPersonales, emailPersonal: { visible: true, editable: false } },
    }),
  });
  try {
    const kept = await newStudent(strict, { emailPersonal: personal, emailPersonalConfirmado: true });
    const body = { emailPersonal: 'otro@correo.test', comunicacionesEnEmailEstudiante: false };
    await strict.get(editEmailData, { body }, kept);
    expect((await strict.get(getCv, {}, kept)).reservados).toMatchObject({
      emailPersonal: personal,
      emailPersonalConfirmado: true,
      comunicacionesEnEmailEstudiante: false,
    });
  } finally {
    await strict.close();
  }
});
