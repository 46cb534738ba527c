import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { offerTypesOf } from '../../lib/offer-types.ts';
import { useSession } from '../../lib/session.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { NewestOffers } from './NewestOffers.tsx';
import { MovingApplications, WaitingApplications } from './OwnApplications.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import classes from './StudentHome.module.css';

interface Props {
  announcements: ReactNode;
  surveys: ReactNode;
}

export function StudentHome({ announcements, surveys }: Props) {
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
          {announcements}
          {surveys}
        </div>
      </div>
    </>
  );
}
