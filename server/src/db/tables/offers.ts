import { offerTypes } from '@portal/contract/offer-fields';
import { type OfferChange, offerEventActors, offerEvents } from '@portal/contract/offer-history';
import { type OfferContent, offerOrigins, offerStates } from '@portal/contract/offers';
import type { TypedOffer } from '@portal/contract/typed-offer';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { companies } from './companies.ts';
import { files } from './files.ts';
import { programmes } from './programmes.ts';

const moment = () => timestamp({ withTimezone: true });
const amount = () => numeric({ precision: 10, scale: 2, mode: 'number' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What the company said when it closed an offer. */
export interface OfferClosing {
  candidatoSeleccionado: boolean;
  /** Whom it picked among the candidates; old closings and names written by hand have none. */
  idCandidatura?: number | null;
  nombreSeleccionado: string | null;
  /** Whom it picked besides. */
  ademas?: { idCandidatura: number; nombre: string }[];
  fechaInicioContrato: string | null;
  idTipoContrato: number | null;
}

/** What a manager decided on. */
export interface ReviewedVersion extends OfferContent {
  /** The supplementary file; unknown for older decisions. */
  ficheroComplementario?: { id: number; nombre: string } | null;
}

export const offers = pgTable(
  'offers',
  {
    id: serial().primaryKey(),
    urlAcceso: text().notNull(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The contact who wrote it. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** Made by the form when it was opened: sending it twice makes one offer. */
    claveEnvio: uuid().notNull(),
    estado: text({ enum: offerStates }).notNull(),
    referencia: text().notNull(),
    /** When it was sent for validation; when it was opened, once it is. */
    fecha: moment().notNull().defaultNow(),
    fechaDestacada: moment(),
    modificada: moment().notNull().defaultNow(),
    motivoRechazo: text(),
    /** What a manager saw last: what differs from it is shown as changed. */
    versionRevisada: jsonb().$type<ReviewedVersion>(),
    cierre: jsonb().$type<OfferClosing>(),
    /** The last day that the company was reminded of. */
    avisoCaducidad: date(),
    ficheroComplementarioId: integer().references(() => files.id),
    /** Whom the company wrote that it wants was put forward, or a manager has seen to it otherwise. */
    preferidoAtendido: boolean().notNull().default(false),
    origen: text({ enum: offerOrigins }).notNull().default('publicada'),
    /**
     * Of a draft, the fields that were typed otherwise than an offer can have them, as they were typed: only its own form
     * shows them.
     */
    sinValidar: jsonb().$type<Partial<TypedOffer>>().notNull().default({}),

    tipo: text({ enum: offerTypes }).notNull(),
    titulo: text().notNull(),
    /** The stems of the title in the three languages, with their places and the highest weight, for relevance. */
    palabrasTitulo: tsvector().generatedAlwaysAs(sql`portal_title_words(titulo)`),
    plazas: integer(),
    experiencia: integer(),
    experienciaDeseable: text(),
    horario: text(),
    fechaInicio: date(),
    fechaFin: date(),
    fechaCaducidad: date(),
    diasRespuesta: integer(),
    idTipoContrato: integer(),
    salario: amount(),
    salarioMaximo: amount(),
    creditosSuperados: integer(),
    otrasRemuneraciones: jsonb().$type<OfferContent['otrasRemuneraciones']>().notNull().default([]),
    idPais: integer(),
    idProvincia: integer(),
    provincia: text(),
    idIsla: integer(),
    idLocalidad: integer(),
    localidad: text(),
    idSector: integer(),
    idCategoria: integer(),
    idAreaFuncional: integer(),
    idSede: integer(),
    ayudaEstudio: amount(),
    descripcion: text(),
    tareasAdesarrollar: text('tareas_a_desarrollar'),
    tutoresDisponibles: integer(),
    idPrograma: integer().references(() => programmes.id),
    urlInscripcionExterna: text(),
    idiomas: jsonb().$type<OfferContent['idiomas']>().notNull().default([]),
    listado_titulaciones: jsonb('listado_titulaciones')
      .$type<OfferContent['listado_titulaciones']>()
      .notNull()
      .default([]),
    requisitosObligatorios: jsonb().$type<OfferContent['requisitosObligatorios']>().notNull(),
    requisitosDeseables: jsonb().$type<OfferContent['requisitosDeseables']>().notNull(),
    documentosRequeridos: jsonb().$type<OfferContent['documentosRequeridos']>().notNull().default([]),
    etiquetas: jsonb().$type<string[]>().notNull().default([]),
    motivosExclusion: text(),
    anioPromocionMaximo: integer(),
    cursoMinimo: integer(),
    soloUltimoCurso: boolean().notNull().default(false),
    perfilNoUniversitario: boolean().notNull().default(false),
    trabajoFinEstudios: boolean().notNull().default(false),
    tituloTrabajoFinEstudios: text(),
    nombreTutorUni: text(),
    idModalidad: integer(),
    numeroDiasSemana: integer(),
    horasAldia: amount(),
    horasSemana: amount(),
    remuneracionBrutaHora: amount(),
    remuneracionBrutaAnual: amount(),
    otrosBeneficios: text(),
    meses: amount(),
    tiempoDedicacionJornada: amount(),
    departamento: text(),
    solicitante: text(),
    centroPracticas: text(),
    numeroPedido: text(),
    observaciones: text(),
    urlComplementaria: text(),
    ocultarDatosEmpresa: boolean().notNull().default(false),
    candidatoPreferido: text(),
    nombreTutorEmpresa: text(),
    ApellidosTutorEmpresa: text('apellidos_tutor_empresa'),
    emailTutorEmpresa: text(),
    telefonoTutorEmpresa: text(),
    puestoTutorEmpresa: text(),
    titulacionTutorEmpresa: text(),
    departamentoTutorEmpresa: text(),
    dniTutorEmpresa: text(),
    nombre_firmante: text('nombre_firmante'),
    apellidos_firmante: text('apellidos_firmante'),
    email_firmante: text('email_firmante'),
    dni_firmante: text('dni_firmante'),
    cargo_firmante: text('cargo_firmante'),
    telefono_firmante: text('telefono_firmante'),
  },
  (t) => [
    unique('offers_address').on(t.urlAcceso),
    unique('offers_sending').on(t.companyId, t.claveEnvio),
    index('offers_company').on(t.companyId, t.fecha.desc(), t.id.desc()),
    index('offers_newest').on(t.fecha.desc(), t.id.desc()),
    index('offers_state').on(t.estado, t.fecha.desc(), t.id.desc()),
    index('offers_words').using('gin', sql`portal_name_words(titulo || ' ' || referencia)`),
    index('offers_waiting').on(t.fecha).where(sql`estado = 'pendiente'`),
    index('offers_file').on(t.ficheroComplementarioId).where(sql`fichero_complementario_id is not null`),
    index('offers_programme').on(t.idPrograma, t.estado).where(sql`id_programa is not null`),
    index('offers_expiry').on(t.fechaCaducidad).where(sql`estado = 'abierta'`),
  ],
);

/** What happened to an offer, written with the change itself. */
export const offerHistory = pgTable(
  'offer_history',
  {
    id: serial().primaryKey(),
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    fecha: moment().notNull(),
    quien: text({ enum: offerEventActors }).notNull(),
    /** Null for the system, and once the account is gone. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    hecho: text({ enum: offerEvents }).notNull(),
    detalle: text(),
    cambios: jsonb().$type<OfferChange[]>().notNull().default([]),
  },
  (t) => [index('offer_history_offer').on(t.offerId, t.id.desc())],
);

/**
 * The open offers alone, one narrow row each, kept by a trigger on `offers`. `vector` holds the stems of
 * its words in the three languages and the filters as lexemes (`p=8` is province 8), so that one index
 * answers words and filters at once.
 */
export const offerSearch = pgTable(
  'offer_search',
  {
    offerId: integer()
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    tipo: text({ enum: offerTypes }).notNull(),
    fecha: moment().notNull(),
    fechaDestacada: moment(),
    /** The last day on which it is seen. */
    fechaCaducidad: date(),
    /** Euros a month, whatever it was given in. */
    remuneracion: amount(),
    idProvincia: integer(),
    idIsla: integer(),
    idAreaFuncional: integer(),
    idSector: integer(),
    idTipoContrato: integer(),
    idModalidad: integer(),
    titulaciones: integer().array().notNull(),
    vector: tsvector().notNull(),
    /** The areas of those degrees. */
    areasTitulaciones: integer().array().notNull().default([]),
  },
  (t) => [
    index('offer_search_newest').on(t.tipo, t.fecha.desc(), t.offerId.desc()),
    index('offer_search_highlighted').on(
      t.tipo,
      t.fechaDestacada.desc().nullsLast(),
      t.fecha.desc(),
      t.offerId.desc(),
    ),
    index('offer_search_internships').using('gin', t.vector).where(sql`tipo = 'practicas'`),
    index('offer_search_jobs').using('gin', t.vector).where(sql`tipo = 'empleo'`),
    index('offer_search_expiry').on(t.tipo, t.fechaCaducidad),
  ],
);

/**
 * What the list shows of each row of `offer_search`, made once when the offer opens instead of each time that it is
 * listed. It is a table of its own so that the search reads narrow rows.
 */
export const offerCards = pgTable('offer_cards', {
  offerId: integer()
    .primaryKey()
    .references(() => offerSearch.offerId, { onDelete: 'cascade' }),
  /** The card as JSON, but for its last brace: the reader's own application and the excerpt come after. */
  tarjeta: text().notNull(),
  /** The beginning of the description, as JSON. */
  comienzo: text().notNull(),
  /** The texts that an excerpt is made from, on one line and composed (NFC). */
  descripcion: text().notNull(),
  tareas: text().notNull(),
});

/** How many open offers there are of each type, kept by a trigger: a list never counts them. */
export const offerTotals = pgTable('offer_totals', {
  tipo: text({ enum: offerTypes }).primaryKey(),
  total: integer().notNull(),
});
