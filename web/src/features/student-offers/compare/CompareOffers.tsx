import { Switch } from '@mantine/core';
import { getOffer } from '@portal/contract/student-offers';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { offersScreen, offerTypesOf } from '../../../domain/offer/offer-types.ts';
import type { CallError } from '../../../lib/api/call-error.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useSession } from '../../../lib/session/session.ts';
import { setComparedOffers } from '../../../lib/storage/compared-offers.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { CompareTable } from './CompareTable.tsx';
import { comparedIn, comparedSearch } from './compared.ts';
import type { Compared } from './useRows.ts';

/** Up to three offers side by side, which the address names. */
export default function CompareOffers() {
  const t = useTexts('forYou');
  const titles = useTitles();
  const navigate = useNavigate();
  const { search } = useLocation();
  const ids = comparedIn(search);
  // Names that came later would move what is below them.
  const { isLoading: hasNoNames } = useCatalogue();
  const { offers, isPending, failed, retry } = useOffers(ids);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const remove = (id: string) => {
    const left = ids.filter((one) => one !== id);
    setComparedOffers(left);
    navigate({ search: comparedSearch(left) }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHead title={titles('compareOffers')} context={t('compare.context')} />
      {ids.length > 1 && (
        <Switch
          mb="md"
          label={t('compare.onlyDifferent')}
          checked={onlyDifferent}
          onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
        />
      )}
      {ids.length === 0 ? (
        <NothingChosen />
      ) : failed !== null ? (
        <ErrorBanner error={failed} onRetry={retry} stays />
      ) : isPending || hasNoNames ? (
        <Skeletons shape="page" />
      ) : (
        <CompareTable
          ids={ids}
          offers={offers}
          onlyDifferent={onlyDifferent && ids.length > 1}
          onRemove={remove}
        />
      )}
    </>
  );
}

interface Offers {
  /** Undefined where the student cannot read it, or not any more. */
  offers: (Compared | undefined)[];
  isPending: boolean;
  /** Why one of them did not come, which another try may mend. */
  failed: CallError | null;
  retry: () => void;
}

/** The offers by their addresses, each as its own page has it. */
function useOffers([one, two, three]: readonly string[]): Offers {
  const first = useOffer(one);
  const second = useOffer(two);
  const third = useOffer(three);
  const asked = [first, second, third].slice(0, [one, two, three].filter(Boolean).length);
  return {
    offers: asked.map(({ data }) => data),
    isPending: asked.some(({ data, error }) => data === undefined && error === null),
    failed:
      asked.find(({ data, error }) => data === undefined && error && error.httpStatus !== 200)?.error ?? null,
    retry: () => {
      for (const { refetch } of asked) refetch();
    },
  };
}

const useOffer = (id: string | undefined) =>
  useCall(getOffer, { params: { id: id ?? '' } }, { enabled: id !== undefined });

function NothingChosen() {
  const t = useTexts('forYou');
  const session = useSession()?.data;
  const [tipo] = session ? offerTypesOf(session) : [];
  return (
    <EmptyState
      icon={<IconArrowsDiff size={28} />}
      title={t('compare.empty')}
      action={tipo && <ScreenButton to={offersScreen[tipo]}>{t('compare.find')}</ScreenButton>}
    >
      {t('compare.emptyBody')}
    </EmptyState>
  );
}
