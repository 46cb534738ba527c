import {
  type AgreementDraft,
  type AgreementEventKind,
  reviewDays,
  type Signatory,
} from '@portal/contract/agreements';
import type { ManagerAct } from '@portal/contract/audit';
import { contactTypes } from '@portal/contract/company-contacts';
import { asc, eq } from 'drizzle-orm';
import { accounts, companyContacts } from '../../server/src/db/tables/accounts.ts';
import {
  agreementComments,
  agreementNumbers,
  agreementReviews,
  agreements,
  agreementVersions,
} from '../../server/src/db/tables/agreements.ts';
import { managerActsLog } from '../../server/src/db/tables/audit.ts';
import { billingAccounts, companies as companyRows } from '../../server/src/db/tables/companies.ts';
import { notifications } from '../../server/src/db/tables/messages.ts';
import { printedFields } from '../../server/src/features/agreements/agreement-fields.ts';
import { printAgreement } from '../../server/src/features/agreements/agreement-pdf.ts';
import { fileName } from '../../server/src/features/agreements/agreement-views.ts';
import { addEvent } from '../../server/src/features/agreements/agreements.queries.ts';
import { agreementNumber, typedCode } from '../../server/src/features/agreements/agreements.rules.ts';
import { sha256 } from '../../server/src/features/agreements/check-file.ts';
import { verifyUrl } from '../../server/src/features/agreements/generate.ts';
import { companyName, partiesOf } from '../../server/src/features/agreements/parties.queries.ts';
import { hashOfSecret } from '../../server/src/http/link-secret.ts';
import type { EventKind } from '../../server/src/notify/event-kinds.ts';
import {
  filedAfter,
  type PlannedAgreement,
  plannedAgreements,
  stepsOf,
  warningsOf,
} from '../agreement-plan.ts';
import type { Demo } from '../demo.ts';
import { plainPdf } from '../pdf.ts';
import { at, type Random, seeded } from '../random.ts';

const dataText =
  'Los datos de los estudiantes se tratan solo para gestionar sus prácticas y se borran un año después de que terminen.';

/** Agreements in every state, with their numbers; nothing where the institution has none made. */
export async function addAgreements(demo: Demo): Promise<void> {
  if (!demo.brand.opciones.crearConvenios) return;
  const { orm } = demo.db;
  const [manager] = await orm.select().from(accounts).where(eq(accounts.userType, 'Gestor')).limit(1);
  if (!manager) throw new Error('the demo has no manager');
  const random = seeded(900);
  const counts = new Map<number, number>();
  let latest = 0;
  for (const planned of plannedAgreements) {
    const year = Number(demo.calendar.day(planned.generated).slice(0, 4));
    const count = (counts.get(year) ?? 0) + 1;
    counts.set(year, count);
    latest = await addOne(demo, planned, {
      numero: agreementNumber(year, count),
      random,
      managerId: manager.id,
    });
  }
  await orm.insert(agreementNumbers).values([...counts].map(([anyo, numero]) => ({ anyo, numero })));
  await addReview(demo, latest, random);
  await addDraft(demo);
}

