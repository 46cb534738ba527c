import { randomUUID } from 'node:crypto';
import { listActs } from '@portal/contract/audit';
import {
  addCompanyNote,
  blockCompany,
  blockContact,
  type companyAgreements,
  deleteCompanyNote,
  editCompanyNote,
  exportManagedCompanies,
  getManagedCompany,
  inviteContact,
  listCompanyNotes,
  listContactsOfCompany,
  listManagedCompanies,
  restoreCompanyNote,
  unblockCompany,
} from '@portal/contract/companies';
import { inviteCompanyContact, removeCompanyContact } from '@portal/contract/company-contacts';
import { getOwnCompany } from '@portal/contract/company-page';
import { addDays } from '@portal/contract/days';
import type { Call } from '@portal/contract/endpoint';
import { loginCompany } from '@portal/contract/session';
import { errors } from '@portal/contract/statuses';
import { listOffers } from '@portal/contract/student-offers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreements } from '../../db/tables/agreements.ts';
import { companyNotes } from '../../db/tables/company-records.ts';
import { jobsOf, newCompany, newStudent } from '../../testing/applications.ts';
import {
  addCompany,
  addContact,
  addJoining,
  addManager,
  addOffer,
  companyToken,
  managerToken,
  password,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addPlainContact } from '../company-contacts/company-contacts.fixtures.ts';
import { addCompanyWithContact } from './companies.fixtures.ts';
import { sweepNotes } from './notes.queries.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());

const read = (id: number) => portal.get(getManagedCompany, { params: { id } }, { token });

describe('the list', () => {
  type Query = Call<typeof listManagedCompanies>['query'];
  const found = async (query: Query) =>
    (await portal.get(listManagedCompanies, { query }, { token })).empresas.map((one) => one.nombreComercial);

  test('is filtered by words, tax id, state, kind, sector, province and offers, and sorted', async () => {
    const names = {
      nombreComercial: 'Zurbarán Óptica',
      nombreFiscal: 'Lentes del Turia, S. L.',
      cif: 'B99887766',
    };
    const optician = await addCompany(portal, { ...names, idTipoEmpresa: 3, idSector: 7, idProvincia: 12 });
    await addCompany(portal, { nombreComercial: 'Zurbarán Arte', nombreFiscal: 'Arte', estado: 'pendiente' });
    await addOffer(portal, optician.id);
    for (const query of [
      { texto: 'optica' },
      { texto: 'lentes turia' },
      { texto: 'B99887766' },
      { texto: 'b9988' },
      { texto: 'zurbaran', estado: 'validada' },
      { idTipoEmpresa: '3' },
      { idSector: '7' },
      { idProvincia: '12' },
      { conOfertas: 'true' },
      { texto: 'zurbaran', conOfertas: 'true' },
    ] as const)
      expect(await found(query), JSON.stringify(query)).toEqual(['Zurbarán Óptica']);
    expect(await found({ texto: 'zurbaran', conOfertas: 'false' })).toEqual(['Zurbarán Arte']);
    expect(await found({ texto: 'zurbaran', orden: 'nombre' })).toEqual(['Zurbarán Arte', 'Zurbarán Óptica']);
    expect(await found({ texto: 'zurbaran', orden: 'antiguas' })).toEqual([
      'Zurbarán Óptica',
      'Zurbarán Arte',
    ]);
    const second = { texto: 'zurbaran', estado: 'validada', porPagina: '1', pagina: '2' } as const;
    expect(await portal.get(listManagedCompanies, { query: second }, { token })).toEqual({
      empresas: [],
      numTotal: 1,
      porEstado: [
        { estado: 'pendiente', numTotal: 1 },
        { estado: 'validada', numTotal: 1 },
      ],
    });
  });

  test('says of each how many can log in and how many offers are open', async () => {
    const { id } = await addCompany(portal, { nombreComercial: 'Contada' });
    await addContact(portal, [id]);
    await addContact(portal, [id], { estado: 'bloqueada' });
    await addOffer(portal, id);
    const query = { texto: 'contada' };
    const { empresas } = await portal.get(listManagedCompanies, { query }, { token });
    expect(empresas).toMatchObject([{ numConAcceso: 1, numOfertasAbiertas: 1 }]);
    expect(empresas[0]?.ultimaActividad).not.toBeNull();
  });

  test('leaves out a company whose contact has not confirmed the e-mail', async () => {
    const { id } = await addCompany(portal, { nombreComercial: 'Sin confirmar', estado: 'pendiente' });
    const { id: accountId } = await addContact(portal, [id], { emailSinConfirmar: new Date() });
    await portal.database.raw('update company_contacts set activo = false where account_id = $1', [
      accountId,
    ]);
    expect(await found({ texto: 'sin confirmar' })).toEqual([]);
    await portal.refused(getManagedCompany, { params: { id } }, 'companyProblem', { token });
  });

  test('is exported as it is filtered, without formulas', async () => {
    await addCompany(portal, { nombreComercial: '=1+1', nombreFiscal: 'Fórmula' });
    const body = { texto: 'formula', formato: 'csv' } as const;
    const { url } = await portal.get(exportManagedCompanies, { body }, { token });
    const { payload } = await portal.app.inject({ url });
    expect(payload.split('\r\n').filter((line) => line.includes('Fórmula'))).toHaveLength(1);
    expect(payload).toContain("'=1+1;Fórmula;");
  });
});

