import { getCv } from '@portal/contract/cv';
import { listSeenOffers, offersOfHome } from '@portal/contract/for-you';
import type { OfferType } from '@portal/contract/offer-fields';
import { listOwnPlacements } from '@portal/contract/placements';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { offerTypesOf } from '../../domain/offer/offer-types.ts';
import SeenOffers from '../../domain/seen-offers/SeenOffers.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import type { LoadedTile } from '../../lib/routing/area.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { Columns } from '../../ui/Columns.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { CompanyHome } from './CompanyHome.tsx';
import { CvFullness } from './CvFullness.tsx';
import { FittingOffers } from './FittingOffers.tsx';
import classes from './home.module.css';
import { NearOffers } from './NearOffers.tsx';
import { NewestOffers } from './NewestOffers.tsx';
import { MovingApplications, useApplications, WaitingApplications } from './OwnApplications.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { WaitingPlacements } from './WaitingPlacements.tsx';

interface Props {
  /** What areas bring to the tiles of a company. */
  tiles: readonly LoadedTile[];
  children: ReactNode;
}

/** Home; the children are what other areas show there. */
export default function Home({ tiles, children }: Props) {
  const role = useSession()?.data.userType;
  const pathTo = usePathTo();
  switch (role) {
    case undefined:
      return null;
    case 'Alumno':
      return <StudentHome>{children}</StudentHome>;
    case 'Empresa':
      return <CompanyHome tiles={tiles}>{children}</CompanyHome>;
    case 'Gestor':
      return <Navigate to={pathTo('management')} replace />;
  }
}

function StudentHome({ children }: { children: ReactNode }) {
  const t = useTexts('home');
  const data = useSession()?.data;
  if (data === undefined) return null;
  return (
    <>
      <PageHead
        title={t('student.title', { name: data.name.split(' ')[0] ?? data.name })}
        context={t('student.context')}
      />
      <StudentParts types={offerTypesOf(data)}>{children}</StudentParts>
    </>
  );
}

function StudentParts({ types, children }: { types: readonly OfferType[]; children: ReactNode }) {
  const { isLoading } = useApplications(types);
  const isAwaited = [
    useCall(offersOfHome, {}),
    useCall(listSeenOffers, {}),
    useCall(getCv, {}),
    useCall(listOwnPlacements, {}),
  ].some(({ isPending, failureCount }) => isPending && failureCount === 0);
  const waits = isLoading || isAwaited;
  return (
    <div className={classes.room} data-waits={waits || undefined}>
      {waits && <Skeletons count={5} />}
      <div className={classes.parts}>
        <WaitingApplications types={types} />
        <WaitingPlacements />
        <Columns end="22rem">
          <div>
            {types.length > 0 && <QuickSearch types={types} />}
            {types.length > 0 && <FittingOffers />}
            <NearOffers />
            {types.length > 0 && <NewestOffers types={types} />}
          </div>
          <div>
            <CvFullness />
            <MovingApplications types={types} />
            <SeenOffers />
            {children}
          </div>
        </Columns>
      </div>
    </div>
  );
}
