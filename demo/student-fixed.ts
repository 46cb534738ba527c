import type { Brand } from '@portal/contract/brand';
import type { DemoUser } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import type { DemoStudent } from './student-people.ts';

/** A student whose account is in the list that is shown to whoever tries the portal. */
export type FixedStudent = DemoStudent & { readonly usuario: DemoUser };

/** In the last year of a double degree, with everything filled in. */
const alumna = (calendar: Calendar, brand: Brand): FixedStudent => ({
  usuario: 'alumna@demo.test',
  personales: {
    nombre: 'Marina',
    apellidos: 'Soler Bonmatí',
    dni: '48590137S',
    fechaNacimiento: calendar.day(-22 * 365 - 120),
    email: 'alumna@demo.test',
    telefono: '612345678',
    idPais: 1,
    idProvincia: 46,
    localidad: 'València',
    nacionalidades: [1],
    numSegSocial: '461023456740',
  },
  studies: [101, 108].map((idTitulacion) => ({
    deLaUniversidad: true,
    idTitulacion,
    centro: brand.nombre,
    nota: idTitulacion === 101 ? 3.2 : 2.9,
    curso: 4,
    ultimoCurso: true,
    actual: true,
    creditosSuperados: idTitulacion === 101 ? 210 : 198,
    creditosTotales: 240,
    anioPromocion: calendar.year(1),
  })),
  languages: [
    { idIdioma: 1, idNivelIdioma: 7, idCertificadoIdioma: null },
    { idIdioma: 2, idNivelIdioma: 6, idCertificadoIdioma: 11 },
    { idIdioma: 3, idNivelIdioma: 5, idCertificadoIdioma: 1 },
    { idIdioma: 4, idNivelIdioma: 4, idCertificadoIdioma: 5 },
    { idIdioma: 5, idNivelIdioma: 3, idCertificadoIdioma: null },
  ],
  experiences: [
    {
      puesto: 'Becaria en el departamento de administración',
      empresa: 'Cooperativa L’Horta Nord',
      fechaInicio: calendar.day(-420),
      fechaFin: calendar.day(-240),
      descripcion:
        'Facturación, conciliación de bancos y seguimiento de cobros con un equipo de tres personas.',
    },
    {
      puesto: 'Dependienta a tiempo parcial',
      empresa: 'Librería Mascarón',
      fechaInicio: calendar.day(-1150),
      fechaFin: calendar.day(-450),
      descripcion: 'Atención al público, escaparates y gestión de la cuenta de redes sociales de la tienda.',
    },
  ],
  datos: {
    programasInformaticos: [101, 102, 103, 105, 106, 301, 311, 509, 701, 702, 707, 801, 803],
    intereses: [7, 14, 19, 42, 43, 44, 46, 47, 9, 13, 6],
    competencias: [1, 2, 3, 5, 8, 9, 10, 12],
    interes: {
      carnesConducir: [5],
      cochePropio: true,
      disponibilidadExtranjero: true,
      disponibilidadTraslado: true,
      trabajandoActualmente: false,
    },
    tienePermisoTrabajo: false,
    busquedaPracticasActiva: true,
    busquedaTrabajoActiva: true,
    presentacion:
      'Estudio ADE y Derecho y me interesa el punto en que se cruzan los contratos y los números. He trabajado cara al público y en administración, así que sé escuchar y también cuadrar una caja.',
  },
  esAntiguo: false,
  documentos: [1, 2],
});