describe('a company', () => {
  test('is shown with its data, and whether it waits for a decision', async () => {
    const { id } = await addCompany(portal, { web: 'https://a.example', iban: 'ES9121000418450200051332' });
    expect(await read(id)).toMatchObject({
      web: 'https://a.example',
      esperaDecision: false,
      fusionadaEn: null,
    });
    await addJoining(portal, id);
    expect(await read(id)).toMatchObject({ esperaDecision: true, estado: 'validada', fusiones: [] });
    await portal.refused(getManagedCompany, { params: { id: 999_999 } }, 'companyProblem', { token });
  });

  test('that is blocked lets nobody in, and its offers leave the search until it is unblocked', async () => {
    const company = await newCompany(portal);
    const { urlAcceso } = await addOffer(portal, company.id, {
      content: { titulo: 'Oferta de una bloqueada' },
    });
    const { usuario } = await addContact(portal, [company.id]);
    const student = await newStudent(portal);
    const search = async () => {
      const call = { params: { tipo: 'practicas' }, query: { texto: 'oferta bloqueada' } } as const;
      const { ofertas } = await portal.get(listOffers, call, { token: student.token });
      return ofertas.map((one) => one.urlAcceso);
    };
    expect(await search()).toEqual([urlAcceso]);
    const mails = (await jobsOf(portal, 'mail')).length;
    const body = { idEmpresa: company.id, motivo: 'No contesta' };
    await portal.get(blockCompany, { body }, { token });
    expect(await read(company.id)).toMatchObject({ estado: 'bloqueada', motivoBloqueo: 'No contesta' });
    expect((await jobsOf(portal, 'mail')).length).toBe(mails + 2);
    expect((await portal.call(getOwnCompany, {}, { token: company.token })).status).toBe(
      errors.sessionLost.code,
    );
    await portal.refused(
      loginCompany,
      { body: { eAmbito: 'PrivadoEmpresa', eUsuario: usuario, ePassword: password } },
      'notValidatedOrBlocked',
    );
    expect(await search()).toEqual([]);
    await portal.refused(blockCompany, { body }, 'noSuchMove', { token });

    await portal.get(unblockCompany, { body: { idEmpresa: company.id } }, { token });
    expect(await read(company.id)).toMatchObject({ estado: 'validada', motivoBloqueo: null });
    expect(await search()).toEqual([urlAcceso]);
    await companyToken(portal, usuario);
    const one = { body: { idEmpresa: company.id } };
    await portal.refused(unblockCompany, one, 'noSuchMove', { token });
    const acts = { params: { tipo: 'empresa', objeto: String(company.id) } } as const;
    expect((await portal.get(listActs, acts, { token })).map(({ acto }) => acto)).toEqual([
      'desbloqueada',
      'bloqueada',
    ]);
    const nobody = { idEmpresa: 999_999 };
    await portal.refused(unblockCompany, { body: nobody }, 'companyProblem', { token });
    const reason = { ...nobody, motivo: 'No contesta' };
    await portal.refused(blockCompany, { body: reason }, 'companyProblem', { token });
  });
});

