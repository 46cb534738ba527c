import { randomUUID } from 'node:crypto';
import {
  acceptCompanyDocument,
  addCompanyDocument,
  askableCompanies,
  getDocumentation,
  getDocumentZip,
  listAnnexes,
  listCompanyDocuments,
  listInformativeNotes,
  listPlacementDocuments,
  listProvidedDocuments,
  removeCompanyDocument,
  requestCompanyDocument,
  returnCompanyDocument,
  withdrawCompanyDocument,
  zipDocuments,
} from '@portal/contract/company-documents';
import { maxFileBytes } from '@portal/contract/files';
import { getManagedPlacement } from '@portal/contract/placements';
import { notices } from '@portal/contract/statuses';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companyDocuments } from '../../db/tables/company-documents.ts';
import { newCompany, told } from '../../testing/applications.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addPlacement } from '../placements/placements.fixtures.ts';
import { addDocument, addHandedIn, asked, sent } from './company-documents.fixtures.ts';
import { mayHandIn } from './company-documents.rules.ts';
import { documentZipWorker, mostZipBytes } from './make-zip.ts';

let portal: TestPortal;
let manager: { token: string };
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal();
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await newCompany(portal);
});

const read = (query = {}) => portal.get(getDocumentation, { query }, company);
const handIn = (more: object = {}) => portal.get(addCompanyDocument, { body: { ...sent, ...more } }, company);
const managed = async () =>
  (await portal.get(listCompanyDocuments, { query: { idEmpresa: company.id } }, manager)).documentos[0];

test('a company is asked, hands in, is returned it with the reason, hands in again and is accepted', async () => {
  const body = { ...asked, empresas: [company.id, company.id], claveEnvio: randomUUID() };
  for (const _ of [1, 2])
    expect(await portal.get(requestCompanyDocument, { body }, manager)).toEqual({ pedidos: 1 });
  for (const other of [{ nombre: 'Otro' }, { empresas: [company.id, (await newCompany(portal)).id] }])
    await portal.refused(
      requestCompanyDocument,
      { body: { ...body, ...other } },
      'cannotChangeState',
      manager,
    );
  const [awaited, ...more] = (await read()).porHacer;
  expect(more).toEqual([]);
  expect(awaited).toMatchObject({ ...asked, estado: 'pendiente', documento: null });
  const idDocumento = awaited?.id ?? 0;
  const news = await told(portal, company.contactId);
  expect(news.filter(({ tipo }) => tipo === 'companyDocumentRequestedBy')).toHaveLength(1);

  expect(await handIn({ idDocumento })).toEqual({ id: idDocumento });
  expect(await read()).toMatchObject({ porHacer: [], numTotal: 1 });
  const first = await managed();
  expect(first).toMatchObject({ id: idDocumento, estado: 'entregado', documento: { nombre: sent.nombre } });
  const returned = { id: idDocumento, version: first?.version ?? 0, motivo: 'Falta la firma' };
  for (const _ of [1, 2]) await portal.get(returnCompanyDocument, { body: returned }, manager);
  expect((await read()).porHacer).toMatchObject([{ estado: 'devuelto', motivo: 'Falta la firma' }]);

  await handIn({ idDocumento });
  const stale = { id: idDocumento, version: returned.version };
  await portal.refused(acceptCompanyDocument, { body: stale }, 'cannotChangeState', manager);
  const staleReturn = { ...stale, motivo: 'Falta el sello' };
  await portal.refused(returnCompanyDocument, { body: staleReturn }, 'cannotChangeState', manager);
  const accepted = { id: idDocumento, version: (await managed())?.version ?? 0, caduca: '2100-01-01' };
  for (const _ of [1, 2]) await portal.get(acceptCompanyDocument, { body: accepted }, manager);
  await portal.refused(addCompanyDocument, { body: { ...sent, idDocumento } }, 'cannotChangeState', company);
  await portal.refused(removeCompanyDocument, { body: { id: idDocumento } }, 'cannotChangeState', company);
  const late = { ...returned, version: accepted.version + 1 };
  await portal.refused(returnCompanyDocument, { body: late }, 'noSuchMove', manager);
  await portal.refused(returnCompanyDocument, { body: { ...late, id: 999_999 } }, 'noSuchMove', manager);
  await portal.refused(acceptCompanyDocument, { body: { ...accepted, id: 999_999 } }, 'noSuchMove', manager);
  await portal.refused(withdrawCompanyDocument, { body: { id: idDocumento } }, 'noSuchMove', manager);
});

