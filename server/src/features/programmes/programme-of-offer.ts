import type { OfferFieldError } from '@portal/contract/offer-rules';
import type { OfferContent } from '@portal/contract/offers';
import { fieldError } from '@portal/contract/validation';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { adhesionOf, shareProgramme } from './programmes.queries.ts';
import { isActive, isDedicated, takesPartAsCompany } from './programmes.rules.ts';

type Asked = Pick<OfferContent, 'idPrograma' | 'tiempoDedicacionJornada' | 'meses'>;

/**
 * What is wrong with the programme that an offer of a company names: the company has to take part, and the programme to
 * go on, but where the offer belonged to it `before`.
 */
export async function programmeErrors(
  { db, today, brand }: Pick<Ctx, 'db' | 'today' | 'brand'>,
  companyId: number,
  { idPrograma }: Pick<Asked, 'idPrograma'>,
  before: number | null,
): Promise<OfferFieldError[]> {
  if (idPrograma === null || idPrograma === before) return [];
  const programme = await shareProgramme(db, idPrograma);
  if (programme && isActive(programme, today()) && brand.opciones.programasPracticas) {
    const adhesion = await adhesionOf(db, idPrograma, { companyId });
    if (takesPartAsCompany(programme, adhesion?.estado ?? null)) return [];
  }
  return [{ campo: 'idPrograma', error: fieldError('programmeNotJoined') }];
}

/** Throws dedicationRequired (58) where an offer has not the dedication that its programme asks for. */
export async function requireDedication({ db }: Pick<Ctx, 'db'>, content: Asked): Promise<void> {
  if (content.idPrograma === null) return;
  const programme = await shareProgramme(db, content.idPrograma);
  if (programme?.exigeDedicacion && !isDedicated(content)) throw new Refusal('dedicationRequired');
}
