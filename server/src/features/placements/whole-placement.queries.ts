import type { SignatureCheck } from '@portal/contract/agreements';
import type {
  Interruption,
  PlacementAlert,
  PlacementDocument,
  PlacementEventKind,
  PlacementParty,
  signingMeans,
} from '@portal/contract/placements';
import type { Db } from '../../db/database.ts';
import { alerts } from './placement-columns.ts';

interface StoredSignature {
  parte: PlacementParty;
  medio: (typeof signingMeans)[number];
  fecha: string;
  quien: string;
  fileId: number | null;
  nombreFichero: string | null;
  comprobacion: SignatureCheck | null;
}

interface StoredVersion {
  numVersion: number;
  creada: string;
  codigo: string;
  fileId: number;
  nombreFichero: string;
  sha256: string;
  cambios: { campo: string; antes: string | null; despues: string | null }[];
  firmas: StoredSignature[];
}

export type StoredDocument = Omit<PlacementDocument, 'documento'> & {
  fileId: number | null;
  nombreFichero: string | null;
};

interface Rest {
  alertas: PlacementAlert[];
  empresa: string;
  alumno: string;
  tutorAcademico: { nombre: string; apellidos: string; email: string } | null;
  versiones: StoredVersion[];
  documentos: StoredDocument[];
  interrupciones: Interruption[];
  historial: { tipo: PlacementEventKind; fecha: string; quien: string | null; nota: string | null }[];
}

const rest = {
  name: 'placement_rest',
  text: `
    select ${alerts} as alertas, c.nombre_comercial as empresa, acc.nombre || ' ' || acc.apellidos as alumno,
      (select json_build_object('nombre', t.nombre, 'apellidos', t.apellidos, 'email', t.email)
        from academic_tutors t where t.id = p.academic_tutor_id) as "tutorAcademico",
      coalesce((select json_agg(json_build_object('numVersion', v.num_version, 'creada', v.creada, 'codigo', v.codigo,
          'fileId', f.id, 'nombreFichero', f.nombre, 'sha256', v.sha256, 'cambios', v.cambios,
          'firmas', coalesce((select json_agg(json_build_object('parte', g.parte, 'medio', g.medio, 'fecha', g.fecha,
              'quien', g.nombre, 'fileId', sf.id, 'nombreFichero', sf.nombre, 'comprobacion', g.comprobacion) order by g.id)
            from annex_signatures g left join files sf on sf.id = g.file_id where g.version_id = v.id), '[]'))
          order by v.num_version desc)
        from annex_versions v join files f on f.id = v.file_id where v.placement_id = p.id), '[]') as versiones,
      coalesce((select json_agg(json_build_object('id', d.id, 'tipo', d.tipo, 'nombre', d.nombre,
          'descripcion', d.descripcion, 'estado', d.estado, 'aportadoPor', d.aportado_por, 'fechaLimite', d.fecha_limite,
          'entregado', d.entregado, 'motivo', d.motivo, 'version', d.version, 'fileId', d.file_id, 'nombreFichero', f.nombre)
          order by d.estado in ('pendiente', 'devuelto') desc, d.fecha_limite, d.creado desc, d.id desc)
        from (select * from company_documents where id_practica = p.id and tipo <> 'anexo' order by id desc limit 200) d
          left join files f on f.id = d.file_id), '[]') as documentos,
      coalesce((select json_agg(json_build_object('desde', i.desde, 'hasta', i.hasta, 'motivo', i.motivo)
          order by i.desde, i.id) from placement_interruptions i where i.placement_id = p.id), '[]') as interrupciones,
      coalesce((select json_agg(json_build_object('tipo', e.tipo, 'fecha', e.fecha, 'nota', e.nota,
          'quien', coalesce(e.nombre, nullif(btrim(who.nombre || ' ' || who.apellidos), ''))) order by e.id desc)
        from (select * from placement_events where placement_id = p.id order by id desc limit 200) e
          left join accounts who on who.id = e.account_id), '[]') as historial
    from placements p join companies c on c.id = p.company_id join accounts acc on acc.id = p.student_id
    where p.id = $2`,
};

/** What hangs from a placement, in one statement: the newest 200 documents and events. */
export async function restOf(db: Db, id: number, today: string): Promise<Rest> {
  const [row] = await db.query<Rest>(rest, [today, id]);
  if (!row) throw new Error('a placement has gone');
  return row;
}
