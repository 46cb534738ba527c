import type { ChangeKind } from '@portal/contract/change-requests';
import type { ChangeableData } from '@portal/contract/change-rules';
import { spain } from '@portal/contract/places';

/** The sections of a placement's form that can change, as the inputs hold them. */
export type SectionInputs = {
  horario: {
    fechaFin: string | null;
    horario: string;
    numeroDiasSemana: number | string;
    horasAldia: number | string;
    horasSemana: number | string;
    horasTotales: number | string;
  };
  condiciones: { remunerada: boolean; ayudaEstudio: number | string };
  tutor: {
    nombre: string;
    apellidos: string;
    dni: string;
    email: string;
    telefono: string;
    cargo: string;
    titulacion: string;
    departamento: string;
  };
  lugar: {
    direccion: string;
    codigoPostal: string;
    localidad: string;
    idPais: number;
    idProvincia: number | null;
    provincia: string;
    teletrabajo: boolean;
  };
  actividad: { descripcionActividad: string; tareas: string; formacionAdquirida: string };
};
export type ChangeableSection = keyof SectionInputs;

type PathOf<S extends ChangeableSection> = S extends S ? `${S}.${keyof SectionInputs[S] & string}` : never;
/** A value that can change, as `horario.fechaFin`. */
export type ChangePath = PathOf<ChangeableSection>;

const tutor = [
  'tutor.nombre',
  'tutor.apellidos',
  'tutor.dni',
  'tutor.cargo',
  'tutor.email',
  'tutor.telefono',
  'tutor.titulacion',
  'tutor.departamento',
] as const;
const place = [
  'lugar.direccion',
  'lugar.localidad',
  'lugar.codigoPostal',
  'lugar.idProvincia',
  'lugar.provincia',
  'lugar.idPais',
  'lugar.teletrabajo',
] as const;
const length = ['horario.fechaFin', 'horario.horasTotales'] as const;

/** What is asked of each kind of change, in the order of the page. */
export const pathsOf: Readonly<Record<ChangeKind, readonly ChangePath[]>> = {
  ampliacion: length,
  reduccion: length,
  horario: ['horario.horario', 'horario.numeroDiasSemana', 'horario.horasAldia', 'horario.horasSemana'],
  horas: ['horario.horasAldia', 'horario.horasSemana', 'horario.horasTotales'],
  ayuda: ['condiciones.remunerada', 'condiciones.ayudaEstudio'],
  tutor,
  lugar: place,
  tareas: ['actividad.descripcionActividad', 'actividad.tareas', 'actividad.formacionAdquirida'],
  interrupcion: [],
  rescision: [],
  otro: [],
};

/** What is now, as the inputs hold it. */
export function inputsOf({ horario, condiciones, tutor, lugar, actividad }: ChangeableData): SectionInputs {
  const { fechaInicio: _, ...hours } = horario;
  return {
    horario: hours,
    condiciones: {
      remunerada: condiciones.remunerada,
      ayudaEstudio: condiciones.ayudaEstudio ?? '',
    },
    tutor: {
      ...tutor,
      titulacion: tutor.titulacion ?? '',
      departamento: tutor.departamento ?? '',
    },
    lugar: { ...lugar, provincia: lugar.provincia ?? '' },
    actividad,
  };
}

/** What a choice has made void goes along as nothing. */
export function keptInputs({ lugar, condiciones, ...rest }: SectionInputs): SectionInputs {
  const isInSpain = lugar.idPais === spain;
  return {
    ...rest,
    lugar: {
      ...lugar,
      idProvincia: isInSpain ? lugar.idProvincia : null,
      provincia: isInSpain ? '' : lugar.provincia,
    },
    condiciones: { ...condiciones, ayudaEstudio: condiciones.remunerada ? condiciones.ayudaEstudio : '' },
  };
}
