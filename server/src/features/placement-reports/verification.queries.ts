import type { PlacementState } from '@portal/contract/placements';
import type { Db } from '../../db/database.ts';
import { lastDay } from '../placements/placement-columns.ts';

const certificate = {
  name: 'certificate_by_code',
  text: `
    select p.numero, to_json(t.emitido) #>> '{}' as emitido, t.empresa, p.fecha_inicio::text as "fechaInicio",
      (${lastDay})::text as "fechaFin", nullif(t.horas, 0)::float8 as horas, t.sha256
    from placement_certificates t join placements p on p.id = t.placement_id
    where t.codigo = $1`,
};

export interface IssuedUnder {
  numero: string;
  emitido: string;
  empresa: string;
  fechaInicio: string;
  fechaFin: string;
  /** Null where nobody has said how many. */
  horas: number | null;
  sha256: string;
}

/** The certificate that was issued under a code. */
export async function certificateUnder(db: Db, codigo: string): Promise<IssuedUnder | undefined> {
  const [row] = await db.query<IssuedUnder>(certificate, [codigo]);
  return row;
}

const annex = {
  name: 'annex_by_code',
  text: `
    select p.numero, p.estado, v.num_version as "numVersion", to_json(v.creada) #>> '{}' as emitido, v.empresa,
      exists (select from annex_versions later
        where later.placement_id = v.placement_id and later.num_version > v.num_version) as sustituido,
      v.sha256,
      coalesce((select json_agg(s.sha256 order by s.id) from annex_signatures s
        where s.version_id = v.id and s.file_id is not null and s.sha256 is not null), '[]') as firmados
    from annex_versions v join placements p on p.id = v.placement_id
    where v.codigo = $1`,
};

export interface IssuedAnnex {
  numero: string;
  estado: PlacementState;
  numVersion: number;
  emitido: string;
  empresa: string;
  sustituido: boolean;
  sha256: string;
  /** Of each signed file. */
  firmados: string[];
}

/** The version of an annex that was issued under a code. */
export async function annexUnder(db: Db, codigo: string): Promise<IssuedAnnex | undefined> {
  const [row] = await db.query<IssuedAnnex>(annex, [codigo]);
  return row;
}