/** What a company asks for one with: its contacts, its account and its signatory. */
async function requestOf(
  { db: { orm }, brand, calendar, companies }: Demo,
  { place, onPaper, expires }: Pick<PlannedAgreement, 'place' | 'onPaper' | 'expires'>,
): Promise<AgreementDraft & { datosFirmante: Signatory }> {
  const { id } = at(companies, place);
  const [company] = await orm.select().from(companyRows).where(eq(companyRows.id, id));
  const contacts = await orm
    .select()
    .from(companyContacts)
    .where(eq(companyContacts.companyId, id))
    .orderBy(asc(companyContacts.id));
  const [account] = await orm
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.companyId, id))
    .limit(1);
  const contactFor = (type: number) => contacts.find(({ tipoContacto }) => tipoContacto.includes(type))?.id;
  const [gestion, facturacion] = [contactFor(contactTypes.agreements), contactFor(contactTypes.billing)];
  const { iban = null, firmanteNombre, firmanteApellidos, firmanteDni, firmanteCargo } = company ?? {};
  if (!gestion || !facturacion || !account || !firmanteNombre || !firmanteApellidos || !firmanteDni)
    throw new Error(`a company of the demo lacks what an agreement is asked for with: ${id}`);
  const pagoDomiciliado = iban !== null && place % 2 === 0;
  return {
    idContactoEmpresaGestion: gestion,
    idContactoEmpresaFacturacion: facturacion,
    idCuentaFacturacion: account.id,
    tramitacionManual: onPaper,
    datosFirmante: {
      nombre: firmanteNombre,
      apellidos: firmanteApellidos,
      dni: firmanteDni,
      cargo: firmanteCargo ?? '',
      email: '',
      telefono: '',
    },
    fechaCaducidad: expires === null ? null : calendar.day(expires),
    sincaducidad: expires === null,
    requierePedido: place % 4 === 0,
    pedidoAnual: place % 4 === 0,
    numeroPedido: place % 4 === 0 ? `PED-${4100 + place}` : null,
    pagoDomiciliado,
    ibanDomiciliacion: pagoDomiciliado ? iban : null,
    informacionTratamientoDeDatos: brand.opciones.textoTratamientoDatos ? dataText : null,
  };
}

interface Naming {
  readonly numero: string;
  readonly random: Random;
  readonly managerId: number;
}

const stateChanges: readonly AgreementEventKind[] = [
  'generado',
  'firmadoSubido',
  'recibido',
  'enviadoSecretaria',
  'formalizado',
  'erroneo',
  'caducado',
];

/** Keeps one with its files and its history; gives its id. */
async function addOne(demo: Demo, planned: PlannedAgreement, naming: Naming): Promise<number> {
  const { db, brand, calendar, companies } = demo;
  const { estado, generated, onPaper, expires, reasons = [] } = planned;
  const { id: companyId, contacts } = at(companies, planned.place);
  const datos = await requestOf(demo, planned);
  const events = stepsOf(planned).map(({ tipo, day, by, nota }) => ({
    tipo,
    fecha: calendar.moment(day, by === 'portal' ? 4 : tipo === 'creado' || tipo === 'generado' ? 9 : 12),
    accountId: by === 'company' ? contacts[0] : by === 'manager' ? naming.managerId : null,
    esGestor: by === 'manager',
    nota,
  }));
  const creado = calendar.moment(generated, 9);
  const isFiled = estado === 'formalizado' || estado === 'caducado';
  const [row] = await db.orm
    .insert(agreements)
    .values({
      companyId,
      numero: naming.numero,
      estado,
      // The first that happened are the agreement itself.
      version: events.length - 1,
      claveEnvio: naming.random.uuid(),
      datos,
      tramitacionManual: onPaper,
      sincaducidad: expires === null,
      fechaCaducidad: datos.fechaCaducidad ?? null,
      fechaFormalizacion: isFiled ? calendar.day(generated + filedAfter) : null,
      avisado: warningsOf(planned).at(-1) ?? null,
      creado,
      modificado: events.findLast(({ tipo }) => tipo !== 'avisoCaducidad')?.fecha ?? creado,
      desde: events.findLast(({ tipo }) => stateChanges.includes(tipo))?.fecha ?? creado,
    })
    .returning({ id: agreements.id });
  if (!row) throw new Error('an agreement of the demo was not kept');
  for (const { accountId, ...event } of events)
    await addEvent(db, { ...event, agreementId: row.id, ...(accountId !== null && { accountId }) });
  await addActs(demo, row.id, events);
  await addNews(demo, planned, { id: row.id, numero: naming.numero, events });
  const hasCome = events.some(({ tipo }) => tipo === 'recibido' || tipo === 'firmadoSubido');
  const generado = await keep(demo, await pdfOf(demo, planned, naming, datos));
  const firmado = hasCome ? await keep(demo, scanOf(naming.numero, 'firmada por la empresa')) : undefined;
  const formalizado = isFiled ? await keep(demo, scanOf(naming.numero, 'con las dos firmas')) : undefined;
  await db.orm.insert(agreementVersions).values({
    agreementId: row.id,
    numVersion: 1,
    codigo: codeOf(naming.numero),
    idioma: brand.idiomaPorDefecto,
    empresa: await companyName(db, companyId),
    datos,
    generadoId: generado.id,
    generadoSha256: generado.sha256,
    firmadoId: firmado?.id ?? null,
    firmadoSha256: firmado?.sha256 ?? null,
    comprobacion: firmado && !onPaper ? { resultado: 'noSeSabe', firmas: [] } : null,
    formalizadoId: formalizado?.id ?? null,
    formalizadoSha256: formalizado?.sha256 ?? null,
    motivos: [...reasons],
    creada: creado,
  });
  if (datos.informacionTratamientoDeDatos)
    await db.orm
      .update(companyRows)
      .set({ informacionTratamientoDeDatos: datos.informacionTratamientoDeDatos })
      .where(eq(companyRows.id, companyId));
  return row.id;
}

