import { useTexts } from '../../lib/i18n/i18n.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { ClaimCard } from './Claim.tsx';
import type { ReviewedCompany } from './reviewed.ts';
import { addressOf, usePendingSearch } from './usePendingSearch.ts';

interface Props {
  company: ReviewedCompany['empresa'];
  next: number | null;
}

/** Who sees to a company, and the one that comes next, to read without deciding on this one. */
export function CompanyClaim({ company: { idEmpresa, asignada }, next }: Props) {
  const t = useTexts('validations');
  const { search } = usePendingSearch();
  return (
    <ClaimCard tipo="empresa" objeto={String(idEmpresa)} asignada={asignada}>
      {next !== null && (
        <ScreenLink to="managedCompany" params={{ id: next }} search={addressOf(search)}>
          {t('decide.skip')}
        </ScreenLink>
      )}
    </ClaimCard>
  );
}
