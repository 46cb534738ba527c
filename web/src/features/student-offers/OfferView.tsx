import type { Answer } from '@portal/contract/endpoint';
import type { OfferType } from '@portal/contract/offer-fields';
import { getOffer } from '@portal/contract/student-offers';
import { IconMoodEmpty } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { offerScreen, offersScreen } from '../../domain/offer/offer-types.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useConnection } from '../../lib/api/connection.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { NoConnection } from '../../ui/NoConnection.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { type Visit, visitOf } from './visit.ts';

const ApplyDialog = lazy(() => loadCode(() => import('./ApplyDialog.tsx')));

type Offer = Answer<typeof getOffer>;

const asItIs = (instead: ReactNode) => instead;

interface Props {
  tipo: OfferType;
  urlAcceso: string;
  skeleton: ReactNode;
  /** Around what stands in the place of an offer that cannot be shown. */
  frame?: (instead: ReactNode) => ReactNode;
  children: (answer: Offer, apply: () => void) => ReactNode;
}

/** An offer with its loading and error states, and the dialog in which one applies to it. */
export function OfferView({ tipo, urlAcceso, skeleton, frame = asItIs, children }: Props) {
  const pathTo = usePathTo();
  const { search } = useLocation();
  const { data, error, refetch } = useCall(getOffer, { params: { id: urlAcceso } });
  const isOffline = useConnection() === 'lost';
  // Names that came later would move what is below them.
  const { isLoading: hasNoNames } = useCatalogue();
  const dialog = useApplyDialog(data?.puedeInscribirse === true);
  if (data === undefined) {
    if (isOffline && (error === null || error.offline)) return frame(<NoConnection />);
    if (error === null) return skeleton;
    return frame(
      error.name === 'offerNotFound' ? (
        <Gone tipo={tipo} search={search} />
      ) : (
        <ErrorBanner error={error} onRetry={() => refetch()} stays />
      ),
    );
  }
  if (data.oferta.tipo !== tipo) {
    return <Navigate to={pathTo(offerScreen[data.oferta.tipo], { urlAcceso })} replace />;
  }
  if (hasNoNames) return skeleton;
  return (
    <>
      {error !== null && <ErrorBanner error={error} onRetry={() => refetch()} />}
      {children(data, dialog.open)}
      {dialog.isOpen && (
        <Suspense>
          <ApplyDialog answer={data} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}

const hash = '#inscribirse';

/**
 * Whether the dialog is open is in the address: going back closes it, and after a login that was asked for
 * meanwhile one is in it again.
 */
function useApplyDialog(canApply: boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  const isAsked = location.hash === hash;
  const [isOpen, setOpen] = useState(false);
  // Once open it stays: what was sent, or why not, is read although one can apply no more.
  if (isOpen !== (isAsked && (isOpen || canApply))) setOpen(!isOpen);
  return {
    isOpen,
    open: () => {
      const state: Visit = { ...visitOf(location.state), inApply: true };
      navigate({ pathname, search, hash }, { preventScrollReset: true, state });
    },
    close: () => {
      if (visitOf(location.state).inApply) navigate(-1);
      else navigate({ pathname, search }, { preventScrollReset: true, replace: true });
    },
  };
}

function Gone({ tipo, search }: { tipo: OfferType; search: string }) {
  const t = useTexts('studentOffers');
  const text = useSentences()?.statuses.offerNotFound;
  return (
    <EmptyState
      icon={<IconMoodEmpty size={28} />}
      title={text?.title ?? t('apply.closed')}
      action={
        <ScreenButton to={offersScreen[tipo]} search={search} variant="default">
          {t('detail.other')}
        </ScreenButton>
      }
    >
      {text?.body}
    </EmptyState>
  );
}
