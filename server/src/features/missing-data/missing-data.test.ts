import { contactTypes } from '@portal/contract/company-contacts';
import {
  hasSocialSecurityNumber,
  missingCompanyData,
  missingContactData,
  missingPersonalData,
} from '@portal/contract/missing-data';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyContacts } from '../../db/tables/accounts.ts';
import {
  addCompany,
  addContact,
  addJoining,
  addStudent,
  addToCompany,
  companyToken,
  newDni,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let quiet: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
  quiet = await openPortal({
    brand: (brand) => ({
      ...brand,
      camposPersonales: { ...brand.camposPersonales, dni: { visible: true, editable: false } },
      opciones: { ...brand.opciones, comprobarDatosEmpresa: false, numSegSocialObligatorio: false },
    }),
  });
});
afterAll(async () => {
  await portal.close();
  await quiet.close();
});

const all = () => ({ dni: newDni(), telefono: '612345678' });
async function personal(where: TestPortal, values: Parameters<typeof addStudent>[1]) {
  const token = await studentToken(where, (await addStudent(where, values)).usuario);
  return where.get(missingPersonalData, {}, { token });
}

test('a student lacks what the institution asks for and they may change', async () => {
  expect(await personal(portal, all())).toEqual({ faltan: false, campos: [] });
  const some = { ...all(), telefono: null, nacionalidades: [], localidad: ' ', numSegSocial: null };
  expect(await personal(portal, some)).toEqual({
    faltan: true,
    campos: ['telefono', 'nacionalidades', 'localidad', 'numSegSocial'],
  });
  expect(await personal(quiet, { dni: null, telefono: null, numSegSocial: null })).toEqual({
    faltan: true,
    campos: ['telefono'],
  });
});

test('a student lacks nothing where the institution does not ask', async () => {
  const silent = await openPortal({
    brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, popupDatosPersonales: false } }),
  });
  try {
    const missing = await personal(silent, { dni: null, telefono: null, numSegSocial: null });
    expect(missing).toEqual({ faltan: false, campos: [] });
  } finally {
    await silent.close();
  }
});

test('a student is told whether there is a social security number, whatever the institution asks for', async () => {
  for (const [where, numSegSocial, tieneNumSegSocial] of [
    [portal, '281234567840', true],
    [portal, null, false],
    [quiet, null, false],
  ] as const) {
    const { usuario } = await addStudent(where, { numSegSocial });
    const token = await studentToken(where, usuario);
    expect(await where.get(hasSocialSecurityNumber, {}, { token })).toEqual({ tieneNumSegSocial });
  }
});

async function contactOf(where: TestPortal, values: Parameters<typeof addCompany>[1] = {}) {
  const { id } = await addCompany(where, values);
  const contact = await addContact(where, [id]);
  return { accountId: contact.id, token: await companyToken(where, contact.usuario) };
}

test('a company and its contact lack what was never filled in, where the institution checks it', async () => {
  const { accountId, token } = await contactOf(portal, { idTipoEmpresa: 1, direccion: 'Calle Mayor, 1' });
  expect(await portal.get(missingCompanyData, {}, { token })).toEqual({
    faltan: true,
    campos: ['idSector', 'descripcion', 'cp', 'idProvincia', 'localidad'],
  });
  expect((await portal.get(missingContactData, {}, { token })).campos).toEqual(['puesto', 'telefono1']);
  await portal.database.orm
    .update(companyContacts)
    .set({ puesto: 'Gerencia', telefono: '961234567' })
    .where(eq(companyContacts.accountId, accountId));
  expect(await portal.get(missingContactData, {}, { token })).toEqual({ faltan: false, campos: [] });

  const other = await contactOf(quiet);
  for (const call of [missingCompanyData, missingContactData]) {
    expect(await quiet.get(call, {}, { token: other.token })).toEqual({ faltan: false, campos: [] });
  }
});

test('a company says what each of its contacts is there for, where the institution demands it', async () => {
  const demanding = await openPortal({
    brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, tipoContactoObligatorio: true } }),
  });
  try {
    const { id } = await addCompany(demanding);
    const { usuario } = await addContact(demanding, [id]);
    const token = await companyToken(demanding, usuario);
    const missing = async () => (await demanding.get(missingCompanyData, {}, { token })).campos;
    expect(await missing()).toContain('tipoContacto');
    const contacts = demanding.database.orm.update(companyContacts);
    await contacts.set({ tipoContacto: [contactTypes.offers] }).where(eq(companyContacts.companyId, id));
    // Neither who has left nor who only asks to join is waited for.
    const gone = await addContact(demanding, []);
    await addToCompany(demanding, gone.id, id, { activo: false, eliminado: new Date() });
    await addJoining(demanding, id);
    expect(await missing()).not.toContain('tipoContacto');
  } finally {
    await demanding.close();
  }
});
