import type { AgreementState } from '@portal/contract/agreements';
import type { Db } from '../../db/database.ts';

const verified = {
  name: 'agreement_by_code',
  text: `
    select a.numero, a.estado, to_json(v.creada) #>> '{}' as emitido, v.empresa,
      exists (select from agreement_versions later
        where later.agreement_id = a.id and later.num_version > v.num_version) as sustituido,
      v.generado_sha256 as generado, v.firmado_sha256 as firmado, v.formalizado_sha256 as formalizado
    from agreement_versions v join agreements a on a.id = v.agreement_id
    where v.codigo = $1`,
};

export interface IssuedAgreement {
  numero: string;
  estado: AgreementState;
  emitido: string;
  empresa: string;
  sustituido: boolean;
  generado: string;
  firmado: string | null;
  formalizado: string | null;
}

export async function issuedUnder(db: Db, codigo: string): Promise<IssuedAgreement | undefined> {
  const [row] = await db.query<IssuedAgreement>(verified, [codigo]);
  return row;
}
