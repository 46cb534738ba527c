import type { IdentityKind } from '@portal/contract/identifiers';
import type { ImportField, ImportMeaning, ImportType } from '@portal/contract/imports';

/** The words of the files of imports: the empty one of each kind, and the changes. */
export interface ImportsTexts {
  readonly columns: Readonly<Record<ImportField, string>>;
  readonly template: Readonly<Record<ImportType, string>>;
  readonly changes: readonly string[];
  readonly fileName: string;
  /** In the place of a field, where it is new. */
  readonly made: string;
  /** Behind the columns of rows with errors: the row's number, and what is wrong. */
  readonly errors: readonly [string, string];
  readonly errorsFile: string;
  readonly truth: ImportMeaning[];
  readonly identityKinds: Readonly<Record<IdentityKind, string>>;
}

export const es: ImportsTexts = {
  columns: {
    email: 'Correo',
    dni: 'Documento de identidad',
    tipoIdentificacion: 'Tipo de documento',
    nombre: 'Nombre',
    apellidos: 'Apellidos',
    segundoApellido: 'Segundo apellido',
    apellidosNombre: 'Apellidos y nombre',
    telefono: 'Teléfono',
    fechaNacimiento: 'Fecha de nacimiento',
    titulacion: 'Titulación',
    actual: 'En curso',
    curso: 'Curso',
    ultimoCurso: 'Último curso',
    creditosSuperados: 'Créditos superados',
    creditosTotales: 'Créditos totales',
    nota: 'Nota media',
    anioPromocion: 'Año de promoción',
    sede: 'Campus',
    cif: 'NIF',
    nombreComercial: 'Nombre comercial',
    nombreFiscal: 'Nombre fiscal',
    pais: 'País',
    tipoEmpresa: 'Tipo de empresa',
    sector: 'Sector',
    web: 'Web',
    direccion: 'Dirección',
    cp: 'Código postal',
    localidad: 'Localidad',
    provincia: 'Provincia',
    etapas: 'Etapas educativas',
    contactoEmail: 'Correo del contacto',
    contactoNombre: 'Nombre del contacto',
    contactoApellidos: 'Apellidos del contacto',
    contactoPuesto: 'Puesto del contacto',
    contactoTelefono: 'Teléfono del contacto',
    numero: 'Número de convenio',
    fechaInicio: 'Fecha de inicio',
    fechaFin: 'Fecha de fin',
    sinCaducidad: 'Sin caducidad',
  },
  template: {
    alumnos: 'plantilla-estudiantes',
    empresas: 'plantilla-empresas',
    convenios: 'plantilla-convenios',
  },
  changes: ['Fila', 'De', 'Dato', 'Antes', 'Ahora'],
  fileName: 'cambios',
  made: 'alta',
  errors: ['Fila', 'Problema'],
  errorsFile: 'errores',
  truth: [
    { valor: 'true', texto: 'Sí' },
    { valor: 'false', texto: 'No' },
  ],
  identityKinds: { dni: 'DNI', nie: 'NIE', pasaporte: 'Pasaporte', otro: 'Otro documento' },
};