test('the lists of the specification are empty until there are placements, but for what was handed in', async () => {
  await handIn();
  for (const call of [listAnnexes, listInformativeNotes, listPlacementDocuments])
    expect(await portal.get(call, {}, company)).toEqual([]);
  expect(await portal.get(listProvidedDocuments, {}, company)).toMatchObject([
    { tipo: 'otro', nombre: sent.nombre, fecha: sent.fecha, estado: 'entregado', seRetira: true },
  ]);
  const { id: idPractica } = await addPlacement(portal, company.id);
  await addDocument(portal, company.id, { tipo: 'anexo', idPractica, aportadoPor: 'centro' });
  expect(await portal.get(listAnnexes, {}, company)).toMatchObject([{ idPractica }]);
  expect(await portal.get(listPlacementDocuments, {}, company)).toHaveLength(1);
});

test('the history of a placement says when its documents are handed in, returned and accepted', async () => {
  const { id: idPractica } = await addPlacement(portal, company.id);
  const { id: idDocumento } = await addDocument(portal, company.id, { idPractica });
  const decided = async () => ({ id: idDocumento, version: (await managed())?.version ?? 0 });
  await handIn({ idDocumento });
  const motivo = 'Falta la firma';
  await portal.get(returnCompanyDocument, { body: { ...(await decided()), motivo } }, manager);
  await handIn({ idDocumento });
  await portal.get(acceptCompanyDocument, { body: await decided() }, manager);
  const { historial } = await portal.get(getManagedPlacement, { params: { id: idPractica } }, manager);
  expect(historial.map(({ tipo }) => tipo).sort()).toEqual([
    'documentoAceptado',
    'documentoDevuelto',
    'documentoEntregado',
    'documentoEntregado',
  ]);
});

test('what was handed in is taken back: asked for, it is awaited again', async () => {
  const { id } = await handIn();
  const request = await addHandedIn(portal, company.id);
  for (const one of [id, request.id]) await portal.get(removeCompanyDocument, { body: { id: one } }, company);
  expect(notices[removeCompanyDocument.notice ?? 'infoUpdated'].code).toBe(513);
  expect((await read()).documentos).toMatchObject([{ id: request.id, estado: 'pendiente', documento: null }]);
  await portal.refused(removeCompanyDocument, { body: { id } }, 'actionNotAllowed', company);
});

test('a document that nobody asked for is of the kind that the company says', async () => {
  const body = { ...sent, tipo: 'seguro' as const };
  const { id } = await portal.get(addCompanyDocument, { body }, company);
  expect((await read()).documentos).toMatchObject([{ id, tipo: 'seguro' }]);
});

test('what was accepted is good until its renewal is accepted, and comes back when that is taken back', async () => {
  const fresh = { estado: 'aceptado', caduca: '2020-01-01', fecha: '2019-01-01' } as const;
  const { id, fileId } = await addHandedIn(portal, company.id, fresh);
  const shown = async () => (await read()).documentos[0];
  const before = await shown();
  const { documento } = before ?? {};
  await handIn({ idDocumento: id });
  expect(await managed()).toMatchObject({ estado: 'entregado', anterior: { caduca: '2020-01-01' } });
  const returned = { id, version: (await managed())?.version ?? 0, motivo: 'Falta la firma' };
  await portal.get(returnCompanyDocument, { body: returned }, manager);
  await handIn({ idDocumento: id });
  expect(await shown()).toMatchObject({ estado: 'entregado', anterior: { caduca: '2020-01-01' } });
  await portal.get(removeCompanyDocument, { body: { id } }, company);
  expect(await shown()).toMatchObject({ ...fresh, anterior: null, documento: { nombre: documento?.nombre } });
  const [stored] = await portal.database.orm
    .select({ fileId: companyDocuments.fileId })
    .from(companyDocuments)
    .where(eq(companyDocuments.id, id));
  expect(stored).toEqual({ fileId });
  await portal.refused(removeCompanyDocument, { body: { id } }, 'cannotChangeState', company);

  await handIn({ idDocumento: id });
  const accepted = { id, version: (await managed())?.version ?? 0, caduca: '2100-01-01' };
  await portal.get(acceptCompanyDocument, { body: accepted }, manager);
  expect(await managed()).toMatchObject({ estado: 'aceptado', caduca: '2100-01-01', anterior: null });
});