interface Happened {
  readonly tipo: AgreementEventKind;
  readonly fecha: Date;
  readonly accountId: number | null;
  readonly esGestor: boolean;
}

const acts: Partial<Record<AgreementEventKind, ManagerAct>> = {
  enviadoPorCorreo: 'entregaAnotada',
  devuelto: 'entregaAnotada',
  archivado: 'entregaAnotada',
  recibido: 'convenioRecibido',
  enviadoSecretaria: 'convenioPasado',
  formalizado: 'convenioFormalizado',
  erroneo: 'convenioDevuelto',
};

/** What managers did, as the log of their acts has it. */
async function addActs({ db }: Demo, id: number, events: readonly Happened[]): Promise<void> {
  const rows = events.flatMap(({ tipo, fecha, accountId, esGestor }) => {
    const acto = acts[tipo];
    if (!acto || !esGestor || accountId === null) return [];
    return [{ gestorId: accountId, tipo: 'convenio' as const, objeto: String(id), acto, fecha }];
  });
  if (rows.length > 0) await db.orm.insert(managerActsLog).values(rows);
}

const news: Partial<Record<AgreementEventKind, EventKind>> = {
  formalizado: 'agreementFormalised',
  erroneo: 'agreementReturned',
  avisoCaducidad: 'agreementExpiring',
  caducado: 'agreementExpired',
};

interface Told {
  readonly id: number;
  readonly numero: string;
  readonly events: readonly Happened[];
}

/** What the contacts of the company have been told of it; what is older than a few days they have read. */
async function addNews(
  { db, calendar, companies }: Demo,
  { place, reasons = [], expires }: PlannedAgreement,
  { id, numero, events }: Told,
): Promise<void> {
  const { id: companyId, contacts } = at(companies, place);
  const motivo = reasons.map((reason) => reason.motivo).join(' · ');
  const rows = events.flatMap(({ tipo: happened, fecha }) => {
    const tipo = news[happened];
    if (!tipo) return [];
    return contacts.map((accountId) => ({
      accountId,
      companyId,
      tipo,
      fecha,
      leida: fecha < calendar.moment(-5) ? fecha : null,
      datos: {
        numero,
        ...(tipo === 'agreementReturned' && { motivo }),
        ...(expires !== null && { dia: calendar.day(expires) }),
      },
      urlAcceso: `/convenios/${id}`,
      importante: tipo === 'agreementReturned' || tipo === 'agreementExpired',
    }));
  });
  if (rows.length > 0) await db.orm.insert(notifications).values(rows);
}

interface KeptPdf {
  readonly id: number | null;
  readonly sha256: string;
}

async function keep({ saveFile }: Demo, bytes: Uint8Array): Promise<KeptPdf> {
  return { id: (await saveFile?.(fileName, 'pdf', bytes)) ?? null, sha256: sha256(bytes) };
}

const scanOf = (numero: string, which: string): Uint8Array =>
  plainPdf(`Convenio ${numero}`, [`Copia ${which}, escaneada.`, 'Documento de demostración.']);

