import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';

/**
 * The lists that forms and filters choose from, in one language. Each entry has its id, its name
 * (`descripcion`) and what a form or a rule needs to know about it; `ultimo` marks the 'others' that close
 * a list.
 */

/** `propio` is the university's own degree, which the State does not regulate; `ciclo`, vocational training. */
export const degreeTypes = ['grado', 'postgrado', 'propio', 'doctorado', 'ciclo'] as const;
export type DegreeType = (typeof degreeTypes)[number];

const id = z.int32().min(0);
const descripcion = z.string().min(1);
const ultimo = z.literal(true).optional();

export const catalogue = z.object({
  paises: z.array(
    z.object({
      idPais: id,
      descripcion,
      /** ISO 3166-1 alpha-2. */
      codigo: z.string().length(2),
      /** Its nationals need no work permit in Spain. */
      sinPermiso: z.boolean(),
    }),
  ),
  provincias: z.array(
    z.object({
      idProvincia: id,
      descripcion,
      /** The INE's two digits, with which its postcodes start. */
      codigo: z.string().length(2),
      tieneIslas: z.boolean(),
    }),
  ),
  islas: z.array(z.object({ idIsla: id, idProvincia: id, descripcion, codigo: z.string().length(3) })),
  localidades: z.array(
    z.object({
      idLocalidad: id,
      idProvincia: id,
      idIsla: id.optional(),
      descripcion,
      capital: z.literal(true).optional(),
    }),
  ),
  ambitos: z.array(z.object({ idArea: id, descripcion })),
  niveles: z.array(z.object({ idNivel: id, descripcion, eqf: z.int().min(1).max(8) })),
  titulaciones: z.array(
    z.object({
      idTitulacion: id,
      descripcion,
      idNivel: id,
      idArea: id,
      tipo: z.enum(degreeTypes),
      /** ECTS of the whole degree; a master's of 120 takes two years. */
      creditos: z.int().positive().optional(),
    }),
  ),
  /** CNAE-2025; `codigo` is the section's letter. */
  sectoresActividad: z.array(z.object({ idSector: id, descripcion, codigo: z.string().length(1), ultimo })),
  tiposContrato: z.array(z.object({ idTipoContrato: id, descripcion, ultimo })),
  areasFuncionales: z.array(z.object({ idAreaFuncional: id, descripcion, ultimo })),
  modalidades: z.array(z.object({ idModalidad: id, descripcion })),
  jornadas: z.array(z.object({ idJornada: id, descripcion })),
  experiencias: z.array(z.object({ idExperiencia: id, descripcion, aniosMinimos: z.int32().min(0) })),
  /** ISO 639; 'another language' has no code. */
  idiomas: z.array(z.object({ idIdioma: id, descripcion, codigo: z.string().optional(), ultimo })),
  /** The ids grow with the level; `codigo` is the CEFR's, which a native speaker has not. */
  nivelesIdioma: z.array(z.object({ idNivelIdioma: id, descripcion, codigo: z.string().optional() })),
  /** Without `idIdioma` it certifies any language. */
  certificadosIdioma: z.array(z.object({ idCertificado: id, descripcion, idIdioma: id.optional(), ultimo })),
  programasInformaticos: z.array(
    z.object({ idProgramaInformatico: id, descripcion, idGrupo: id, grupo: z.string().min(1) }),
  ),
  tagsInteres: z.array(z.object({ idTag: id, descripcion })),
  competencias: z.array(z.object({ idCompetencia: id, descripcion })),
  tiposMotivoCambioEstadoCandidatura: z.array(
    z.object({
      idMotivo: id,
      descripcion,
      /** The state that it explains: 17 rejected, 7 withdrawn. */
      idEstado: z.union([z.literal(7), z.literal(17)]),
      /** 1 for jobs alone, 2 for internships alone, null for both. */
      idPerfil: z.union([z.literal(1), z.literal(2)]).nullable(),
      /** Who gives it. */
      dePerfil: z.enum(['Empresa', 'Alumno']),
      ultimo,
    }),
  ),
  rangosEmpleados: z.array(z.object({ idRangoEmpleados: id, descripcion })),
  rangosFacturacion: z.array(z.object({ idRangoFacturacion: id, descripcion })),
  tiposEmpresa: z.array(z.object({ idTipoEmpresa: id, descripcion })),
  /** What a contact of a company is there for. */
  tiposContacto: z.array(z.object({ idTipoContacto: id, descripcion })),
  carnesConducir: z.array(z.object({ idCarneConducir: id, descripcion, codigo: z.string() })),
  otrasRemuneraciones: z.array(z.object({ idOtraRemuneracion: id, descripcion, ultimo })),
  /** The highest education that somebody has completed, by level of the European Qualifications Framework. */
  nivelesFormativosSNE: z.array(z.object({ idNivelFormativo: id, descripcion, eqf: z.int().min(1).max(8) })),
  /** When of the year an internship is. */
  periodosPracticas: z.array(z.object({ idPeriodo: id, descripcion })),
  tiposDocumento: z.array(z.object({ idTipoDocumento: id, descripcion })),
});

export type Catalogue = z.infer<typeof catalogue>;

const lang = z.object({ lang: z.enum(languages) });

export const getDomains = endpoint({
  method: 'GET',
  path: '/api/Dominios/dominios/:lang',
  access: 'public',
  summary: 'Every catalogue in one language, sorted by its alphabet.',
  params: lang,
  answer: catalogue,
  refusals: [],
  cacheSeconds: 3600,
});

export const listDomains = endpoint({
  method: 'GET',
  path: '/api/Dominios/dominiosList/:lang',
  access: 'public',
  summary: 'The names of the catalogues and how many entries each has.',
  params: lang,
  answer: z.array(z.object({ nombre: z.string(), numTotal: z.number().int() })),
  refusals: [],
  cacheSeconds: 3600,
});

export const listDegrees = endpoint({
  method: 'GET',
  path: '/api/Dominios/titulaciones/:lang',
  access: 'public',
  summary: 'Degrees by level and area.',
  params: lang,
  answer: catalogue.shape.titulaciones,
  refusals: [],
  cacheSeconds: 3600,
});

export const listReasons = endpoint({
  method: 'GET',
  path: '/api/Dominios/tipoMotivoCambioEstadoCandidatura/:lang',
  access: 'public',
  summary: "Reasons for a change of an application's state, by state and profile.",
  params: lang,
  answer: catalogue.shape.tiposMotivoCambioEstadoCandidatura,
  refusals: [],
  cacheSeconds: 3600,
});

export const listInterestTags = endpoint({
  method: 'GET',
  path: '/api/Dominios/TagsInteresAlumno',
  access: 'public',
  summary: "Interest tags in the caller's language.",
  answer: catalogue.shape.tagsInteres,
  refusals: [],
  cacheSeconds: 3600,
});

export const listSoftware = endpoint({
  method: 'GET',
  path: '/api/Dominios/ProgramasInformaticos',
  access: 'public',
  summary: 'Computer programs.',
  answer: catalogue.shape.programasInformaticos,
  refusals: [],
  cacheSeconds: 3600,
});

export const provinceHasIslands = endpoint({
  method: 'GET',
  path: '/api/dominios/esProvinciaConIslas/:id',
  access: 'public',
  summary: 'Whether the province has islands.',
  params: z.object({ id: z.coerce.number().pipe(z.int32()) }),
  answer: z.boolean(),
  refusals: [],
  cacheSeconds: 3600,
});

export const calls = {
  getDomains,
  listDomains,
  listDegrees,
  listReasons,
  listInterestTags,
  listSoftware,
  provinceHasIslands,
};
