import { createHash, randomUUID } from 'node:crypto';
import type { AgreementState, addAgreement as addCall, calls } from '@portal/contract/agreements';
import type { Call } from '@portal/contract/endpoint';
import { eq } from 'drizzle-orm';
import { readInstitution } from '../../brand.ts';
import { agreements, agreementVersions } from '../../db/tables/agreements.ts';
import { hashOfSecret, newSecret } from '../../http/link-secret.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { addKeptAccount } from '../billing-accounts/billing-accounts.fixtures.ts';
import { addPlainContact } from '../company-contacts/company-contacts.fixtures.ts';
import { nextNumber } from './agreements.queries.ts';
import { agreementNumber, newCode } from './agreements.rules.ts';
import { companyName } from './parties.queries.ts';
import { addComment, addReview } from './reviews.queries.ts';

export const signatoryBody = {
  nombre: 'Aina',
  apellidos: 'Roca Ferrer',
  dni: '12345678Z',
  cargo: 'Directora general',
  email: 'aina.roca@empresa.example',
  telefono: '961234567',
};

type RequestBody = Call<typeof addCall>['body'];

/** A request as its form sends it, with a contact and an account of the company made for it. */
export async function requestBody(
  portal: TestPortal,
  companyId: number,
  change: Partial<RequestBody> = {},
): Promise<RequestBody> {
  const contact = (await addPlainContact(portal, companyId)).id;
  return {
    idContactoEmpresaGestion: contact,
    idContactoEmpresaFacturacion: contact,
    idCuentaFacturacion: (await addKeptAccount(portal, companyId)).id,
    tramitacionManual: false,
    datosFirmante: signatoryBody,
    sincaducidad: true,
    pagoDomiciliado: false,
    informacionTratamientoDeDatos: 'Los datos se tratan para gestionar las prácticas.',
    ...change,
  };
}

interface Made {
  readonly estado?: AgreementState;
  readonly tramitacionManual?: boolean;
  readonly fechaCaducidad?: string | null;
}

/** An agreement in this state, without having gone there: its PDF is none. */
export async function addMade(
  { database }: TestPortal,
  companyId: number,
  { estado = 'generado', tramitacionManual = false, fechaCaducidad = null }: Made = {},
): Promise<{ idConvenio: number; version: number; codigo: string }> {
  const year = 2026;
  const numero = estado === 'borrador' ? null : agreementNumber(year, await nextNumber(database, year));
  const [row] = await database.orm
    .insert(agreements)
    .values({
      companyId,
      estado,
      numero,
      tramitacionManual,
      fechaCaducidad,
      sincaducidad: fechaCaducidad === null,
      datos: { datosFirmante: signatoryBody },
      creado: new Date('2026-01-01T10:00:00Z'),
    })
    .returning();
  if (!row) throw new Error('no agreement was written');
  const codigo = newCode();
  if (estado !== 'borrador')
    await database.orm.insert(agreementVersions).values({
      agreementId: row.id,
      numVersion: 1,
      codigo,
      idioma: 'es',
      empresa: await companyName(database, companyId),
      datos: row.datos,
      generadoSha256: createHash('sha256').update(codigo).digest('hex'),
    });
  return { idConvenio: row.id, version: row.version, codigo };
}

/** A link that opens the agreement for a fortnight. */
async function addReviewLink({ database }: TestPortal, agreementId: number) {
  const token = newSecret();
  const creada = new Date();
  const caduca = new Date(Date.now() + 14 * 86_400_000);
  const review = { agreementId, secretoHash: hashOfSecret(token), nombre: 'Asesoría', creada, caduca };
  const id = await addReview(database, review, 50);
  if (id === undefined) throw new Error('no review was written');
  return { id, token };
}

const { pages } = readInstitution({ BRAND: 'universidad' });
export const ownText = (): string => pages.agreement('es') ?? '';

const pdf = {
  ficheroB64: Buffer.from('%PDF-1.7\nfirmado por la empresa\n%%EOF\n').toString('base64'),
  extension_adjunto: 'pdf',
  nombre: 'firmado.pdf',
};

const noDraft = ({ database }: TestPortal, companyId: number) =>
  database.orm.delete(agreements).where(eq(agreements.companyId, companyId));

export function agreementsBodies({ portal, company }: Callers): BodiesOf<typeof calls> {
  const made = (values: Made = {}) => addMade(portal, company.id, values);
  const seen = async (values: Made = {}) => {
    const { idConvenio, version } = await made(values);
    return { idConvenio, version };
  };
  const draft = async () => {
    await noDraft(portal, company.id);
    return seen({ estado: 'borrador' });
  };
  const review = async () => {
    const { idConvenio } = await made();
    return { idConvenio, ...(await addReviewLink(portal, idConvenio)) };
  };
  const comment = async () => {
    const { token } = await review();
    return { token, campo: 'texto' as const, texto: 'Falta un anexo.', claveEnvio: randomUUID() };
  };
  const reasons = [{ campo: 'firma' as const, motivo: 'Falta la firma.' }];
  return {
    saveAgreementDraft: async () => ({ ...(await draft()), datos: { sincaducidad: true } }),
    discardAgreement: async () => ({ idConvenio: (await draft()).idConvenio }),
    addAgreement: () =>
      requestBody(portal, company.id, {
        pagoDomiciliado: true,
        ibanDomiciliacion: 'ES91 2100 0418 4502 0005 1332',
      }),
    attachSignedAgreement: async () => ({ idConvenio: (await made()).idConvenio, adjunto: pdf }),
    addAgreementReview: async () => ({
      idConvenio: (await made()).idConvenio,
      nombre: 'Asesoría',
      claveEnvio: randomUUID(),
    }),
    withdrawAgreementReview: async () => {
      const { idConvenio, id } = await review();
      return { idConvenio, id };
    },
    settleReviewComment: async () => {
      const { idConvenio, id } = await review();
      return { idConvenio, id: await commentIn(portal, id), decision: 'aceptado' };
    },
    openAgreementReview: async () => ({ token: (await review()).token }),
    commentAgreement: comment,
    confirmSignatory: async () => ({ token: (await review()).token, datosFirmante: signatoryBody }),
    noteHandOver: async () => ({
      ...(await seen({ tramitacionManual: true })),
      tipo: 'enviadoPorCorreo',
      fecha: '2026-01-02',
    }),
    receiveAgreement: async () => ({ ...(await seen({ tramitacionManual: true })), fecha: '2026-01-02' }),
    passAgreementOn: () => seen({ estado: 'firmado' }),
    formaliseAgreement: async () => ({
      ...(await seen({ estado: 'secretaria', tramitacionManual: true })),
      fechaFormalizacion: '2026-01-02',
    }),
    returnAgreement: async () => ({ ...(await seen({ estado: 'firmado' })), motivos: reasons }),
    saveAgreementText: async () => ({ idioma: 'es', version: 0, texto: null }),
    previewAgreementText: async () => ({ idioma: 'es', texto: ownText() }),
  };
}

/** A comment with this link; gives its id. */
async function commentIn({ database }: TestPortal, reviewId: number): Promise<number> {
  const comment = {
    reviewId,
    claveEnvio: randomUUID(),
    campo: 'texto',
    texto: 'Falta.',
    fecha: new Date(),
  } as const;
  return (await addComment(database, comment)).id;
}