test('the filter by agreement tells those in force, near their end, over and without any apart', async () => {
  const today = (await portal.tools()).services.today();
  const ends = {
    vigente: addDays(today, 61),
    caducaPronto: addDays(today, 60),
    caducado: addDays(today, -1),
  };
  const made = { vigente: 0, caducaPronto: 0, caducado: 0, sin: 0, sinCaducidad: 0 };
  for (const name of ['vigente', 'caducaPronto', 'caducado', 'sin', 'sinCaducidad'] as const)
    made[name] = (await addCompany(portal, { nombreComercial: `Acordes ${name}` })).id;
  for (const name of ['vigente', 'caducaPronto', 'caducado'] as const)
    await portal.database.orm.insert(agreements).values({
      companyId: made[name],
      estado: name === 'caducado' ? 'caducado' : 'formalizado',
      fechaCaducidad: ends[name],
      datos: {},
    });
  await portal.database.orm
    .insert(agreements)
    .values({ companyId: made.sinCaducidad, estado: 'formalizado', sincaducidad: true, datos: {} });
  const found = async (convenio: (typeof companyAgreements)[number]) => {
    const query = { texto: 'Acordes', convenio };
    const { empresas } = await portal.get(listManagedCompanies, { query }, { token });
    return empresas.map(({ idEmpresa }) => idEmpresa).toSorted((a, b) => a - b);
  };
  expect(await found('vigente')).toEqual([made.vigente, made.caducaPronto, made.sinCaducidad]);
  expect(await found('caducaPronto')).toEqual([made.caducaPronto]);
  expect(await found('caducado')).toEqual([made.caducado]);
  expect(await found('sin')).toEqual([made.sin]);
});

describe('a contact', () => {
  const contacts = (id: number) => portal.get(listContactsOfCompany, { params: { id } }, { token });

  test('that is blocked cannot log in for this company until it is let in again', async () => {
    const { usuario, ...one } = await addCompanyWithContact(portal);
    const own = await companyToken(portal, usuario);
    const body = { body: one };
    await portal.get(blockContact, body, { token });
    expect(await contacts(one.idEmpresa)).toMatchObject([{ acceso: 'bloqueado' }]);
    expect((await portal.call(getOwnCompany, {}, { token: own })).status).toBe(errors.sessionLost.code);
    await portal.refused(blockContact, body, 'noSuchMove', { token });
    const colleague = await addContact(portal, [one.idEmpresa]);
    const company = { token: await companyToken(portal, colleague.usuario) };
    const named = { body: { idContacto: one.idContacto } };
    for (const call of [inviteCompanyContact, removeCompanyContact])
      await portal.refused(call, named, 'actionNotAllowed', company);
    await portal.get(inviteContact, body, { token });
    expect(await contacts(one.idEmpresa)).toMatchObject([{ acceso: 'activo' }, { acceso: 'activo' }]);
    await companyToken(portal, usuario);
  });

  test('of another company, or one who waits to be let in, is not acted on', async () => {
    const { idContacto } = await addCompanyWithContact(portal);
    const { id: idEmpresa } = await addCompany(portal);
    const joining = await addJoining(portal, idEmpresa);
    expect(await contacts(idEmpresa)).toMatchObject([{ acceso: 'solicitado' }]);
    for (const id of [idContacto, joining.idContacto])
      for (const call of [blockContact, inviteContact])
        await portal.refused(call, { body: { idEmpresa, idContacto: id } }, 'noSuchMove', { token });
  });

  test('without a login is sent the link that sets its password, and again', async () => {
    const { id: idEmpresa } = await addCompany(portal);
    const { id: idContacto } = await addPlainContact(portal, idEmpresa);
    const before = (await jobsOf(portal, 'accountLink')).length;
    for (const _ of [1, 2]) {
      await portal.get(inviteContact, { body: { idEmpresa, idContacto } }, { token });
      expect(await contacts(idEmpresa)).toMatchObject([{ acceso: 'invitado' }]);
    }
    expect((await jobsOf(portal, 'accountLink')).length).toBe(before + 2);
  });

  test('who belongs to another company, or has had too many invitations, is sent none', async () => {
    const { usuario } = await addCompanyWithContact(portal);
    const { id: idEmpresa } = await addCompany(portal);
    const { id: idContacto } = await addPlainContact(portal, idEmpresa);
    const body = { body: { idEmpresa, idContacto } };
    for (const _ of Array.from({ length: 30 })) await portal.get(inviteContact, body, { token });
    await portal.refused(inviteContact, body, 'userBlocked', { token });
    const other = await addCompany(portal);
    const plain = await addPlainContact(portal, other.id);
    await portal.database.raw('update company_contacts set email = $1 where id = $2', [usuario, plain.id]);
    const taken = { body: { idEmpresa: other.id, idContacto: plain.id } };
    await portal.refused(inviteContact, taken, 'emailOfAnotherCompany', { token });
  });
});

