import type { Language } from '@portal/contract/languages';
import type { Db } from '../../db/database.ts';
import type { CalendarDates } from './calendar.rules.ts';

const dates = {
  name: 'placement_calendar',
  text: `
    select p.id as "idPractica", p.version, p.titulo, c.nombre_comercial as empresa, a.idioma,
      p.fecha_inicio::text as "fechaInicio", p.fecha_fin::text as "fechaFin", p.fin_desde::text as "finDesde",
      coalesce((select json_agg(json_build_object('id', d.id, 'fechaLimite', d.fecha_limite) order by d.fecha_limite, d.id)
        from (select id, fecha_limite from company_documents
          where id_practica = p.id and aportado_por = 'alumno' and estado in ('pendiente', 'devuelto')
            and fecha_limite is not null
          order by fecha_limite, id limit 100) d), '[]') as plazos
    from placements p join companies c on c.id = p.company_id join accounts a on a.id = p.student_id
    where p.id = $1`,
};

interface Feed extends CalendarDates {
  titulo: string;
  empresa: string;
  /** The student's. */
  idioma: Language | null;
}

export async function calendarDates(db: Db, idPractica: number): Promise<Feed | undefined> {
  const [row] = await db.query<Feed>(dates, [idPractica]);
  return row;
}
