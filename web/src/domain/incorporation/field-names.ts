import type { IncorporationData, IncorporationSection } from '@portal/contract/incorporation-forms';
import type { AreaTexts } from '../../locales/areas.ts';

export type FieldName = { [S in IncorporationSection]: keyof IncorporationData[S] }[IncorporationSection];

type Labels = AreaTexts['incorporationForms']['fields'];

/** The key of a field's label: most sections share them. */
export const labelKey = (path: string): `fields.${keyof Labels}` | null => {
  const field = path.split('.')[1] ?? '';
  return isField(field) ? `fields.${field}` : null;
};

const names: { readonly [F in FieldName]: true } = {
  nombre: true,
  apellidos: true,
  dni: true,
  cargo: true,
  email: true,
  telefono: true,
  direccion: true,
  codigoPostal: true,
  localidad: true,
  idPais: true,
  idProvincia: true,
  provincia: true,
  teletrabajo: true,
  titulacion: true,
  departamento: true,
  fechaInicio: true,
  fechaFin: true,
  horario: true,
  numeroDiasSemana: true,
  horasAldia: true,
  horasSemana: true,
  horasTotales: true,
  remunerada: true,
  ayudaEstudio: true,
  requierePedido: true,
  numeroPedido: true,
  descripcionActividad: true,
  tareas: true,
  formacionAdquirida: true,
  genericas: true,
  especificas: true,
  tipoSeguimiento: true,
  informaRiesgos: true,
  facilitaProteccion: true,
};

const isField = (name: string): name is FieldName => Object.hasOwn(names, name);