test('filters leave what they say, and the counts are by the other filters', async () => {
  await addHandedIn(portal, company.id, { nombre: 'Póliza de seguro', tipo: 'seguro' });
  await addDocument(portal, company.id, { nombre: 'Certificado' });
  await addHandedIn(portal, company.id, { estado: 'aceptado', caduca: '2020-01-01' });
  expect(await read({ texto: 'poliza' })).toMatchObject({ numTotal: 1, documentos: [{ tipo: 'seguro' }] });
  const { numTotal, porEstado, numPorHacer } = await read({ estado: 'pendiente' });
  expect({ numTotal, numPorHacer }).toEqual({ numTotal: 1, numPorHacer: 2 });
  expect(porEstado.map((one) => one.numTotal)).toEqual([1, 0, 1, 1]);
  expect((await read({ tipo: 'anexo' })).numTotal).toBe(0);
});

test('files that are too large or lie are refused beside the field', async () => {
  const large = Buffer.alloc(maxFileBytes + 1).toString('base64');
  for (const wrong of [
    { ficheroB64ParaAltas: large },
    { extension_adjunto: 'png' },
    { extension_adjunto: 'exe' },
  ])
    await portal.refused(addCompanyDocument, { body: { ...sent, ...wrong } }, 'fileTypeNotAllowed', company);
});

test('another company’s document is neither handed in, taken back nor zipped', async () => {
  const { id } = await addDocument(portal, (await newCompany(portal)).id);
  const body = { ...sent, idDocumento: id };
  await portal.refused(addCompanyDocument, { body }, 'actionNotAllowed', company);
  await portal.refused(removeCompanyDocument, { body: { id } }, 'actionNotAllowed', company);
  await portal.refused(zipDocuments, { body: { documentos: [id] } }, 'actionNotAllowed', company);
});

test('a zip has each document once, and is opened by the contact who asked for it', async () => {
  const documentos = [(await handIn()).id, (await handIn()).id];
  const { id } = await portal.get(zipDocuments, { body: { documentos } }, company);
  const look = () => portal.get(getDocumentZip, { params: { id } }, company);
  expect(await look()).toEqual({ estado: 'pendiente', fichero: null });
  await documentZipWorker(await portal.tools())({ id });
  const { estado, fichero } = await look();
  expect(estado).toBe('lista');
  const { rawPayload } = await portal.app.inject({ url: fichero?.url ?? '' });
  expect(Object.keys(unzipSync(rawPayload)).sort()).toEqual(['documento (2).pdf', 'documento.pdf']);
  const other = await newCompany(portal);
  await portal.refused(getDocumentZip, { params: { id } }, 'actionNotAllowed', other);
});

test('a selection that one zip does not hold is refused before it is made (413)', async () => {
  const { id } = await addHandedIn(portal, company.id, {}, mostZipBytes + 1);
  const { token } = company;
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: zipDocuments.path,
    headers: { authorization: `Bearer ${token}` },
    payload: { documentos: [id] },
  });
  expect(statusCode).toBe(413);
});

test('a request is withdrawn, and the company is told; one with a past day or an unknown company asks nobody', async () => {
  const { id } = await addDocument(portal, company.id);
  await portal.get(withdrawCompanyDocument, { body: { id } }, manager);
  expect((await told(portal, company.contactId)).map(({ tipo }) => tipo)).toContain(
    'companyDocumentWithdrawn',
  );
  const body = { ...asked, empresas: [company.id, 999_999], claveEnvio: randomUUID() };
  await portal.refused(requestCompanyDocument, { body }, 'actionNotAllowed', manager);
  const past = { ...body, empresas: [company.id], fechaLimite: '2020-01-01' };
  await portal.refused(requestCompanyDocument, { body: past }, 'mandatoryDataMissing', manager);
  const expired = { ...(await addHandedIn(portal, company.id)), caduca: '2020-01-01' };
  const decided = { id: expired.id, version: expired.version, caduca: expired.caduca };
  await portal.refused(acceptCompanyDocument, { body: decided }, 'mandatoryDataMissing', manager);
  expect((await read()).numTotal).toBe(1);
});

test('companies are found by name or tax id', async () => {
  const query = { texto: company.nombreComercial };
  const found = await portal.get(askableCompanies, { query }, manager);
  expect(found.map(({ idEmpresa }) => idEmpresa)).toContain(company.id);
});

test('an accepted document is handed in again once it is about to expire', () => {
  const accepted = (caduca: string | null) => mayHandIn({ estado: 'aceptado', caduca }, '2026-11-24');
  expect([accepted(null), accepted('2027-11-24'), accepted('2026-12-01')]).toEqual([false, false, true]);
});
