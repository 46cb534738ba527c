import type {
  CertificateState,
  EducationRequestState,
  EducationStage,
} from '@portal/contract/education-requests';

/** A school of the demo; ids are the catalogue's. */
export interface DemoSchool {
  readonly nombre: string;
  readonly fiscal: string;
  readonly forma: 'B' | 'G';
  readonly slug: string;
  readonly idProvincia: number;
  readonly localidad: string;
  readonly direccion: string;
  readonly cp: string;
  readonly etapas: readonly EducationStage[];
  /** Who speaks for it: the e-mail is made of the name. */
  readonly contacto: { readonly nombre: string; readonly apellidos: string; readonly usuario?: string };
}

export const demoSchools: readonly DemoSchool[] = [
  {
    nombre: 'CEIP La Sequia Nova',
    fiscal: 'Fundació Escola La Sequia Nova',
    forma: 'G',
    slug: 'ceiplasequianova',
    idProvincia: 46,
    localidad: 'València',
    direccion: 'Carrer de la Sèquia de Rascanya, 12',
    cp: '46020',
    etapas: ['infantil', 'primaria', 'especial'],
    contacto: { nombre: 'Carme', apellidos: 'Ibáñez Roig', usuario: 'centro@demo.test' },
  },
  {
    nombre: 'Col·legi Pla de l’Arc',
    fiscal: 'Cooperativa Valenciana Pla de l’Arc',
    forma: 'B',
    slug: 'colegiplaarc',
    idProvincia: 46,
    localidad: 'Llíria',
    direccion: 'Avinguda dels Furs, 31',
    cp: '46160',
    etapas: ['infantil', 'primaria', 'secundaria'],
    contacto: { nombre: 'Josep', apellidos: 'Cervera Albert' },
  },
  {
    nombre: 'IES Serra Calderona',
    fiscal: 'Fundación Educativa Serra Calderona',
    forma: 'G',
    slug: 'iesserracalderona',
    idProvincia: 46,
    localidad: 'Náquera/Nàquera',
    direccion: 'Carrer de Sagunt, 4',
    cp: '46119',
    etapas: ['secundaria', 'bachillerato', 'formacionProfesional'],
    contacto: { nombre: 'Elena', apellidos: 'Bou Marqués' },
  },
  {
    nombre: 'CEIP Mare Nostrum de la Ribera',
    fiscal: 'Fundación Escolar Mare Nostrum',
    forma: 'G',
    slug: 'ceipmarenostrum',
    idProvincia: 3,
    localidad: 'Alacant/Alicante',
    direccion: 'Calle del Pintor Cabrera, 22',
    cp: '03003',
    etapas: ['infantil', 'primaria'],
    contacto: { nombre: 'Ramón', apellidos: 'Escolano Pina' },
  },
  {
    nombre: 'Escola El Roure Gros',
    fiscal: 'Fundació Escola El Roure Gros',
    forma: 'G',
    slug: 'escolaelrouregros',
    idProvincia: 8,
    localidad: 'Vic',
    direccion: 'Carrer de Gurb, 70',
    cp: '08500',
    etapas: ['infantil', 'primaria'],
    contacto: { nombre: 'Núria', apellidos: 'Puigdevall Serra' },
  },
  {
    nombre: 'Institut Camí de Mar',
    fiscal: 'Fundació Educativa Camí de Mar',
    forma: 'G',
    slug: 'institutcamidemar',
    idProvincia: 43,
    localidad: 'Tarragona',
    direccion: 'Carrer de Pere Martell, 45',
    cp: '43005',
    etapas: ['secundaria', 'bachillerato', 'adultos'],
    contacto: { nombre: 'Oriol', apellidos: 'Mestre Gavaldà' },
  },
  {
    nombre: 'Colegio Fuente del Olmo',
    fiscal: 'Fuente del Olmo Sociedad Cooperativa',
    forma: 'B',
    slug: 'colegiofuentedelolmo',
    idProvincia: 28,
    localidad: 'Getafe',
    direccion: 'Calle de la Magdalena, 18',
    cp: '28901',
    etapas: ['infantil', 'primaria', 'secundaria', 'bachillerato'],
    contacto: { nombre: 'Beatriz', apellidos: 'Yuste Carrasco' },
  },
  {
    nombre: 'CEE Los Almendros',
    fiscal: 'Asociación Los Almendros de Educación Especial',
    forma: 'G',
    slug: 'ceelosalmendros',
    idProvincia: 30,
    localidad: 'Murcia',
    direccion: 'Avenida de la Fama, 9',
    cp: '30003',
    etapas: ['especial'],
    contacto: { nombre: 'Fuensanta', apellidos: 'Meseguer Ruiz' },
  },
];

