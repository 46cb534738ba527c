import { registrationDays } from '@portal/contract/social-security-rules';
import { lastDay } from '../placements/placement-columns.ts';

/*
 * The rules of placements and of this area once more, for the filters of lists: of placement `p`, company `c`, and what
 * is noted `m`, with today as `$1`. A test holds what they find against the rules.
 */

export const isPaid = `(p.datos -> 'condiciones' ->> 'remunerada')::boolean`;

/**
 * Every placement to register, or to deregister: `k` with its kind, its day, the day on which it was done for that one,
 * and what was noted for another that the placement had then.
 */
export const kinds = `lateral (
  select 'alta' as tipo, p.fecha_inicio as dia,
      case when coalesce(m.alta_dia, p.fecha_inicio) = p.fecha_inicio then m.alta end as hecha,
      case when m.alta_dia <> p.fecha_inicio then m.alta end as otra_hecha, m.alta_dia as otro_dia
    where m.alta is not null or ${lastDay} >= p.fecha_inicio
  union all
  select 'baja', ${lastDay}, case when coalesce(m.baja_dia, ${lastDay}) = ${lastDay} then m.baja end,
      case when m.baja_dia <> ${lastDay} then m.baja end, m.baja_dia
    where m.excluida is null and case when ${lastDay} < p.fecha_inicio then m.alta is not null
      else ${lastDay} <= $1::date end) k`;

export const deadline = `case when not ${isPaid} then k.dia + ${registrationDays} end`;

export const state = `case when k.hecha is not null then 'hecha' when m.excluida is not null then 'excluida'
  when ${deadline} < $1::date then 'vencida' else 'pendiente' end`;
