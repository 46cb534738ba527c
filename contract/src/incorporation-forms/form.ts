import { z } from 'zod';
import { id } from '../envelope.ts';
import {
  agreementText,
  amountBetween,
  anyIdentityNumber,
  day,
  email,
  longText,
  moment,
  money,
  phone,
  textFrom3,
  typedNumber,
  typedText,
  urlAcceso,
  wholeBetween,
  writtenReason,
} from '../fields.ts';
import { spain } from '../places.ts';
import { fieldError } from '../validation.ts';

/**
 * The incorporation form (formulario de incorporación): what a company says of an internship for which it has selected a
 * candidate, which a manager validates (specification 2, §3 and §4). One for each application, by whose number it goes.
 */

export const incorporationStates = [
  /** The company fills it, others parts of it by link. */
  'abierto',
  /** It awaits a manager. */
  'enviado',
  /** A manager returned it, with a reason beside each field. */
  'devuelto',
  'validado',
  /** Either side went back on it before it was validated. */
  'retirado',
] as const;
export type IncorporationState = (typeof incorporationStates)[number];

/** Part of the study plan, or voluntary (RD 592/2014). */
export const internshipKinds = ['curricular', 'extracurricular'] as const;
export type InternshipKind = (typeof internshipKinds)[number];

/** The fixed list (specification 2, §3 'Incorporation form'). */
export const genericCompetencies = [
  'lenguaInglesa',
  'comunicacion',
  'trabajoEquipo',
  'gestionPersonas',
  'investigacionGestionInformacion',
  'aprendizajeAutonomo',
  'autoconocimiento',
  'planificacionOrganizacion',
  'orientacionLogro',
  'empatiaHabilidadesSociales',
  'flexibilidad',
  'pensamientoAnalitico',
] as const;
export type GenericCompetency = (typeof genericCompetencies)[number];

export const followUpKinds = ['diario', 'semanal', 'periodico'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

const optional = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.literal(''), schema])
    .nullable()
    .default(null);

const signatory = z.object({
  nombre: agreementText,
  apellidos: agreementText,
  dni: anyIdentityNumber,
  cargo: agreementText,
  email,
  telefono: optional(phone),
});

const mustBeTrue = z.literal(true, fieldError('required'));

/** The sections of the form, each of which is saved by itself and can be given to somebody by link. */
export const incorporationSections = {
  contacto: z.object({ nombre: agreementText, apellidos: agreementText, email, telefono: phone }),
  firmanteConvenio: signatory,
  firmanteAnexo: signatory,
  lugar: z.object({
    direccion: agreementText,
    codigoPostal: agreementText,
    localidad: agreementText,
    idPais: id.default(spain),
    /** Of Spain; elsewhere `provincia`. */
    idProvincia: id.nullable().default(null),
    provincia: optional(agreementText),
    /** Part of the internship is done from elsewhere. */
    teletrabajo: z.boolean().default(false),
  }),
  tutor: z.object({
    nombre: agreementText,
    apellidos: agreementText,
    dni: anyIdentityNumber,
    email,
    telefono: phone,
    cargo: agreementText,
    titulacion: optional(agreementText),
    departamento: optional(agreementText),
  }),
  horario: z.object({
    fechaInicio: day,
    fechaFin: day,
    /** As people say it: 'lunes a viernes de 9 a 14 h'. */
    horario: textFrom3(500),
    numeroDiasSemana: wholeBetween(1, 7),
    horasAldia: amountBetween(0.5, 24),
    horasSemana: amountBetween(0.5, 168),
    horasTotales: amountBetween(1, 5000),
  }),
  condiciones: z.object({
    remunerada: z.boolean(fieldError('chooseOneFormal')),
    /** Euros a month before tax; only where it is paid. */
    ayudaEstudio: money.nullable().default(null),
    requierePedido: z.boolean().default(false),
    numeroPedido: optional(longText(250)),
  }),
  actividad: z.object({
    descripcionActividad: textFrom3(5000),
    tareas: textFrom3(5000),
    formacionAdquirida: textFrom3(5000),
  }),
  competencias: z.object({
    genericas: z
      .array(z.enum(genericCompetencies))
      .min(1, fieldError('chooseSome'))
      .max(genericCompetencies.length),
    especificas: textFrom3(2000),
  }),
  seguimiento: z.object({
    tipoSeguimiento: z.enum(followUpKinds, fieldError('chooseOneFormal')),
    /** The company has told, or will tell, the student of the risks of the place and how they are prevented. */
    informaRiesgos: mustBeTrue,
    /** It gives what protection the place asks for. */
    facilitaProteccion: mustBeTrue,
  }),
} as const;
export type IncorporationSection = keyof typeof incorporationSections;

export const sectionNames = [
  'contacto',
  'firmanteConvenio',
  'firmanteAnexo',
  'lugar',
  'tutor',
  'horario',
  'condiciones',
  'actividad',
  'competencias',
  'seguimiento',
] as const satisfies readonly IncorporationSection[];

/** All of it, as it is sent. What two fields or the institution's limits say of one another is `incorporationProblems`. */
export const incorporationData = z.object(incorporationSections);
export type IncorporationData = z.output<typeof incorporationData>;

const draftPerson = z
  .object({
    nombre: typedText,
    apellidos: typedText,
    dni: typedText,
    cargo: typedText,
    email: typedText,
    telefono: typedText.nullable(),
  })
  .partial();