/** A student of education of the demo. */
interface DemoTeacher {
  readonly nombre: string;
  readonly apellidos: string;
  readonly usuario?: string;
  /** The catalogue's: early childhood, primary, social education. */
  readonly idTitulacion: 141 | 142 | 144;
  readonly curso: 2 | 3 | 4;
  readonly certificado?: CertificateState;
}

export const demoTeachers: readonly DemoTeacher[] = [
  { nombre: 'Irene', apellidos: 'Ballester Mora', usuario: 'maestra@demo.test', idTitulacion: 142, curso: 3 },
  { nombre: 'Guillem', apellidos: 'Castelló Pons', idTitulacion: 142, curso: 4, certificado: 'aceptado' },
  { nombre: 'Noelia', apellidos: 'Valero Cano', idTitulacion: 141, curso: 3, certificado: 'entregado' },
  { nombre: 'Aitor', apellidos: 'Romero Lledó', idTitulacion: 142, curso: 4 },
  { nombre: 'Mireia', apellidos: 'Sanchis Ferri', idTitulacion: 142, curso: 3, certificado: 'aceptado' },
  { nombre: 'Sergio', apellidos: 'Navarro Quiles', idTitulacion: 144, curso: 4, certificado: 'devuelto' },
];

export const hostTutor = {
  nombreTutorEmpresa: 'Amparo',
  ApellidosTutorEmpresa: 'Torres Blasco',
  emailTutorEmpresa: 'amparo.torres@ceiplasequianova.example',
  telefonoTutorEmpresa: '963128407',
};

/** A request of the demo: to which school, by which student, and how far it has come. */
export interface PlannedRequest {
  readonly school: number;
  readonly teacher: number;
  /** A placement begins where somebody tries it. */
  readonly estado: Exclude<EducationRequestState, 'tramitada'>;
  readonly nivel: EducationStage;
  readonly especialidad: string;
  /** Since when it is in its state. */
  readonly daysAgo: number;
  readonly observaciones?: string;
  readonly grupo?: string;
  readonly motivo?: string;
}

// biome-ignore format: a request per line
export const plannedRequests: readonly PlannedRequest[] = [
  { school: 0, teacher: 1, estado: 'abierta', nivel: 'primaria', especialidad: 'Educación Física', daysAgo: 9, observaciones: 'Puedo todas las mañanas y vivo a diez minutos del centro.' },
  { school: 0, teacher: 2, estado: 'abierta', nivel: 'infantil', especialidad: 'Atención temprana', daysAgo: 3 },
  { school: 0, teacher: 5, estado: 'abierta', nivel: 'especial', especialidad: 'Audición y Lenguaje', daysAgo: 1, grupo: 'Aula CiL' },
  { school: 0, teacher: 4, estado: 'aceptada', nivel: 'primaria', especialidad: 'Música', daysAgo: 6, grupo: '3.º B' },
  { school: 0, teacher: 3, estado: 'aceptada', nivel: 'primaria', especialidad: 'Pedagogía terapéutica', daysAgo: 4, grupo: '5.º A' },
  { school: 0, teacher: 3, estado: 'rechazada', nivel: 'especial', especialidad: 'Pedagogía terapéutica', daysAgo: 40, motivo: 'Este trimestre ya hay dos personas en el aula de apoyo.' },
  { school: 0, teacher: 2, estado: 'retirada', nivel: 'infantil', especialidad: 'Psicomotricidad', daysAgo: 50 },
  { school: 1, teacher: 1, estado: 'abierta', nivel: 'primaria', especialidad: 'Lengua extranjera: inglés', daysAgo: 4 },
  { school: 1, teacher: 0, estado: 'rechazada', nivel: 'primaria', especialidad: 'Educación Física', daysAgo: 60, motivo: 'Las plazas de este curso están cubiertas.' },
  { school: 3, teacher: 4, estado: 'abierta', nivel: 'infantil', especialidad: 'Expresión plástica', daysAgo: 2 },
  { school: 6, teacher: 5, estado: 'rechazada', nivel: 'secundaria', especialidad: 'Orientación educativa', daysAgo: 30, motivo: 'Este curso falta un tutor de la especialidad.' },
];