const codeLetters = [...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'];

/** The same at each loading: there is nothing behind it to guess. */
function codeOf(numero: string): string {
  const random = seeded(Number(numero.replace('/', '')));
  return typedCode(Array.from({ length: 16 }, () => random.pick(codeLetters)).join(''));
}

async function pdfOf(
  { db, brand, pages, publicUrl, calendar, companies, saveFile }: Demo,
  { place, generated, isPrinted }: PlannedAgreement,
  { numero }: Naming,
  datos: AgreementDraft,
): Promise<Uint8Array> {
  const language = brand.idiomaPorDefecto;
  const text = pages.agreement(language);
  if (!isPrinted || saveFile === undefined || text === undefined)
    return plainPdf(`Convenio ${numero}`, ['Documento de demostración.']);
  const parties = await partiesOf(db, at(companies, place).id, datos);
  const code = codeOf(numero);
  return printAgreement({
    text,
    fields: printedFields(datos, parties, { language, today: calendar.day(generated), number: numero }),
    number: numero,
    code,
    verifyUrl: verifyUrl({ publicUrl }, language, code),
    language,
    institution: { nombre: brand.nombre, fundacion: brand.fundacion, acento: brand.colores.acento },
    createdAt: calendar.moment(generated, 9),
  });
}

/** What somebody without an account has said of one that awaits its signature. */
async function addReview(
  { db: { orm }, calendar, companies }: Demo,
  agreementId: number,
  random: Random,
): Promise<void> {
  const [agreement] = await orm.select().from(agreements).where(eq(agreements.id, agreementId));
  const firmante = agreement?.datos.datosFirmante;
  const [review] = await orm
    .insert(agreementReviews)
    .values({
      agreementId,
      secretoHash: hashOfSecret(random.token(43)),
      nombre: 'Asesoría jurídica',
      creada: calendar.moment(-5),
      caduca: calendar.moment(-5 + reviewDays),
      vista: calendar.moment(-3, 11),
      datosConfirmados: {
        nombre: firmante?.nombre ?? '',
        apellidos: firmante?.apellidos ?? '',
        dni: firmante?.dni ?? '',
        cargo: 'Apoderamiento general',
        email: 'firma@brumadigital.example',
        telefono: null,
      },
    })
    .returning({ id: agreementReviews.id });
  if (!review) throw new Error('a review of the demo was not kept');
  const comment = { reviewId: review.id, fecha: calendar.moment(-3, 11) };
  await orm.insert(agreementComments).values([
    {
      ...comment,
      claveEnvio: random.uuid(),
      campo: 'datosFirmante',
      texto: 'El cargo que figura en los poderes es «Apoderamiento general».',
      decision: 'aceptado',
    },
    {
      ...comment,
      claveEnvio: random.uuid(),
      campo: 'fechaCaducidad',
      texto: '¿Podría no tener fecha de caducidad, como el anterior?',
    },
  ]);
  const reviewed = companies.find(({ id }) => id === agreement?.companyId);
  const told = (reviewed?.contacts ?? []).flatMap((accountId) =>
    (['agreementCommented', 'agreementSignatoryConfirmed'] as const).map((tipo) => ({
      accountId,
      companyId: agreement?.companyId,
      tipo,
      fecha: comment.fecha,
      datos: { nombre: 'Asesoría jurídica' },
      urlAcceso: `/convenios/${agreementId}`,
    })),
  );
  await orm.insert(notifications).values(told);
}

/** One that the first company of grupo@demo.test has begun to write. */
async function addDraft(demo: Demo): Promise<void> {
  const place = 1;
  const request = await requestOf(demo, { place, onPaper: false, expires: 390 });
  await demo.db.orm.insert(agreements).values({
    companyId: at(demo.companies, place).id,
    estado: 'borrador',
    datos: {
      idContactoEmpresaGestion: request.idContactoEmpresaGestion,
      tramitacionManual: false,
      datosFirmante: request.datosFirmante,
    },
    desde: demo.calendar.moment(-2),
    creado: demo.calendar.moment(-2),
    modificado: demo.calendar.moment(-2, 11),
  });
}
