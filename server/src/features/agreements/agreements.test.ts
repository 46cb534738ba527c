import { randomUUID } from 'node:crypto';
import {
  addAgreement,
  addAgreementReview,
  attachSignedAgreement,
  commentAgreement,
  confirmSignatory,
  discardAgreement,
  formaliseAgreement,
  getAgreement,
  getAgreementTexts,
  getLastAgreement,
  getManagedAgreement,
  listAgreements,
  listManagedAgreements,
  noteHandOver,
  openAgreementReview,
  passAgreementOn,
  previewAgreementText,
  receiveAgreement,
  returnAgreement,
  saveAgreementDraft,
  saveAgreementText,
  settleReviewComment,
  startAgreement,
  verifyDocument,
  withdrawAgreementReview,
} from '@portal/contract/agreements';
import { getOwnCompany } from '@portal/contract/company-page';
import { getVerification } from '@portal/contract/company-verification';
import { countPending } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../db/tables/accounts.ts';
import { agreements } from '../../db/tables/agreements.ts';
import { companies } from '../../db/tables/companies.ts';
import { told } from '../../testing/applications.ts';
import { addCompany, addContact, addManager, companyToken, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { makeSigner, signPdf, type TestSigner } from '../../testing/signed-pdf.ts';
import { agreementExpiryWorker } from './agreement-expiry.ts';
import { addMade, ownText, requestBody, signatoryBody } from './agreements.fixtures.ts';
import { newestVersionOf } from './agreements.queries.ts';

const start = new Date('2030-11-24T10:00:00Z');
const signedOn = start;
const validThen = { from: '2029-01-01', to: '2033-01-01' };
let now = start;
let portal: TestPortal;
let manager: { token: string };
let signer: TestSigner;
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
  signer = await makeSigner(validThen);
});
afterAll(() => portal.close());

async function speaker() {
  const { id } = await addCompany(portal);
  const { id: accountId, usuario } = await addContact(portal, [id]);
  return { id, accountId, token: await companyToken(portal, usuario) };
}

const pdf = (bytes: Uint8Array, nombre = 'firmado.pdf') => ({
  ficheroB64: Buffer.from(bytes).toString('base64'),
  extension_adjunto: 'pdf' as const,
  nombre,
});

type Speaker = Awaited<ReturnType<typeof speaker>>;

async function generated(company: Speaker, change: Parameters<typeof requestBody>[2] = {}) {
  const body = await requestBody(portal, company.id, { claveEnvio: randomUUID(), ...change });
  const made = await portal.get(addAgreement, { body }, company);
  return { ...made, body };
}

async function newest(idConvenio: number) {
  const version = await newestVersionOf(portal.database, idConvenio);
  if (!version) throw new Error('no version');
  return version;
}

async function fileOf(id: number | null): Promise<Uint8Array> {
  const bytes =
    id === null ? undefined : await (await portal.tools()).services.files.read(portal.database, id);
  if (!bytes) throw new Error('no file');
  return bytes;
}

const pdfOf = async (idConvenio: number) => fileOf((await newest(idConvenio)).generadoId);
const seen = async (idConvenio: number) => {
  const { version } = await portal.get(getManagedAgreement, { params: { id: idConvenio } }, manager);
  return { idConvenio, version };
};
const stateOf = async (company: Speaker, id: number) =>
  (await portal.get(getAgreement, { params: { id } }, company)).estado;

