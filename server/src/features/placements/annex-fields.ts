import type { IncorporationData } from '@portal/contract/incorporation-forms';
import type { Language } from '@portal/contract/languages';
import type { AnnexField } from '../../institution/annex-text.ts';
import { fill } from '../../texts/fill.ts';
import { provinces } from '../catalogue/lists/provinces.ts';
import { annexTexts } from './annex-texts.ts';
import type { AnnexParties } from './parties.queries.ts';
import { registersStudent } from './social-security.rules.ts';

const locales = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' } as const;

export const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A first and a last day. */
const daysIn = (language: Language, { desde, hasta }: { desde: string; hasta: string }): string =>
  `${dayIn(language, desde)} – ${dayIn(language, hasta)}`;

const eurosIn = (language: Language, amount: number): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(amount);

const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(value);

interface Printed {
  readonly datos: IncorporationData;
  readonly parties: AnnexParties;
  /** Null in the draft of a form of which nobody has said it. */
  readonly tipoPractica: 'curricular' | 'extracurricular' | null;
  readonly titulacion: string | null;
  readonly institucion: string;
  /** Of the annex alone. */
  readonly interrupciones?: readonly { readonly desde: string; readonly hasta: string }[];
  /** Of a version that comes in place of another: that one's number, and the day from which this one holds. */
  readonly sustituye?: { readonly version: number; readonly desde: string } | undefined;
}

/** What the annex and its note fill into their texts. */
export function annexFields(
  { datos, parties, tipoPractica, titulacion, institucion, interrupciones = [], sustituye }: Printed,
  language: Language,
): Readonly<Record<AnnexField, string>> {
  const words = annexTexts[language];
  const { firmanteAnexo, tutor, horario, condiciones, actividad, competencias, seguimiento } = datos;
  const registers = registersStudent({ ...condiciones, asumeCosteSS: parties.asumeCosteSS });
  return {
    institucion,
    vigencia: sustituye
      ? fill(words.replaces, { dia: dayIn(language, sustituye.desde), version: sustituye.version }, language)
      : '',
    alumno: parties.alumno,
    dni: parties.dni ?? '',
    titulacion: titulacion ?? '',
    tipo: tipoPractica === null ? '' : words.kinds[tipoPractica],
    empresa: parties.empresa,
    cif: parties.cif,
    firmante: fullName(firmanteAnexo),
    firmanteCargo: firmanteAnexo.cargo,
    tutor: fullName(tutor),
    tutorCargo: tutor.cargo,
    tutorEmail: tutor.email,
    tutorAcademico: parties.tutorAcademico ?? words.noTutor,
    lugar: placeOf(datos, language),
    distancia: datos.lugar.teletrabajo ? words.remote : '',
    inicio: dayIn(language, horario.fechaInicio),
    fin: dayIn(language, horario.fechaFin),
    // Why it stops is for its page alone: it may be the student's health.
    interrupciones: interrupciones.map((one) => daysIn(language, one)).join('; '),
    horario: horario.horario,
    dedicacion: fill(
      words.hours,
      {
        dia: numberIn(language, horario.horasAldia),
        dias: horario.numeroDiasSemana,
        semana: numberIn(language, horario.horasSemana),
      },
      language,
    ),
    horas: numberIn(language, horario.horasTotales),
    ayuda: condiciones.remunerada
      ? fill(words.paid, { importe: eurosIn(language, condiciones.ayudaEstudio ?? 0) }, language)
      : words.unpaid,
    actividad: actividad.descripcionActividad,
    tareas: actividad.tareas,
    formacion: actividad.formacionAdquirida,
    genericas: competencias.genericas.map((one) => words.competencies[one]).join(', '),
    especificas: competencias.especificas,
    seguimiento: words.followUp[seguimiento.tipoSeguimiento],
    seguridadSocial: registers === 'empresa' ? words.registersCompany : words.registersInstitution,
  };
}

export const fullName = ({ nombre, apellidos }: { nombre: string; apellidos: string }): string =>
  `${nombre} ${apellidos}`;

function placeOf({ lugar }: IncorporationData, language: Language): string {
  const province =
    provinces.find(({ idProvincia }) => idProvincia === lugar.idProvincia)?.texts[language] ??
    lugar.provincia;
  const town =
    province && province !== lugar.localidad ? `${lugar.localidad} (${province})` : lugar.localidad;
  return `${lugar.direccion}, ${lugar.codigoPostal} ${town}`;
}
