import type { IncorporationDraft, IncorporationState } from '@portal/contract/incorporation-forms';

/** What may be done to an incorporation form. */
export const incorporationActs = ['save', 'link', 'send', 'withdraw', 'validate', 'return'] as const;
export type IncorporationAct = (typeof incorporationActs)[number];

const allowed: Readonly<Record<IncorporationAct, readonly IncorporationState[]>> = {
  save: ['abierto', 'devuelto'],
  link: ['abierto', 'devuelto'],
  send: ['abierto', 'devuelto'],
  withdraw: ['abierto', 'enviado', 'devuelto'],
  validate: ['enviado'],
  return: ['enviado'],
};

/** Whether this may be done to a form in this state; what may not is refused with `cannotChangeState` (49). */
export const mayDo = (act: IncorporationAct, estado: IncorporationState): boolean =>
  allowed[act].includes(estado);

/** In which state a form is after this. */
export const stateAfter = {
  send: 'enviado',
  withdraw: 'retirado',
  validate: 'validado',
  return: 'devuelto',
} as const satisfies Partial<Record<IncorporationAct, IncorporationState>>;

interface Person {
  nombre: string | null;
  apellidos: string | null;
  dni?: string | null;
  cargo?: string | null;
  email: string | null;
  telefono: string | null;
}

/** What is known when a form is opened, each part null where the portal has it not. */
export interface FormSources {
  readonly oferta: {
    fechaInicio: string | null;
    fechaFin: string | null;
    horario: string | null;
    numeroDiasSemana: number | null;
    horasAldia: number | null;
    horasSemana: number | null;
    ayudaEstudio: number | null;
    numeroPedido: string | null;
    descripcion: string | null;
    tareas: string | null;
    tutor: Person & { titulacion: string | null; departamento: string | null };
    firmante: Person;
  };
  readonly empresa: {
    direccion: string | null;
    cp: string | null;
    localidad: string | null;
    idPais: number;
    idProvincia: number | null;
    provincia: string | null;
    firmante: Person;
  };
  readonly contacto: Person | null;
  /** Who signed the company's last agreement. */
  readonly firmanteConvenio: Partial<Person> | null;
  /** The company's form before this one. */
  readonly anterior: IncorporationDraft | null;
}

const filled = <T extends object>(values: T): Partial<{ [K in keyof T]: NonNullable<T[K]> }> => {
  const kept = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  // The entries are the object's own: only those without a value are gone.
  return Object.fromEntries(kept) as Partial<{ [K in keyof T]: NonNullable<T[K]> }>;
};

const isSomebody = (person: Partial<Person> | null): person is Partial<Person> =>
  person !== null && Boolean(person.nombre) && Boolean(person.apellidos);

const personOf = (person: Partial<Person> | null) =>
  isSomebody(person)
    ? filled({
        nombre: person.nombre ?? null,
        apellidos: person.apellidos ?? null,
        dni: person.dni ?? null,
        cargo: person.cargo ?? null,
        email: person.email ?? null,
        telefono: person.telefono ?? null,
      })
    : undefined;

/**
 * What a form is filled with when it is opened: of the internship from the offer, of the company from the company, its
 * last agreement and its last form. Nothing of the last form that belongs to another student's internship.
 */
export function prefilled({
  oferta,
  empresa,
  contacto,
  firmanteConvenio,
  anterior,
}: FormSources): IncorporationDraft {
  const signatory =
    personOf(firmanteConvenio) ?? personOf(oferta.firmante) ?? personOf(empresa.firmante) ?? {};
  const { tutor } = oferta;
  return {
    contacto: anterior?.contacto ?? personOf(contacto) ?? {},
    firmanteConvenio: signatory,
    firmanteAnexo: anterior?.firmanteAnexo ?? signatory,
    lugar:
      anterior?.lugar ??
      filled({
        direccion: empresa.direccion,
        codigoPostal: empresa.cp,
        localidad: empresa.localidad,
        idPais: empresa.idPais,
        idProvincia: empresa.idProvincia,
        provincia: empresa.provincia,
      }),
    tutor: isSomebody(tutor)
      ? { ...personOf(tutor), ...filled({ titulacion: tutor.titulacion, departamento: tutor.departamento }) }
      : {},
    horario: filled({
      fechaInicio: oferta.fechaInicio,
      fechaFin: oferta.fechaFin,
      horario: oferta.horario,
      numeroDiasSemana: oferta.numeroDiasSemana,
      horasAldia: oferta.horasAldia,
      horasSemana: oferta.horasSemana,
    }),
    condiciones: {
      ...filled({ ayudaEstudio: oferta.ayudaEstudio, numeroPedido: oferta.numeroPedido }),
      remunerada: oferta.ayudaEstudio === null ? null : oferta.ayudaEstudio > 0,
      requierePedido: Boolean(oferta.numeroPedido),
    },
    actividad: filled({ descripcionActividad: oferta.descripcion, tareas: oferta.tareas }),
    competencias: {},
    seguimiento: {},
  };
}
