/** Days after its last day in which the reports of a placement are handed in. */
const reportDays = 15;

/** The last day of placement `p`, as in `dates.rules.ts`. */
export const lastDay = `case when p.fin_desde is null or p.fin_desde > p.fecha_fin then p.fecha_fin else p.fin_desde - 1 end`;

/** Whether a day is one of placement `p`, on which it does not stop. */
export const isDayOf = (day: string): string => `(${day} between p.fecha_inicio and ${lastDay}
  and not exists (select from placement_interruptions i
    where i.placement_id = p.id and ${day} between i.desde and i.hasta))`;

/** Whether the newest annex of placement `p`, which has been closed, still lacks a signature. */
export const isClosedUnsigned = `(p.estado = 'cerrada'
  and p.faltan && array['firmaEmpresa', 'firmaAlumno', 'firmaCentro'])`;

/** Of placement `p`, what somebody has to look at, with today as `$1`. */
export const alerts = `array_remove(array[
  case when p.estado = 'preparacion' and p.fecha_inicio <= $1::date then 'empezadaSinListo' end,
  case when p.estado = 'finalizada' and p.fecha_fin < $1::date - ${reportDays} then 'sinInformes' end,
  case when p.estado in ('preparacion', 'lista', 'enCurso') and p.fecha_fin > make_date(p.curso + 1, 9, 15)
    then 'pasaDeCurso' end,
  case when p.estado in ('preparacion', 'lista', 'enCurso', 'finalizada') and exists (select from company_documents d
    where d.id_practica = p.id and d.estado in ('pendiente', 'devuelto') and d.fecha_limite < $1::date)
    then 'documentoVencido' end,
  case when p.estado in ('enCurso', 'finalizada') and p.horas_hechas > p.horas_totales then 'horasDeMas' end,
  case when p.estado in ('enCurso', 'finalizada') and p.faltan && array['firmaEmpresa', 'firmaAlumno', 'firmaCentro']
    or ${isClosedUnsigned} then 'cambioSinFirmar' end,
  case when p.estado in ('enCurso', 'finalizada') and 'tutorAcademico' = any(p.faltan) and p.calificacion is null
    then 'sinTutor' end
], null)`;

/** What comes first in a list of managers: nobody has looked at it in time. With today as `$1`. */
export const isUrgent = `(p.estado = 'preparacion' and p.fecha_inicio <= $1::date
  or p.estado = 'finalizada' and p.fecha_fin < $1::date - ${reportDays})`;

/** Of placement `p`, what every card has, with today as `$1`. */
export const card = `'idPractica', p.id, 'numero', p.numero, 'estado', p.estado, 'tipoPractica', p.tipo_practica,
  'titulo', p.titulo, 'fechaInicio', p.fecha_inicio, 'fechaFin', p.fecha_fin, 'horasTotales', p.horas_totales,
  'horasHechas', p.horas_hechas, 'faltan', p.faltan, 'alertas', ${alerts}`;