describe('a note', () => {
  const notes = (id: number) => portal.get(listCompanyNotes, { params: { id } }, { token });
  const add = async (texto = 'Llamar en enero') => {
    const { id: idEmpresa } = await addCompany(portal);
    const body = { idEmpresa, texto, claveEnvio: randomUUID() };
    return { ...(await portal.get(addCompanyNote, { body }, { token })), idEmpresa, body };
  };

  test('is written once, however often it is sent, and says who wrote it', async () => {
    const { id, idEmpresa, body } = await add();
    expect(await portal.get(addCompanyNote, { body }, { token })).toEqual({ id });
    const mended = { body: { ...body, texto: 'Otra cosa' } };
    await portal.refused(addCompanyNote, mended, 'cannotChangeState', { token });
    expect(await notes(idEmpresa)).toMatchObject([
      { id, texto: 'Llamar en enero', autor: 'Nora Prats Vidal', version: 1, modificada: null },
    ]);
    const nowhere = { body: { ...body, idEmpresa: 999_999 } };
    await portal.refused(addCompanyNote, nowhere, 'companyProblem', { token });
  });

  test('is changed as it was read, sent twice too', async () => {
    const { id, idEmpresa } = await add();
    const body = { id, texto: 'Llamar en febrero', version: 1 };
    for (const _ of [1, 2]) await portal.get(editCompanyNote, { body }, { token });
    expect(await notes(idEmpresa)).toMatchObject([{ texto: 'Llamar en febrero', version: 2 }]);
    const other = { body: { ...body, texto: 'Otra cosa' } };
    await portal.refused(editCompanyNote, other, 'cannotChangeState', { token });
    await portal.refused(editCompanyNote, { body: { ...body, id: 999_999 } }, 'actionNotAllowed', { token });
  });

  test('is deleted and had back, until it is swept', async () => {
    const { id, idEmpresa } = await add();
    const one = { body: { id } };
    for (const _ of [1, 2]) await portal.get(deleteCompanyNote, one, { token });
    expect(await notes(idEmpresa)).toEqual([]);
    await portal.refused(editCompanyNote, { body: { id, texto: 'x', version: 1 } }, 'cannotChangeState', {
      token,
    });
    await portal.get(restoreCompanyNote, one, { token });
    expect(await notes(idEmpresa)).toHaveLength(1);
    await portal.get(deleteCompanyNote, one, { token });
    await sweepNotes(portal.database, new Date(Date.now() + 60_000));
    expect(await portal.database.orm.$count(companyNotes, eq(companyNotes.id, id))).toBe(0);
    for (const call of [deleteCompanyNote, restoreCompanyNote])
      await portal.refused(call, one, 'actionNotAllowed', { token });
  });
});
