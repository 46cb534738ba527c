// @module-tag embedded
import { randomUUID } from 'node:crypto';
import { listActs } from '@portal/contract/audit';
import { addCompanyNote, getManagedCompany } from '@portal/contract/companies';
import { mergeCompanies, previewMerge, undoMerge } from '@portal/contract/company-merges';
import { listOwnOffers } from '@portal/contract/company-offers';
import { getOwnCompany } from '@portal/contract/company-page';
import { validateIncorporationForm } from '@portal/contract/incorporation-forms';
import { issueInvoice } from '@portal/contract/invoices';
import { errors } from '@portal/contract/statuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingAccounts } from '../../db/tables/companies.ts';
import { notifications } from '../../db/tables/messages.ts';
import { newCandidate, newCompany } from '../../testing/applications.ts';
import {
  addCompany,
  addContact,
  addManager,
  addOffer,
  companyToken,
  managerToken,
  newCif,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { companyToJoin, knownCompany } from '../accounts/sign-up.queries.ts';
import { addMade } from '../agreements/agreements.fixtures.ts';
import { addDocument } from '../company-documents/company-documents.fixtures.ts';
import { addRequest } from '../education-requests/education-requests.fixtures.ts';
import { addForm } from '../incorporation-forms/incorporation-forms.fixtures.ts';
import { billTo, giveAddress } from '../invoices/invoices.fixtures.ts';
import { addPlacement } from '../placements/placements.fixtures.ts';
import { addAdhesion, addProgramme } from '../programmes/programmes.fixtures.ts';
import { addProposal } from '../proposals/proposals.fixtures.ts';
import { forgetMerges } from './company-merges.queries.ts';
import { left, parts } from './parts.rules.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());

const read = (id: number) => portal.get(getManagedCompany, { params: { id } }, { token });
const merge = (
  idEmpresa: number,
  idOtra: number,
  deLaOtra: ('web' | 'direccion' | 'nombreComercial')[] = [],
) => portal.get(mergeCompanies, { body: { idEmpresa, idOtra, deLaOtra } }, { token });
const undo = (id: number) => portal.get(undoMerge, { body: { id } }, { token });
const rows = async <T>(text: string, values: unknown[] = []) =>
  (await portal.database.raw(text, values)).rows as T[];

test('knows each column of the database that points to a company', async () => {
  const found = await rows<{ name: string }>(`
    select conrelid::regclass || '.' || a.attname as name
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.confrelid = 'companies'::regclass order by 1`);
  const known = [...parts.map(({ tabla, columna }) => `${tabla}.${columna}`), ...Object.keys(left)];
  expect(found.map(({ name }) => name)).toEqual(known.sort());
});

/** What a company is given of each table that a merge moves: a table that has no maker here fails the tests. */
const makers: Record<string, (companyId: number) => Promise<unknown>> = {
  company_contacts: (id) => addContact(portal, [id]),
  offers: (id) => newCandidate(portal, id),
  async billing_accounts(companyId) {
    const account = {
      nombreFiscal: 'Una, S. L.',
      cif: newCif(),
      domicilioFiscal: 'Calle, 1',
      poblacion: 'Elche',
    };
    await portal.database.orm.insert(billingAccounts).values({ ...account, cp: '03201', companyId });
  },
  agreements: (id) => addMade(portal, id),
  placements: (id) => addPlacement(portal, id),
  company_documents: (id) => addDocument(portal, id),
  education_requests: (companyId) => addRequest(portal, { companyId }),
  async invoices(idEmpresa) {
    await giveAddress(portal, idEmpresa);
    return portal.get(issueInvoice, { body: billTo(idEmpresa) }, { token });
  },
  internship_proposals: (companyId) =>
    addProposal(portal, { propone: 'Empresa', studentId: null, companyId }),
  programme_adhesions: async (companyId) =>
    addAdhesion(portal, (await addProgramme(portal)).id, { companyId }),
  company_notes: (idEmpresa) => {
    const body = { idEmpresa, texto: 'Nota', claveEnvio: randomUUID() };
    return portal.get(addCompanyNote, { body }, { token });
  },
  async notifications(companyId) {
    const { id: accountId } = await addContact(portal, [companyId]);
    const news = { accountId, companyId, tipo: 'companyValidated', datos: { empresa: 'Una' } };
    await portal.database.orm.insert(notifications).values(news);
  },
  companies: (fusionadaEn) => addCompany(portal, { estado: 'fusionada', fusionadaEn }),
};

/** Whose each row of each table is. */
async function owners(): Promise<string[]> {
  const all = await Promise.all(
    parts.map(({ tabla, columna }) =>
      rows<{ row: string }>(
        `select '${tabla} ' || id || ' ' || ${columna} as row from ${tabla} where ${columna} is not null order by id`,
      ),
    ),
  );
  return all.flat().map(({ row }) => row);
}

describe('a merge', () => {
  test('moves every row of the other company, and undone each is where it was', async () => {
    const [own, other] = [await newCompany(portal), await newCompany(portal)];
    for (const { tabla } of parts) for (const { id } of [own, other, other]) await makers[tabla]?.(id);
    // Somebody who speaks for both.
    await addContact(portal, [own.id, other.id]);
    const before = await owners();
    const { id } = await merge(own.id, other.id);
    const kept = (await owners()).filter((row) => row.endsWith(` ${other.id}`));
    expect(kept.map((row) => row.split(' ')[0])).toEqual(['company_contacts']);
    await undo(id);
    expect(await owners()).toEqual(before);
  });

  test('keeps what came further of two requests to join a programme, and undone each has its own', async () => {
    const [own, other] = [await newCompany(portal), await newCompany(portal)];
    const states = ['aceptada', 'solicitada', 'rechazada'] as const;
    const pairs = states.flatMap((one) => states.map((another) => [one, another] as const));
    for (const [one, another] of pairs) {
      const { id } = await addProgramme(portal);
      await addAdhesion(portal, id, { companyId: own.id }, one);
      await addAdhesion(portal, id, { companyId: other.id }, another);
    }
    const stateOf = async (companyId: number) => {
      const text = 'select estado from programme_adhesions where company_id = $1 order by programme_id';
      return (await rows<{ estado: string }>(text, [companyId])).map(({ estado }) => estado);
    };
    const { id } = await merge(own.id, other.id);
    const further = (pair: readonly string[]) => states.find((state) => pair.includes(state));
    expect(await stateOf(own.id)).toEqual(pairs.map(further));
    await undo(id);
    expect(await stateOf(own.id)).toEqual(pairs.map(([one]) => one));
    expect(await stateOf(other.id)).toEqual(pairs.map(([, another]) => another));
  });

  test('has a maker for each table', () => {
    expect(Object.keys(makers).sort()).toEqual(parts.map(({ tabla }) => tabla).sort());
  });

  test('is shown before: both companies, how much is moved, and who speaks for both', async () => {
    const [own, other] = [await newCompany(portal), await newCompany(portal, { web: 'https://b.example' })];
    await newCandidate(portal, other.id);
    const { usuario } = await addContact(portal, [own.id, other.id]);
    const call = { params: { id: own.id, idOtra: other.id } };
    const shown = await portal.get(previewMerge, call, { token });
    expect(shown).toMatchObject({
      empresa: { idEmpresa: own.id },
      otra: { idEmpresa: other.id, web: 'https://b.example' },
      repetidos: [usuario],
    });
    expect(shown.mueve).toContainEqual({ que: 'ofertas', numTotal: 1 });
    expect(shown.mueve).toContainEqual({ que: 'candidaturas', numTotal: 1 });
    expect(shown.mueve).toContainEqual({ que: 'contactos', numTotal: 2 });
  });

  test('keeps the data that were chosen, and undone gives back what nobody has changed since', async () => {
    const address = { direccion: 'Calle Nueva, 1', cp: '46001', localidad: 'València', idProvincia: 46 };
    const own = await addCompany(portal, { web: 'https://own.example', direccion: 'Calle Vieja, 2' });
    const other = await addCompany(portal, { web: 'https://other.example', ...address });
    const { id } = await merge(own.id, other.id, ['web', 'direccion']);
    expect(await read(own.id)).toMatchObject({
      web: 'https://other.example',
      ...address,
      nombreComercial: own.nombreComercial,
    });
    await portal.database.raw("update companies set web = 'https://newer.example' where id = $1", [own.id]);
    await undo(id);
    expect(await read(own.id)).toMatchObject({
      web: 'https://newer.example',
      direccion: 'Calle Vieja, 2',
      cp: null,
    });
    expect(await read(other.id)).toMatchObject({ estado: 'validada', fusionadaEn: null, ...address });
  });

  test('ends the sessions for the other company, whose contacts then speak for the one that stays', async () => {
    const [own, other] = [await newCompany(portal), await newCompany(portal)];
    const { usuario } = await addContact(portal, [other.id]);
    const { titulo } = await addOffer(portal, other.id, { content: { titulo: 'La trasladada' } });
    const { id } = await merge(own.id, other.id);
    const lost = async (session: string) =>
      (await portal.call(getOwnCompany, {}, { token: session })).status === errors.sessionLost.code;
    expect(await lost(other.token)).toBe(true);
    const session = await companyToken(portal, usuario);
    expect(await portal.get(getOwnCompany, {}, { token: session })).toMatchObject({ cif: own.cif });
    const { ofertas } = await portal.get(listOwnOffers, { query: {} }, { token: own.token });
    expect(ofertas.map((offer) => offer.titulo)).toEqual([titulo]);
    await undo(id);
    expect(await lost(session)).toBe(true);
    const again = await companyToken(portal, usuario);
    expect(await portal.get(getOwnCompany, {}, { token: again })).toMatchObject({ cif: other.cif });
  });

  test('gives nobody access whom a manager has kept out of the company that stays', async () => {
    const [own, other] = [await newCompany(portal), await newCompany(portal)];
    const { id } = await addContact(portal, [own.id, other.id]);
    const out = 'update company_contacts set activo = false where account_id = $1 and company_id = $2';
    await portal.database.raw(out, [id, own.id]);
    await merge(own.id, other.id);
    const access = 'select activo from company_contacts where account_id = $1 and company_id = $2';
    expect(await rows(access, [id, own.id])).toEqual([{ activo: false }]);
  });

  test('sent twice is made once, and is noted in the history of both', async () => {
    const [own, other] = [await addCompany(portal), await addCompany(portal)];
    expect(await merge(own.id, other.id)).toEqual(await merge(own.id, other.id));
    for (const { id } of [own, other]) {
      const acts = { params: { tipo: 'empresa', objeto: String(id) } } as const;
      expect((await portal.get(listActs, acts, { token })).map(({ acto }) => acto)).toEqual(['fusionada']);
    }
    expect((await read(own.id)).fusiones).toMatchObject([{ otra: { idEmpresa: other.id, cif: other.cif } }]);
    expect(await read(other.id)).toMatchObject({ estado: null, fusionadaEn: { idEmpresa: own.id } });
  });

  test('of two managers who merge the same two at once into each other, one is refused', async () => {
    const [own, other] = [await addCompany(portal), await addCompany(portal)];
    const send = (idEmpresa: number, idOtra: number) =>
      portal.call(mergeCompanies, { body: { idEmpresa, idOtra, deLaOtra: [] } }, { token });
    const answers = await Promise.all([send(own.id, other.id), send(other.id, own.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, errors.noSuchMove.code]);
  });

  test.each(['rechazada', 'bloqueada', 'fusionada'] as const)(
    'is refused of a company that is %s',
    async (estado) => {
      const [own, other] = [await addCompany(portal), await addCompany(portal, { estado })];
      for (const [idEmpresa, idOtra] of [
        [own.id, other.id],
        [other.id, own.id],
      ] as const) {
        const body = { idEmpresa, idOtra, deLaOtra: [] };
        await portal.refused(mergeCompanies, { body }, 'noSuchMove', { token });
      }
    },
  );

  test('is refused of a company with itself, with one that waits, or with one that is not there', async () => {
    const [own, waits] = [await addCompany(portal), await addCompany(portal, { estado: 'pendiente' })];
    for (const [id, idOtra, refusal] of [
      [own.id, own.id, 'noSuchMove'],
      [waits.id, own.id, 'noSuchMove'],
      [own.id, 999_999, 'companyProblem'],
    ] as const) {
      await portal.refused(previewMerge, { params: { id, idOtra } }, refusal, { token });
      const body = { idEmpresa: id, idOtra, deLaOtra: [] };
      await portal.refused(mergeCompanies, { body }, refusal, { token });
    }
  });
});

describe('after a merge', () => {
  const named = { nombreComercial: 'Una', nombreFiscal: 'Una, S. L.' };

  test('the tax id of the other one finds the one that stays, through a second merge too', async () => {
    const [first, second, third] = [
      await newCompany(portal),
      await newCompany(portal),
      await newCompany(portal),
    ];
    const { id } = await merge(second.id, first.id);
    const later = await merge(third.id, second.id);
    expect(await read(first.id)).toMatchObject({ fusionadaEn: { idEmpresa: third.id } });
    expect(await knownCompany(portal.database, first.cif)).toEqual({ id: third.id });
    const asked = { ...named, cif: first.cif };
    expect(await companyToJoin(portal.database, asked)).toMatchObject({ id: third.id, estado: 'validada' });
    await portal.refused(undoMerge, { body: { id } }, 'noSuchMove', { token });
    await undo(later.id);
    expect(await read(first.id)).toMatchObject({ fusionadaEn: { idEmpresa: second.id } });
    await undo(id);
    await portal.refused(undoMerge, { body: { id } }, 'noSuchMove', { token });
  });

  test('what was deleted since stays deleted, and what came since stays where it came', async () => {
    const [own, other] = [await addCompany(portal), await addCompany(portal)];
    const [gone, stays] = [await addOffer(portal, other.id), await addOffer(portal, other.id)];
    const { id } = await merge(own.id, other.id);
    const since = await addOffer(portal, own.id);
    await portal.database.raw('delete from offers where id = $1', [gone.id]);
    await undo(id);
    const of = 'select id from offers where company_id = $1 order by id';
    expect(await rows(of, [other.id])).toEqual([{ id: stays.id }]);
    expect(await rows(of, [own.id])).toEqual([{ id: since.id }]);
  });

  test('an internship that began since goes back with its offer, annex and documents too', async () => {
    const [own, other] = [await newCompany(portal), await newCompany(portal)];
    const [ofOther, ofOwn] = [
      await addForm(portal, other.id, 'enviado'),
      await addForm(portal, own.id, 'enviado'),
    ];
    const { id } = await merge(own.id, other.id);
    const validate = async ({ idSolicitud, version }: typeof ofOther) => {
      const body = { idSolicitud, version, tipoPractica: 'curricular' as const };
      return (await portal.get(validateIncorporationForm, { body }, { token })).idPractica;
    };
    const [back, stays] = [await validate(ofOther), await validate(ofOwn)];
    await undo(id);
    const of = 'select id from placements where company_id = $1';
    expect(await rows(of, [other.id])).toEqual([{ id: back }]);
    expect(await rows(of, [own.id])).toEqual([{ id: stays }]);
    const documents = 'select distinct id_practica from company_documents where company_id = $1';
    expect(await rows(documents, [other.id])).toEqual([{ id_practica: back }]);
    expect(await rows(documents, [own.id])).toEqual([{ id_practica: stays }]);
  });

  test('it can be undone for thirty days, and is then forgotten', async () => {
    const [own, other] = [await addCompany(portal), await addCompany(portal)];
    const { id } = await merge(own.id, other.id);
    await portal.database.raw("update company_merges set fecha = fecha - interval '31 days' where id = $1", [
      id,
    ]);
    expect((await read(own.id)).fusiones).toEqual([]);
    await portal.refused(undoMerge, { body: { id } }, 'noSuchMove', { token });
    await forgetMerges(portal.database, new Date());
    expect(await rows('select id from company_merges where id = $1', [id])).toEqual([]);
    expect(await read(other.id)).toMatchObject({ fusionadaEn: { idEmpresa: own.id } });
  });
});
