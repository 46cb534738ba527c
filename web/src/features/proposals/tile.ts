import { listCompanyProposals } from '@portal/contract/proposals';
import { IconUserPlus } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import type { TileFacts } from '../../lib/routing/area.ts';
import { usePathTo } from '../../lib/routing/paths.ts';

/** Counts those that await the company, and leads to them; else to a new one. */
export function useTile(): TileFacts {
  const titles = useTitles();
  const pathTo = usePathTo();
  const count = useCall(listCompanyProposals, {}).data?.filter(({ espera }) => espera === 'empresa').length;
  return {
    icon: IconUserPlus,
    label: titles('newProposal'),
    count,
    to: pathTo(count ? 'proposals' : 'newProposal'),
  };
}