/** A section that is being written: any part may be missing, unfinished or wrong, as it was typed. */
export const incorporationDrafts = {
  contacto: draftPerson,
  firmanteConvenio: draftPerson,
  firmanteAnexo: draftPerson,
  lugar: z
    .object({
      direccion: typedText,
      codigoPostal: typedText,
      localidad: typedText,
      idPais: id,
      idProvincia: id.nullable(),
      provincia: typedText.nullable(),
      teletrabajo: z.boolean(),
    })
    .partial(),
  tutor: draftPerson
    .extend({ titulacion: typedText.nullable(), departamento: typedText.nullable() })
    .partial(),
  horario: z
    .object({
      fechaInicio: typedText.nullable(),
      fechaFin: typedText.nullable(),
      horario: typedText,
      numeroDiasSemana: typedNumber,
      horasAldia: typedNumber,
      horasSemana: typedNumber,
      horasTotales: typedNumber,
    })
    .partial(),
  condiciones: z
    .object({
      remunerada: z.boolean().nullable(),
      ayudaEstudio: typedNumber,
      requierePedido: z.boolean(),
      numeroPedido: typedText.nullable(),
    })
    .partial(),
  actividad: z
    .object({
      descripcionActividad: typedText.nullable(),
      tareas: typedText.nullable(),
      formacionAdquirida: typedText.nullable(),
    })
    .partial(),
  competencias: z
    .object({
      genericas: z.array(z.enum(genericCompetencies)).max(genericCompetencies.length),
      especificas: typedText.nullable(),
    })
    .partial(),
  seguimiento: z
    .object({
      tipoSeguimiento: z.enum(followUpKinds).nullable(),
      informaRiesgos: z.boolean(),
      facilitaProteccion: z.boolean(),
    })
    .partial(),
} as const satisfies Record<IncorporationSection, z.ZodType>;

export const incorporationDraft = z.object(incorporationDrafts).partial();
export type IncorporationDraft = z.output<typeof incorporationDraft>;

/** A field of the form, as `horario.fechaInicio`. */
export const incorporationFields: readonly string[] = sectionNames.flatMap((section) =>
  Object.keys(incorporationSections[section].shape).map((field) => `${section}.${field}`),
);

const field = z.string().refine((name) => incorporationFields.includes(name), fieldError('chooseOne'));

export const fieldReason = z.object({ campo: field, motivo: writtenReason });

/** Of the student and the offer: read only. */
const context = z.object({
  alumno: z.object({
    nombre: z.string(),
    apellidos: z.string(),
    /** Of the identity document. */
    dni: z.string().nullable(),
    titulacion: z.string().nullable(),
  }),
  oferta: z.object({ titulo: z.string(), urlAcceso, fechaInicio: day.nullable(), fechaFin: day.nullable() }),
  empresa: z.string(),
});

/** How many times each section has been saved: another's change in between is told (49). */
const sectionVersions = z.partialRecord(z.enum(sectionNames), z.number().int());

/** A link to a section, as the company reads it. */
export const sectionLink = z.object({
  id: z.number().int(),
  seccion: z.enum(sectionNames),
  nombre: z.string(),
  creado: moment,
  caduca: moment,
  retirado: z.boolean(),
  /** When it was opened last. */
  visto: moment.nullable(),
  /** When its section was saved by it last. */
  guardado: moment.nullable(),
});

export const incorporationEventKinds = [
  'abierto',
  'guardadoPorEnlace',
  'enviado',
  'devuelto',
  'validado',
  'retiradoEmpresa',
  'retiradoAlumno',
] as const;

const event = z.object({
  tipo: z.enum(incorporationEventKinds),
  fecha: moment,
  /** A person's name; null where the portal did it by itself. */
  quien: z.string().nullable(),
  nota: z.string().nullable(),
});

/** As its company and managers read it. */
export const incorporationForm = z.object({
  idSolicitud: z.number().int(),
  estado: z.enum(incorporationStates),
  /** Each change adds one: what is done about another version than the present one is refused (49). */
  version: z.number().int(),
  datos: incorporationDraft,
  versiones: sectionVersions,
  contexto: context,
  /** What a manager found wrong with it, until it is sent again. */
  motivos: z.array(z.object({ campo: z.string(), motivo: z.string() })),
  historial: z.array(event),
});

/** Of the application; `version` of the form. */
export const seenForm = { idSolicitud: id, version: z.int32().min(1) };

export const sectionBody = z.discriminatedUnion(
  'seccion',
  [
    z.object({ seccion: z.literal('contacto'), datos: incorporationDrafts.contacto }),
    z.object({ seccion: z.literal('firmanteConvenio'), datos: incorporationDrafts.firmanteConvenio }),
    z.object({ seccion: z.literal('firmanteAnexo'), datos: incorporationDrafts.firmanteAnexo }),
    z.object({ seccion: z.literal('lugar'), datos: incorporationDrafts.lugar }),
    z.object({ seccion: z.literal('tutor'), datos: incorporationDrafts.tutor }),
    z.object({ seccion: z.literal('horario'), datos: incorporationDrafts.horario }),
    z.object({ seccion: z.literal('condiciones'), datos: incorporationDrafts.condiciones }),
    z.object({ seccion: z.literal('actividad'), datos: incorporationDrafts.actividad }),
    z.object({ seccion: z.literal('competencias'), datos: incorporationDrafts.competencias }),
    z.object({ seccion: z.literal('seguimiento'), datos: incorporationDrafts.seguimiento }),
  ],
  fieldError('chooseOne'),
);
export type SectionBody = z.output<typeof sectionBody>;

/** How often the section had been saved when it was read. */
export const versionSeccion = z.int32().min(0);