describe('a request', () => {
  test('is written as a draft, and generated once however often it is sent', async () => {
    const company = await speaker();
    const draft = await portal.get(startAgreement, {}, company);
    expect(await portal.get(startAgreement, {}, company)).toEqual(draft);
    const { idConvenio, version } = draft;
    const save = { body: { idConvenio, version, datos: { datosFirmante: { nombre: 'Aina' } } } };
    const saved = await portal.get(saveAgreementDraft, save, company);
    expect(await portal.get(saveAgreementDraft, save, company)).toEqual(saved);
    const late = { body: { ...save.body, datos: { sincaducidad: true } } };
    await portal.refused(saveAgreementDraft, late, 'cannotChangeState', company);
    const body = {
      ...(await requestBody(portal, company.id)),
      idConvenio,
      version: saved.version,
      claveEnvio: randomUUID(),
    };
    const made = await portal.get(addAgreement, { body }, company);
    expect(made).toMatchObject({ idConvenio, enlace: { nombre: 'convenio' } });
    const again = await portal.get(addAgreement, { body }, company);
    expect([again.idConvenio, again.numero]).toEqual([made.idConvenio, made.numero]);
    const mended = { body: { ...body, requierePedido: true } };
    await portal.refused(addAgreement, mended, 'cannotChangeState', company);
    const corrected = { ...body, datosFirmante: { ...signatoryBody, cargo: 'Gerencia' } };
    await portal.refused(addAgreement, { body: corrected }, 'cannotChangeState', company);
    const otherKey = { body: { ...body, claveEnvio: randomUUID() } };
    await portal.refused(addAgreement, otherKey, 'cannotChangeState', company);
    await portal.refused(discardAgreement, { body: { idConvenio } }, 'cannotChangeState', company);
    const [only, ...none] = await portal.get(listAgreements, {}, company);
    expect(only).toMatchObject({ idConvenio, numero: made.numero, estado: 'generado' });
    expect(none).toEqual([]);
    expect(Buffer.from(await pdfOf(idConvenio)).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await portal.get(getLastAgreement, {}, company)).toMatchObject({ sincaducidad: true });
  });

  test('of two contacts at once gets numbers without a gap, and one without a key is made once', async () => {
    const [one, other] = [await speaker(), await speaker()];
    const bodies = await Promise.all([requestBody(portal, one.id), requestBody(portal, other.id)]);
    const sent = await Promise.all([
      portal.get(addAgreement, { body: bodies[0] }, one),
      portal.get(addAgreement, { body: bodies[1] }, other),
      portal.get(addAgreement, { body: bodies[0] }, one),
    ]);
    expect(sent[2].idConvenio).toBe(sent[0].idConvenio);
    const numbers = sent.slice(0, 2).map(({ numero }) => Number(numero.split('/')[1]));
    expect(Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0))).toBe(1);
  });

  test('of one company is written and sent by one of two contacts at once, and the other is told', async () => {
    const one = await speaker();
    const { usuario } = await addContact(portal, [one.id]);
    const two = { ...one, token: await companyToken(portal, usuario) };
    const drafts = await Promise.all([one, two].map((as) => portal.get(startAgreement, {}, as)));
    expect(drafts[0]).toEqual(drafts[1]);
    const { idConvenio = 0, version = 0 } = drafts[0] ?? {};
    const saved = await Promise.all(
      [one, two].map((as, place) => {
        const datos = { datosFirmante: { cargo: `Dirección ${place}` } };
        return portal.call(saveAgreementDraft, { body: { idConvenio, version, datos } }, as);
      }),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([0, 49]);
    const request = { ...(await requestBody(portal, one.id)), idConvenio, version: version + 1 };
    const sent = await Promise.all(
      [one, two].map((as) =>
        portal.call(addAgreement, { body: { ...request, claveEnvio: randomUUID() } }, as),
      ),
    );
    expect(sent.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 49]);
    const { versiones } = await portal.get(getAgreement, { params: { id: idConvenio } }, two);
    expect(versiones).toHaveLength(1);
    expect(await portal.get(listAgreements, {}, two)).toHaveLength(1);
  });

  test('keeps the data text in the company, and its signatory once a manager has accepted them', async () => {
    const company = await speaker();
    const { idConvenio } = await generated(company, { tramitacionManual: true });
    const { firmanteNombre, cambio } = await portal.get(getVerification, {}, company);
    expect([firmanteNombre, cambio?.datos.firmanteNombre]).toEqual([null, 'Aina']);
    const fecha = '2030-11-24';
    await portal.get(receiveAgreement, { body: { ...(await seen(idConvenio)), fecha } }, manager);
    const filed = { ...(await seen(idConvenio)), fechaFormalizacion: fecha };
    await portal.get(formaliseAgreement, { body: filed }, manager);
    const accepted = await portal.get(getVerification, {}, company);
    expect([accepted.firmanteNombre, accepted.cambio]).toEqual(['Aina', null]);
    const own = await portal.get(getOwnCompany, {}, company);
    expect(own.informacionTratamientoDeDatos).toContain('prácticas');
    await generated(company, { datosFirmante: { ...signatoryBody, nombre: 'Bernat' } });
    const after = await portal.get(getVerification, {}, company);
    expect([after.firmanteNombre, after.cambio?.datos.firmanteNombre]).toEqual(['Aina', 'Bernat']);
  });

  test('is refused with a contact or an account of another company, and beside what is wrong', async () => {
    const [company, other] = [await speaker(), await speaker()];
    const own = await requestBody(portal, company.id);
    const theirs = await requestBody(portal, other.id);
    for (const field of [
      'idContactoEmpresaGestion',
      'idContactoEmpresaFacturacion',
      'idCuentaFacturacion',
    ] as const) {
      const body = { ...own, [field]: theirs[field] };
      await portal.refused(addAgreement, { body }, 'actionNotAllowed', company);
    }
    for (const [field, change] of [
      ['fechaCaducidad', { sincaducidad: false, fechaCaducidad: '2030-11-24' }],
      ['fechaCaducidad', { sincaducidad: false }],
      ['numeroPedido', { requierePedido: true, pedidoAnual: true }],
      ['informacionTratamientoDeDatos', { informacionTratamientoDeDatos: '' }],
      ['ibanDomiciliacion', { pagoDomiciliado: true, ibanDomiciliacion: 'ES00' }],
      ['datosFirmante.dni', { datosFirmante: { ...signatoryBody, dni: '12345678A' } }],
    ] as const) {
      const answer = await portal.call(addAgreement, { body: { ...own, ...change } }, company);
      expect(answer.datos).toMatchObject({ campos: [expect.objectContaining({ campo: field })] });
    }
    const { idConvenio } = await generated(company);
    await portal.refused(getAgreement, { params: { id: idConvenio } }, 'actionNotAllowed', other);
    await portal.refused(addAgreement, { body: { ...theirs, idConvenio } }, 'actionNotAllowed', other);
  });

  test('is not taken where the institution makes none', async () => {
    const closed = await openPortal({
      brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, crearConvenios: false } }),
    });
    try {
      const { id } = await addCompany(closed);
      const { usuario } = await addContact(closed, [id]);
      const as = { token: await companyToken(closed, usuario) };
      const body = await requestBody(closed, id);
      await closed.refused(addAgreement, { body }, 'actionNotAllowed', as);
      await closed.refused(startAgreement, {}, 'actionNotAllowed', as);
    } finally {
      await closed.close();
    }
  });
});

