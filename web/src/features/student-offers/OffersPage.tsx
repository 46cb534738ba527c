import { useMediaQuery } from '@mantine/hooks';
import type { OfferType } from '@portal/contract/offer-fields';
import { Navigate, useParams } from 'react-router';
import { offerTypesOf } from '../../domain/offer/offer-types.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { OfferPage } from './OfferPage.tsx';
import { SearchScreen } from './SearchScreen.tsx';

/** From 1280 px there is room for an offer beside the list. */
const besideQuery = atLeast('widest');

/**
 * The offers of a type and, where the address names one, that offer: both addresses show this one component,
 * so that the list stays as it is while offers open beside it.
 */
export function OffersPage({ tipo }: { tipo: OfferType }) {
  const { urlAcceso } = useParams();
  const data = useSession()?.data;
  const pathTo = usePathTo();
  const beside = useMediaQuery(besideQuery, false, { getInitialValueInEffect: false });
  if (data === undefined) return null;
  if (!offerTypesOf(data).includes(tipo)) return <Navigate to={pathTo('home')} replace />;
  if (urlAcceso !== undefined && !beside) return <OfferPage tipo={tipo} urlAcceso={urlAcceso} />;
  return <SearchScreen tipo={tipo} open={urlAcceso} beside={beside} />;
}
