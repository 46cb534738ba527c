import type {
  FollowUpKind,
  GenericCompetency,
  IncorporationDraft,
  IncorporationSection,
  SectionBody,
} from '@portal/contract/incorporation-forms';
import { spain } from '@portal/contract/places';
import {
  incorporationDrafts,
  incorporationSections,
  saveIncorporationSection,
  sectionNames,
} from '@portal/contract/schemas/incorporation-forms';
import { z } from 'zod';
import { bodyOf } from '../../../lib/forms/forms.ts';

type Signatory = {
  nombre: string;
  apellidos: string;
  dni: string;
  cargo: string;
  email: string;
  telefono: string;
};

/** The sections as their inputs hold them. */
export type SectionValues = {
  contacto: { nombre: string; apellidos: string; email: string; telefono: string };
  firmanteConvenio: Signatory;
  firmanteAnexo: Signatory;
  lugar: {
    direccion: string;
    codigoPostal: string;
    localidad: string;
    idPais: number;
    idProvincia: number | null;
    provincia: string;
    teletrabajo: boolean;
  };
  tutor: Signatory & { titulacion: string; departamento: string };
  horario: {
    fechaInicio: string | null;
    fechaFin: string | null;
    horario: string;
    numeroDiasSemana: number | string;
    horasAldia: number | string;
    horasSemana: number | string;
    horasTotales: number | string;
  };
  condiciones: {
    remunerada: boolean | null;
    ayudaEstudio: number | string;
    requierePedido: boolean;
    numeroPedido: string;
  };
  actividad: { descripcionActividad: string; tareas: string; formacionAdquirida: string };
  competencias: { genericas: readonly GenericCompetency[]; especificas: string };
  seguimiento: {
    tipoSeguimiento: FollowUpKind | null;
    informaRiesgos: boolean;
    facilitaProteccion: boolean;
  };
};
export type FormValues = { readonly [S in IncorporationSection]: SectionValues[S] };

const signatory: Signatory = { nombre: '', apellidos: '', dni: '', cargo: '', email: '', telefono: '' };

/** Before anything is known; the order is that of the page. */
export const emptyValues: FormValues = {
  contacto: { nombre: '', apellidos: '', email: '', telefono: '' },
  firmanteConvenio: signatory,
  firmanteAnexo: signatory,
  lugar: {
    direccion: '',
    codigoPostal: '',
    localidad: '',
    idPais: spain,
    idProvincia: null,
    provincia: '',
    teletrabajo: false,
  },
  tutor: { ...signatory, titulacion: '', departamento: '' },
  horario: {
    fechaInicio: null,
    fechaFin: null,
    horario: '',
    numeroDiasSemana: '',
    horasAldia: '',
    horasSemana: '',
    horasTotales: '',
  },
  condiciones: { remunerada: null, ayudaEstudio: '', requierePedido: false, numeroPedido: '' },
  actividad: { descripcionActividad: '', tareas: '', formacionAdquirida: '' },
  competencias: { genericas: [], especificas: '' },
  seguimiento: { tipoSeguimiento: null, informaRiesgos: false, facilitaProteccion: false },
};

/** What is kept of a section, as its inputs hold it. */
export function valuesOf<S extends IncorporationSection>(
  section: S,
  draft: IncorporationDraft,
): SectionValues[S] {
  const values = { ...emptyValues[section] };
  const known = draft[section] ?? {};
  for (const field in values) {
    const value: unknown = Reflect.get(known, field);
    if (value !== undefined && value !== null) Reflect.set(values, field, value);
  }
  return values;
}

type Inputs = z.ZodObject<Record<string, z.ZodType>>;

/** What is kept of a section while it is being written: hardly anything is wrong yet, and all of it can be emptied. */
const inputsOf = (section: IncorporationSection): Inputs =>
  z.object({
    ...Object.fromEntries(
      Object.entries(incorporationDrafts[section].shape).map(([field, schema]) => [field, schema.nullable()]),
    ),
    version: z.number(),
  });

export const draftInputs: Readonly<Record<IncorporationSection, Inputs>> = {
  contacto: inputsOf('contacto'),
  firmanteConvenio: inputsOf('firmanteConvenio'),
  firmanteAnexo: inputsOf('firmanteAnexo'),
  lugar: inputsOf('lugar'),
  tutor: inputsOf('tutor'),
  horario: inputsOf('horario'),
  condiciones: inputsOf('condiciones'),
  actividad: inputsOf('actividad'),
  competencias: inputsOf('competencias'),
  seguimiento: inputsOf('seguimiento'),
};

const part = bodyOf(saveIncorporationSection).shape.parte;

/** A section as the call has it. A text that was emptied is an empty one; what else is not there is nothing. */
export function partOf(
  section: IncorporationSection,
  inputs: Readonly<Record<string, unknown>>,
): SectionBody {
  const { shape } = incorporationDrafts[section];
  const datos = Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) => {
      const value = inputs[field];
      if (value === undefined) return [];
      if (value !== null || schema.safeParse(null).success) return [[field, value]];
      return schema.safeParse('').success ? [[field, '']] : [];
    }),
  );
  return part.parse({ seccion: section, datos });
}

/** What is sent of the form: what a choice has made void goes along as nothing. */
export function requestOf(values: FormValues) {
  const { lugar, condiciones } = values;
  const isInSpain = lugar.idPais === spain;
  return {
    ...values,
    lugar: {
      ...lugar,
      idProvincia: isInSpain ? lugar.idProvincia : null,
      provincia: isInSpain ? '' : lugar.provincia,
    },
    condiciones: {
      ...condiciones,
      ayudaEstudio: condiciones.remunerada === true ? condiciones.ayudaEstudio : '',
      numeroPedido: condiciones.requierePedido ? condiciones.numeroPedido : '',
    },
  };
}

/** `section.field` of each field, in the order of the page. */
export const paths: readonly string[] = sectionNames.flatMap((section) =>
  Object.keys(incorporationSections[section].shape).map((field) => `${section}.${field}`),
);

export const sectionOf = (path: string): IncorporationSection | undefined =>
  sectionNames.find((section) => path.startsWith(`${section}.`));
