import { IconSchool } from '@tabler/icons-react';
import { Navigate, useParams } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { ProgrammeDetail } from './ProgrammeDetail.tsx';
import { ofCompany, ofStudent, type ReaderCalls } from './reader-calls.ts';

/** One programme; managers are led to what they write of it. */
export default function ProgrammePage() {
  const { id = '' } = useParams();
  const pathTo = usePathTo();
  const role = useSession()?.data.userType;
  if (role === 'Gestor') return <Navigate to={pathTo('managedProgramme', { id })} replace />;
  return <Read key={id} id={id} calls={role === 'Empresa' ? ofCompany : ofStudent} />;
}

function Read({ id, calls }: { id: string; calls: ReaderCalls }) {
  const t = useTexts('programmes');
  const titles = useTitles();
  const query = useCall(calls.read, { params: { id } });
  if (query.error?.name === 'programmeNotFound')
    return (
      <>
        <PageHead title={titles('programme')} />
        <EmptyState
          icon={<IconSchool size={28} />}
          title={t('gone')}
          action={
            <ScreenButton to="programmes" variant="default">
              {t('all')}
            </ScreenButton>
          }
        >
          {t('goneBody')}
        </EmptyState>
      </>
    );
  return (
    <CallView query={query} skeleton={<Skeletons shape="page" />}>
      {(programme) => <ProgrammeDetail programme={programme} calls={calls} />}
    </CallView>
  );
}
