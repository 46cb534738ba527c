import type { ReactNode } from 'react';
import { offerTypesOf } from '../../domain/offer/offer-types.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { NewestOffers } from './NewestOffers.tsx';
import { MovingApplications, WaitingApplications } from './OwnApplications.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import classes from './StudentHome.module.css';

export function StudentHome({ children }: { children: ReactNode }) {
  const t = useTexts('home');
  const data = useSession()?.data;
  if (data === undefined) return null;
  const types = offerTypesOf(data);
  return (
    <>
      <PageHead
        title={t('student.title', { name: data.name.split(' ')[0] ?? data.name })}
        context={t('student.context')}
      />
      <WaitingApplications types={types} />
      <div className={classes.columns}>
        <div>
          {types.length > 0 && <QuickSearch types={types} />}
          {types.length > 0 && <NewestOffers types={types} />}
        </div>
        <div>
          <MovingApplications types={types} />
          {children}
        </div>
      </div>
    </>
  );
}