describe('with a certificate', () => {
  test('the signed file goes to managers, and the one with both signatures is filed', async () => {
    const company = await speaker();
    const { idConvenio, numero } = await generated(company);
    const pending = await portal.get(countPending, {}, manager);
    const signed = await signPdf(await pdfOf(idConvenio), signer, { at: signedOn });
    const attach = { body: { idConvenio, adjunto: pdf(signed) } };
    const first = await portal.get(attachSignedAgreement, attach, company);
    expect(first).toMatchObject({
      estado: 'firmado',
      comprobacion: { resultado: 'intacta', firmas: [{ nif: '12345678Z', integra: true }] },
    });
    expect(await portal.get(attachSignedAgreement, attach, company)).toEqual(first);
    const another = { body: { idConvenio, adjunto: pdf(signed, 'otra.pdf') } };
    await portal.refused(attachSignedAgreement, another, 'cannotChangeState', company);
    expect((await portal.get(countPending, {}, manager)).numConvenios).toBe(pending.numConvenios + 1);
    const listed = await portal.get(listManagedAgreements, { query: { texto: numero } }, manager);
    expect(listed.convenios).toMatchObject([{ idConvenio, estado: 'firmado', firmaDudosa: false }]);

    const passOn = { body: await seen(idConvenio) };
    await portal.get(passAgreementOn, passOn, manager);
    await portal.refused(passAgreementOn, passOn, 'cannotChangeState', manager);
    const both = pdf(
      await signPdf(
        signed,
        await makeSigner({ ...validThen, name: 'LA INSTITUCIÓN', number: 'IDCES-00000000T' }),
        { at: signedOn },
      ),
    );
    const body = { ...(await seen(idConvenio)), fechaFormalizacion: '2030-11-24' };
    const without = await portal.call(formaliseAgreement, { body }, manager);
    expect(without.datos).toMatchObject({ campos: [{ campo: 'adjunto' }] });
    const other = {
      body: { ...body, adjunto: pdf(await pdfOf((await generated(await speaker())).idConvenio)) },
    };
    const refused = await portal.call(formaliseAgreement, other, manager);
    expect(refused.datos).toMatchObject({ campos: [{ campo: 'adjunto' }] });
    const onlyOne = { body: { ...body, adjunto: pdf(signed) } };
    expect((await portal.call(formaliseAgreement, onlyOne, manager)).datos).toMatchObject({
      campos: [{ campo: 'adjunto', mensaje: expect.stringContaining('falta la de la institución') }],
    });
    const ahead = { body: { ...body, fechaFormalizacion: '2030-11-25', adjunto: both } };
    expect((await portal.call(formaliseAgreement, ahead, manager)).datos).toMatchObject({
      campos: [{ campo: 'fechaFormalizacion' }],
    });
    await portal.get(formaliseAgreement, { body: { ...body, adjunto: both } }, manager);
    const whole = await portal.get(getAgreement, { params: { id: idConvenio } }, company);
    expect(whole).toMatchObject({ estado: 'formalizado', fechaFormalizacion: '2030-11-24' });
    expect(whole.versiones[0]?.comprobacion?.firmas.map(({ nif }) => nif)).toEqual([
      '12345678Z',
      '00000000T',
    ]);
    expect(whole.historial.map(({ tipo }) => tipo)).toEqual(
      expect.arrayContaining(['creado', 'generado', 'firmadoSubido', 'enviadoSecretaria', 'formalizado']),
    );
    expect((await told(portal, company.accountId)).map(({ tipo }) => tipo)).toContain('agreementFormalised');

    const codigo = whole.versiones[0]?.codigo ?? '';
    const typed = codigo.toLowerCase().replaceAll('-', ' ');
    const issued = await portal.get(verifyDocument, { params: { codigo: typed } });
    expect(issued).toMatchObject({ numero, estado: 'formalizado', sustituido: false });
    expect(issued?.huellas.map(({ que }) => que)).toEqual(['generado', 'firmado', 'formalizado']);
    expect(await portal.get(verifyDocument, { params: { codigo: 'AAAA-AAAA' } })).toBeNull();
    // The company has another name since.
    const { database } = portal;
    await database.orm
      .update(companies)
      .set({ nombreFiscal: 'Otra, S.L.' })
      .where(eq(companies.id, company.id));
    expect(await portal.get(verifyDocument, { params: { codigo } })).toEqual(issued);
  });

  test('tells who handed it in, also once the company has taken them out', async () => {
    const company = await speaker();
    const { idConvenio } = await generated(company);
    await portal.database.orm.delete(accounts).where(eq(accounts.id, company.accountId));
    const params = { id: idConvenio };
    const { historial } = await portal.get(getManagedAgreement, { params }, manager);
    expect(historial.map(({ quien }) => quien)).not.toContain(null);
  });

  test('another file is refused, and one that cannot be judged is marked', async () => {
    const company = await speaker();
    const { idConvenio } = await generated(company);
    const made = await pdfOf(idConvenio);
    const changed = Buffer.from(await signPdf(made, signer));
    changed.write('9', 900, 'latin1');
    const foreign = await pdfOf(
      (await generated(company, { numeroPedido: '1', requierePedido: true })).idConvenio,
    );
    for (const bytes of [made, changed, await signPdf(foreign, signer)]) {
      const answer = await portal.call(
        attachSignedAgreement,
        { body: { idConvenio, adjunto: pdf(bytes) } },
        company,
      );
      expect(answer.datos).toMatchObject({ campos: [{ campo: 'adjunto' }] });
    }
    const text = {
      ficheroB64: Buffer.from('hola').toString('base64'),
      extension_adjunto: 'txt',
      nombre: 'a.txt',
    };
    const notPdf = await portal.call(attachSignedAgreement, { body: { idConvenio, adjunto: text } }, company);
    expect(notPdf.datos).toMatchObject({ campos: [{ campo: 'adjunto' }] });
    expect(await stateOf(company, idConvenio)).toBe('generado');
    const cut = pdf(Buffer.from('%PDF-1.7\nescaneado\nstartxref\n'));
    const { comprobacion } = await portal.get(
      attachSignedAgreement,
      { body: { idConvenio, adjunto: cut } },
      company,
    );
    expect(comprobacion.resultado).toBe('noSeSabe');
    const { convenios } = await portal.get(
      listManagedAgreements,
      { query: { idEmpresa: company.id, estado: 'firmado' } },
      manager,
    );
    expect(convenios).toMatchObject([{ idConvenio, firmaDudosa: true }]);
  });

  test.each([
    ['that it made itself', 'autofirmado', { isSelfIssued: true }, signedOn],
    ['of somebody else', 'otraPersona', { number: 'IDCES-00000000T' }, signedOn],
    ['from before the document', 'antesDeGenerar', {}, new Date('2030-11-20T10:00:00Z')],
    ['from a day to come', 'fechaFutura', {}, new Date('2030-12-20T10:00:00Z')],
  ])('a signature with a certificate or a day %s is for a manager to judge', async (_, doubt, named, at) => {
    const company = await speaker();
    const { idConvenio } = await generated(company);
    const own = await makeSigner({ ...validThen, ...named });
    const adjunto = pdf(await signPdf(await pdfOf(idConvenio), own, { at }));
    const attach = { body: { idConvenio, adjunto } };
    const { comprobacion } = await portal.get(attachSignedAgreement, attach, company);
    expect(comprobacion).toMatchObject({
      resultado: 'noSeSabe',
      firmas: [{ integra: true, emisor: expect.any(String), dudas: [doubt] }],
    });
  });

  test('a certificate of the company is as good as one of its signatory', async () => {
    const company = await speaker();
    const { idConvenio } = await generated(company);
    const [row] = await portal.database.orm.select().from(companies).where(eq(companies.id, company.id));
    const own = await makeSigner({
      ...validThen,
      number: 'IDCES-00000000T',
      organisation: 'EMPRESA SL',
      organisationNumber: `VATES-${row?.cif}`,
    });
    const adjunto = pdf(await signPdf(await pdfOf(idConvenio), own, { at: signedOn }));
    const attach = { body: { idConvenio, adjunto } };
    const { comprobacion } = await portal.get(attachSignedAgreement, attach, company);
    expect(comprobacion).toMatchObject({ resultado: 'intacta', firmas: [{ dudas: [] }] });
  });

  test('a certificate that had expired is said, and a returned agreement is corrected in a further version', async () => {
    const company = await speaker();
    const { idConvenio, numero, body } = await generated(company);
    const old = await makeSigner({ from: '2020-01-01', to: '2021-01-01' });
    const adjunto = pdf(await signPdf(await pdfOf(idConvenio), old, { at: signedOn }));
    const { comprobacion } = await portal.get(
      attachSignedAgreement,
      { body: { idConvenio, adjunto } },
      company,
    );
    expect(comprobacion).toMatchObject({ resultado: 'noSeSabe', firmas: [{ dudas: ['fueraDePlazo'] }] });
    const motivos = [{ campo: 'firma' as const, motivo: 'El certificado había caducado.' }];
    await portal.get(returnAgreement, { body: { ...(await seen(idConvenio)), motivos } }, manager);
    expect((await told(portal, company.accountId)).map(({ tipo }) => tipo)).toContain('agreementReturned');
    const { version } = await portal.get(getAgreement, { params: { id: idConvenio } }, company);
    const again = { body: { ...body, idConvenio, version, claveEnvio: randomUUID() } };
    expect((await portal.get(addAgreement, again, company)).numero).toBe(numero);
    const whole = await portal.get(getAgreement, { params: { id: idConvenio } }, company);
    expect(whole.versiones.map(({ numVersion, motivos: found }) => [numVersion, found.length])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    const first = whole.versiones[1]?.codigo ?? '';
    expect((await portal.get(verifyDocument, { params: { codigo: first } }))?.sustituido).toBe(true);
  });

  test('one that is not signed is corrected in a further version, and what is signed holds', async () => {
    const company = await speaker();
    const { idConvenio, numero, body } = await generated(company);
    const first = await pdfOf(idConvenio);
    const corrected = { ...signatoryBody, cargo: 'Gerencia' };
    const { version } = await portal.get(getAgreement, { params: { id: idConvenio } }, company);
    const save = { body: { idConvenio, version, datos: { datosFirmante: corrected } } };
    const saved = await portal.get(saveAgreementDraft, save, company);
    const again = {
      ...body,
      idConvenio,
      version: saved.version,
      datosFirmante: corrected,
      claveEnvio: randomUUID(),
    };
    expect((await portal.get(addAgreement, { body: again }, company)).numero).toBe(numero);
    const late = { body: { idConvenio, adjunto: pdf(await signPdf(first, signer, { at: signedOn })) } };
    const refused = await portal.call(attachSignedAgreement, late, company);
    expect(refused.datos).toMatchObject({ campos: [{ campo: 'adjunto' }] });
    const open = await portal.get(getAgreement, { params: { id: idConvenio } }, company);
    const slip = { datosFirmante: { ...corrected, cargo: 'Otro cargo' } };
    await portal.get(
      saveAgreementDraft,
      { body: { idConvenio, version: open.version, datos: slip } },
      company,
    );
    const signed = pdf(await signPdf(await pdfOf(idConvenio), signer, { at: signedOn }));
    await portal.get(attachSignedAgreement, { body: { idConvenio, adjunto: signed } }, company);
    const whole = await portal.get(getAgreement, { params: { id: idConvenio } }, company);
    expect(whole.datos.datosFirmante?.cargo).toBe('Gerencia');
    expect(whole.versiones.map(({ numVersion }) => numVersion)).toEqual([2, 1]);
  });

  test('hand-overs are of paper alone', async () => {
    const company = await speaker();
    const { idConvenio } = await generated(company);
    const body = { ...(await seen(idConvenio)), fecha: '2030-11-24' };
    await portal.refused(receiveAgreement, { body }, 'noSuchMove', manager);
    await portal.refused(noteHandOver, { body: { ...body, tipo: 'archivado' } }, 'noSuchMove', manager);
    const gone = { body: { ...body, idConvenio: 2_000_000 } };
    await portal.refused(receiveAgreement, gone, 'actionNotAllowed', manager);
  });
});

/** One on paper that a company asked for at another time. */
async function generatedOn(day: string, change: Parameters<typeof requestBody>[2] = {}) {
  now = new Date(`${day}T10:00:00Z`);
  try {
    return await generated(await speaker(), { tramitacionManual: true, ...change });
  } finally {
    now = start;
  }
}

test('on paper each hand-over is noted with its day, and the copy may stay in the archive', async () => {
  const { idConvenio } = await generatedOn('2030-11-22');
  const note = { tipo: 'enviadoPorCorreo', fecha: '2030-11-23', nota: 'Certificado' } as const;
  const early = { body: { ...(await seen(idConvenio)), ...note, fecha: '2030-11-21' } };
  expect((await portal.call(noteHandOver, early, manager)).datos).toMatchObject({
    campos: [{ campo: 'fecha', mensaje: expect.stringContaining('anterior a la solicitud') }],
  });
  await portal.get(noteHandOver, { body: { ...(await seen(idConvenio)), ...note } }, manager);
  await portal.get(receiveAgreement, { body: { ...(await seen(idConvenio)), fecha: '2030-11-24' } }, manager);
  await portal.get(passAgreementOn, { body: await seen(idConvenio) }, manager);
  const filed = { ...(await seen(idConvenio)), fechaFormalizacion: '2030-11-24' };
  await portal.get(formaliseAgreement, { body: filed }, manager);
  const { historial, estado } = await portal.get(
    getManagedAgreement,
    { params: { id: idConvenio } },
    manager,
  );
  expect(estado).toBe('formalizado');
  expect(historial.find(({ tipo }) => tipo === 'enviadoPorCorreo')).toMatchObject({
    fecha: '2030-11-23T12:00:00.000Z',
    nota: 'Certificado',
    esGestor: true,
  });
  // Received on a day, it was received before it was passed on that day.
  expect(historial.slice(-3).map(({ tipo }) => tipo)).toEqual([
    'recibido',
    'enviadoSecretaria',
    'formalizado',
  ]);
  // Not noon, which is still to come.
  expect(historial.find(({ tipo }) => tipo === 'recibido')?.fecha).toBe('2030-11-24T10:00:00.000Z');
});

test('one on paper is not attached as a signed PDF', async () => {
  const company = await speaker();
  const { idConvenio } = await generated(company, { tramitacionManual: true });
  const attach = { body: { idConvenio, adjunto: pdf(await pdfOf(idConvenio)) } };
  await portal.refused(attachSignedAgreement, attach, 'actionNotAllowed', company);
});

test('on paper what has expired by its own date is not formalised', async () => {
  const expiry = { sincaducidad: false, fechaCaducidad: '2030-11-23' };
  const { idConvenio } = await generatedOn('2030-11-21', expiry);
  await portal.get(receiveAgreement, { body: { ...(await seen(idConvenio)), fecha: '2030-11-24' } }, manager);
  const body = { ...(await seen(idConvenio)), fechaFormalizacion: '2030-11-22' };
  expect((await portal.call(formaliseAgreement, { body }, manager)).datos).toMatchObject({
    campos: [{ campo: 'fechaFormalizacion', mensaje: expect.stringContaining('ya ha pasado') }],
  });
});

describe('a review link', () => {
  async function reviewed() {
    const company = await speaker();
    const { idConvenio } = await generated(company);
    const body = { idConvenio, nombre: 'Asesoría', claveEnvio: randomUUID() };
    const { id, url } = await portal.get(addAgreementReview, { body }, company);
    expect((await portal.get(addAgreementReview, { body }, company)).url).toBe(url);
    const token = url.split('#')[1] ?? '';
    return { company, idConvenio, id, token };
  }
  const open = (token: string) => portal.get(openAgreementReview, { body: { token } });
  const closed = (token: string) =>
    portal.refused(openAgreementReview, { body: { token } }, 'linkExpiredOrUsed');

  test('shows the text as it will be, takes comments and the data of the signatory', async () => {
    const { company, idConvenio, id, token } = await reviewed();
    const { texto, datosConfirmados } = await open(token);
    expect(texto).toContain('<h3>');
    expect(texto).toContain('Aina Roca Ferrer');
    expect(texto).not.toContain('{{');
    expect(datosConfirmados).toBeNull();
    const comment = { token, campo: 'texto' as const, texto: 'Falta un anexo.', claveEnvio: randomUUID() };
    const first = await portal.get(commentAgreement, { body: comment });
    expect(await portal.get(commentAgreement, { body: comment })).toEqual(first);
    const mended = { body: { ...comment, texto: 'Falta el anexo II.' } };
    await portal.refused(commentAgreement, mended, 'cannotChangeState');
    await portal.get(confirmSignatory, {
      body: { token, datosFirmante: { ...signatoryBody, cargo: 'Gerencia' } },
    });
    const decide = { idConvenio, id: first.id, decision: 'aceptado' as const };
    await portal.get(settleReviewComment, { body: decide }, company);
    const stranger = await speaker();
    await portal.refused(settleReviewComment, { body: decide }, 'actionNotAllowed', stranger);
    const { revisiones } = await portal.get(getAgreement, { params: { id: idConvenio } }, company);
    expect(revisiones).toMatchObject([
      { id, datosConfirmados: { cargo: 'Gerencia' }, comentarios: [{ decision: 'aceptado' }] },
    ]);
    const kinds = (await told(portal, company.accountId)).map(({ tipo }) => tipo);
    expect(kinds.filter((tipo) => tipo === 'agreementCommented')).toHaveLength(1);
    expect(kinds).toContain('agreementSignatoryConfirmed');
  });

  test('shows what was generated, whatever the text and the form say since', async () => {
    const { company, idConvenio, token } = await reviewed();
    const before = await open(token);
    const texto = `${ownText()}\n\nUna cláusula que el documento no tiene.`;
    const kept = { body: { idioma: 'es' as const, version: 0, texto } };
    const { version: own } = await portal.get(saveAgreementText, kept, manager);
    const { version } = await portal.get(getAgreement, { params: { id: idConvenio } }, company);
    const datos = { datosFirmante: { ...signatoryBody, nombre: 'Bernat' } };
    await portal.get(saveAgreementDraft, { body: { idConvenio, version, datos } }, company);
    const after = await open(token);
    expect([after.texto, after.datos]).toEqual([before.texto, before.datos]);
    const brands = { body: { idioma: 'es' as const, version: own, texto: null } };
    await portal.get(saveAgreementText, brands, manager);
  });

  test('tells the company five times that the data of the signatory changed, and keeps the last', async () => {
    const { company, idConvenio, token } = await reviewed();
    for (const cargo of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete'])
      await portal.get(confirmSignatory, {
        body: { token, datosFirmante: { ...signatoryBody, cargo: `Cargo ${cargo}` } },
      });
    const kinds = (await told(portal, company.accountId)).map(({ tipo }) => tipo);
    expect(kinds.filter((tipo) => tipo === 'agreementSignatoryConfirmed')).toHaveLength(5);
    const { revisiones } = await portal.get(getAgreement, { params: { id: idConvenio } }, company);
    expect(revisiones[0]?.datosConfirmados?.cargo).toBe('Cargo Siete');
  });

  test('opens nothing once it is withdrawn, too old, the agreement is signed or the company blocked', async () => {
    const withdrawn = await reviewed();
    const body = { idConvenio: withdrawn.idConvenio, id: withdrawn.id };
    await portal.get(withdrawAgreementReview, { body }, withdrawn.company);
    await closed(withdrawn.token);
    const signed = await reviewed();
    const adjunto = pdf(await signPdf(await pdfOf(signed.idConvenio), signer));
    await portal.get(
      attachSignedAgreement,
      { body: { idConvenio: signed.idConvenio, adjunto } },
      signed.company,
    );
    await closed(signed.token);
    const blocked = await reviewed();
    const { orm } = portal.database;
    await orm.update(companies).set({ estado: 'bloqueada' }).where(eq(companies.id, blocked.company.id));
    await closed(blocked.token);
    const old = await reviewed();
    now = new Date(start.getTime() + 15 * 86_400_000);
    try {
      await closed(old.token);
    } finally {
      now = start;
    }
    const comment = {
      token: old.token.replace(/.$/, '_'),
      campo: 'texto',
      texto: 'x',
      claveEnvio: randomUUID(),
    } as const;
    await portal.refused(commentAgreement, { body: comment }, 'linkExpiredOrUsed');
    const sent = { token: comment.token, datosFirmante: signatoryBody };
    await portal.refused(confirmSignatory, { body: sent }, 'linkExpiredOrUsed');
    const late = { idConvenio: signed.idConvenio, nombre: 'Asesoría', claveEnvio: randomUUID() };
    await portal.refused(addAgreementReview, { body: late }, 'cannotChangeState', signed.company);
  });
});

test('each night agreements end, and both sides are told once of each threshold', async () => {
  const company = await speaker();
  const made = async (fechaCaducidad: string) =>
    (await addMade(portal, company.id, { estado: 'formalizado', fechaCaducidad })).idConvenio;
  const [past, near] = [await made('2030-11-23'), await made('2030-12-20')];
  const work = agreementExpiryWorker(await portal.tools());
  await work();
  await work();
  expect([await stateOf(company, past), await stateOf(company, near)]).toEqual(['caducado', 'formalizado']);
  const kinds = (await told(portal, company.accountId)).map(({ tipo }) => tipo).sort();
  expect(kinds).toEqual(['agreementExpired', 'agreementExpiring']);
  const [row] = await portal.database.orm.select().from(agreements).where(eq(agreements.id, near));
  expect(row?.avisado).toBe(30);
});

describe('the text of agreements', () => {
  test('is changed by managers, one version after another, and may be the brand’s again', async () => {
    const { textos, campos } = await portal.get(getAgreementTexts, {}, manager);
    const before = textos.find(({ idioma }) => idioma === 'ca');
    expect(before).toMatchObject({ version: 0, esPropio: false });
    expect(campos).toContain('firmante.nombre');
    const texto = `${ownText()}\n\nUna cláusula más de {{nombre}}.`;
    const body = { idioma: 'ca' as const, version: 0, texto };
    const saved = await portal.get(saveAgreementText, { body }, manager);
    expect(saved).toMatchObject({ version: 1, esPropio: true });
    expect(await portal.get(saveAgreementText, { body }, manager)).toEqual(saved);
    const late = { body: { ...body, texto: `${texto} Otra.` } };
    await portal.refused(saveAgreementText, late, 'cannotChangeState', manager);
    const back = { body: { idioma: 'ca' as const, version: 1, texto: null } };
    expect(await portal.get(saveAgreementText, back, manager)).toMatchObject({ version: 2, esPropio: false });
  });

  test.each([
    ['an unknown field', `${ownText()} {{empresa.color}}`, 'empresa.color'],
    ['a field that is missing', 'Solo {{empresa.nombreFiscal}}', 'firmante.nombre'],
    ['a picture', `${ownText()}\n\n<p>Hola</p>`, '<p>'],
  ])('is refused with %s', async (_, texto, said) => {
    const answer = await portal.call(
      saveAgreementText,
      { body: { idioma: 'es', version: 0, texto } },
      manager,
    );
    expect(answer.datos).toMatchObject({
      campos: [{ campo: 'texto', mensaje: expect.stringContaining(said) }],
    });
  });

  test('is shown as the PDF of a draft', async () => {
    const body = { idioma: 'es' as const, texto: ownText() };
    const { ficheroB64 } = await portal.get(previewAgreementText, { body }, manager);
    expect(Buffer.from(ficheroB64, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
  });
});