/** Neither a document nor a social security number, and not looking for a job. */
const alumno = (calendar: Calendar, brand: Brand): FixedStudent => ({
  usuario: 'alumno@demo.test',
  personales: {
    nombre: 'Pau',
    apellidos: 'Llorens Gil',
    dni: '20846173P',
    fechaNacimiento: calendar.day(-20 * 365 - 200),
    email: 'alumno@demo.test',
    telefono: '623456789',
    idPais: 1,
    idProvincia: 46,
    localidad: 'Paterna',
    nacionalidades: [1],
    numSegSocial: null,
  },
  studies: [
    {
      deLaUniversidad: true,
      idTitulacion: 111,
      centro: brand.nombre,
      nota: 1.9,
      curso: 3,
      ultimoCurso: false,
      actual: true,
      creditosSuperados: 114,
      creditosTotales: 240,
      anioPromocion: calendar.year(2),
    },
  ],
  languages: [
    { idIdioma: 1, idNivelIdioma: 7, idCertificadoIdioma: null },
    { idIdioma: 2, idNivelIdioma: 7, idCertificadoIdioma: null },
    { idIdioma: 3, idNivelIdioma: 3, idCertificadoIdioma: null },
  ],
  experiences: [],
  datos: {
    programasInformaticos: [202, 203, 217, 302],
    intereses: [20, 2],
    competencias: [3, 6],
    interes: {
      carnesConducir: [],
      cochePropio: false,
      disponibilidadExtranjero: false,
      disponibilidadTraslado: false,
      trabajandoActualmente: false,
    },
    tienePermisoTrabajo: false,
    busquedaPracticasActiva: true,
    busquedaTrabajoActiva: false,
    presentacion: null,
  },
  esAntiguo: false,
  documentos: [],
});

/** Finished some years ago: jobs alone. */
const antigua = (calendar: Calendar, brand: Brand): FixedStudent => ({
  usuario: 'antigua@demo.test',
  personales: {
    nombre: 'Estefanía',
    apellidos: 'Carrión Lledó',
    dni: '53214896A',
    fechaNacimiento: calendar.day(-27 * 365 - 40),
    email: 'antigua@demo.test',
    telefono: '634567890',
    idPais: 1,
    idProvincia: 3,
    localidad: 'Elx/Elche',
    nacionalidades: [1],
    numSegSocial: '031123456776',
  },
  studies: [
    {
      deLaUniversidad: true,
      idTitulacion: 204,
      centro: brand.nombre,
      nota: 3.4,
      curso: null,
      ultimoCurso: false,
      actual: false,
      creditosSuperados: 60,
      creditosTotales: 60,
      anioPromocion: calendar.year(-3),
    },
    {
      deLaUniversidad: true,
      idTitulacion: 130,
      centro: brand.nombre,
      nota: 2.7,
      curso: null,
      ultimoCurso: false,
      actual: false,
      creditosSuperados: 240,
      creditosTotales: 240,
      anioPromocion: calendar.year(-4),
    },
  ],
  languages: [
    { idIdioma: 1, idNivelIdioma: 7, idCertificadoIdioma: null },
    { idIdioma: 3, idNivelIdioma: 5, idCertificadoIdioma: 2 },
    { idIdioma: 6, idNivelIdioma: 4, idCertificadoIdioma: 12 },
  ],
  experiences: [
    {
      puesto: 'Técnica de marketing',
      empresa: 'Calzados Vinalopó',
      fechaInicio: calendar.day(-1000),
      fechaFin: null,
      descripcion: 'Campañas de venta en línea, coordinación con la agencia y analítica de la tienda.',
    },
  ],
  datos: {
    programasInformaticos: [101, 103, 501, 502, 504, 509, 801, 802, 803, 804, 806],
    intereses: [13, 16, 42, 43],
    competencias: [1, 2, 3, 8, 9],
    interes: {
      carnesConducir: [5],
      cochePropio: true,
      disponibilidadExtranjero: false,
      disponibilidadTraslado: true,
      trabajandoActualmente: true,
    },
    tienePermisoTrabajo: false,
    busquedaPracticasActiva: false,
    busquedaTrabajoActiva: true,
    presentacion: 'Tres años en marketing de calzado y ganas de cambiar de sector sin cambiar de oficio.',
  },
  esAntiguo: true,
  documentos: [1],
});

export const fixedStudents = (calendar: Calendar, brand: Brand): FixedStudent[] => [
  alumna(calendar, brand),
  alumno(calendar, brand),
  antigua(calendar, brand),
];
