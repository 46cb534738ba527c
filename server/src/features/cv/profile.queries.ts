import { batched } from '../../db/batched.ts';
import type { Database, Db } from '../../db/database.ts';
import { experiencesJson } from '../experience/experience.queries.ts';
import { cameToMeeting } from '../orientation/met.queries.ts';
import { staysJson, studiesJson, trainingsJson } from '../studies/studies.queries.ts';
import type { Profile, ReadProfile } from './profile.ts';

/** The CV of a student `s` with account `a`, as the contract's `cv` has it: nothing of `reserved` may come into it. */
export const cvJson = `
  json_build_object(
    'personales', json_build_object(
      'nombre', a.nombre, 'apellidos', a.apellidos, 'tipoIdentificacion', s.tipo_identificacion,
      'dni', s.dni, 'fechaNacimiento', s.fecha_nacimiento,
      'email', a.email, 'telefono', s.telefono, 'idPais', s.id_pais, 'idProvincia', s.id_provincia,
      'localidad', s.localidad, 'nacionalidades', s.nacionalidades, 'numSegSocial', s.num_seg_social),
    'academicos', ${studiesJson},
    'formacion', ${trainingsJson},
    'estancias', ${staysJson},
    'idiomas', coalesce((
      select json_agg(json_build_object(
          'id', l.id, 'idIdioma', l.id_idioma, 'idNivelIdioma', l.id_nivel_idioma,
          'idCertificadoIdioma', l.id_certificado_idioma)
        order by l.id_nivel_idioma desc, l.id)
      from spoken_languages l where l.student_id = s.id), '[]'),
    'profesional', ${experiencesJson},
    'programasInformaticos', s.programas_informaticos,
    'intereses', s.intereses,
    'competencias', s.competencias,
    'interes', json_build_object(
      'carnesConducir', s.carnes_conducir, 'cochePropio', s.coche_propio, 'motoPropia', s.moto_propia,
      'disponibilidadExtranjero', s.disponibilidad_extranjero,
      'disponibilidadTraslado', s.disponibilidad_traslado,
      'disponibilidadViajar', s.disponibilidad_viajar,
      'trabajandoActualmente', s.trabajando_actualmente, 'idJornada', s.id_jornada,
      'retribucionMinimaPracticas', s.retribucion_minima_practicas,
      'retribucionMinimaEmpleo', s.retribucion_minima_empleo, 'erasmus', s.erasmus),
    'sectoresInteres', s.sectores_interes,
    'perfilProfesional', json_build_object('titular', s.titular, 'areasFuncionales', s.areas_funcionales,
      'aniosExperiencia', s.anios_experiencia),
    'enlacePortfolio', s.enlace_portfolio,
    'idPeriodoPreferenciaPracticas', s.id_periodo_preferencia_practicas,
    'tienePermisoTrabajo', s.tiene_permiso_trabajo,
    'busquedaPracticasActiva', s.busqueda_practicas_activa,
    'busquedaTrabajoActiva', s.busqueda_trabajo_activa,
    'presentacion', s.presentacion)`;

/**
 * The `Profile` of a student `s` with account `a`. A placement ends by the institution's calendar, which the
 * rules know: a day more than today's is read here.
 */
export const profileJson = `
  json_build_object(
    'cv', ${cvJson},
    'esAntiguo', s.es_antiguo, 'conPracticas', s.con_practicas, 'conEmpleo', s.con_empleo,
    'puedeOfertasPracticas', s.puede_ofertas_practicas, 'soloCiclosUAX', s.solo_ciclos_uax,
    'reunionOrientacion', ${cameToMeeting('s')},
    'documentos', coalesce((
      select json_agg(json_build_object(
          'idTipoDocumento', d.id_tipo_documento, 'fileId', d.file_id, 'nombre', f.nombre) order by d.id)
      from student_documents d join files f on f.id = d.file_id
      where d.student_id = s.id and not d.privado), '[]'),
    'programas', coalesce((
      select json_agg(own.id order by own.id) from (
        select pr.id from programmes pr
        where not pr.adhesion_alumnos and (pr.para = 'todos' or (pr.para = 'antiguos') = s.es_antiguo)
        union
        select pa.programme_id from programme_adhesions pa
        where pa.account_id = s.id and pa.estado = 'aceptada') own), '[]'),
    'placements', coalesce((
      select json_agg(
        json_build_object('fechaInicio', coalesce(made.fecha_inicio, placed.fecha_inicio),
          'fechaFin', coalesce(least(made.fin_desde, made.fecha_fin), placed.fecha_fin)) order by p.id)
      from applications p join offers placed on placed.id = p.offer_id
        left join placements made on made.application_id = p.id
      where p.student_id = s.id and p.id_estado = 5 and placed.tipo = 'practicas'
        and coalesce(least(made.fin_desde, made.fecha_fin), placed.fecha_fin) >= current_date - 1), '[]'))`;

// As JSON: of an array the database would count the items, and plan anew each time.
const profilesOf = {
  name: 'profiles',
  text: `
    select s.id, ${profileJson} as profile
    from json_to_recordset($1::json) as asked (id integer)
      join students s on s.id = asked.id join accounts a on a.id = s.id`,
};

/** All that the rules of an offer look at in each student, in one statement; each has a session. */
async function readProfiles(db: Db, studentIds: readonly number[]): Promise<Profile[]> {
  const rows = await db.query<{ id: number; profile: Profile }>(profilesOf, [
    JSON.stringify(studentIds.map((id) => ({ id }))),
  ]);
  const profiles = new Map(rows.map(({ id, profile }) => [id, profile]));
  return studentIds.map((id) => {
    const profile = profiles.get(id);
    if (!profile) throw new Error('a student with a session has gone');
    return profile;
  });
}

const maxAtOnce = 50;

/** Reads the profiles that are asked for at the same moment in one statement: opening and applying both need them. */
export const openProfiles = (database: Database): ReadProfile =>
  batched(maxAtOnce, (studentIds: readonly number[]) => readProfiles(database, studentIds));
