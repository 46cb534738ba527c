import { Box } from '@mantine/core';
import { getCentreRequest } from '@portal/contract/education-requests';
import { IconLock } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { UnknownRequest } from '../UnknownRequest.tsx';
import { CentrePartForm } from './CentrePartForm.tsx';

/** What is the school's of a request: places, group and host tutor. */
export default function EditRequest() {
  const t = useTexts('educationCentre');
  const titles = useTitles();
  const { id = '' } = useParams();
  const query = useCall(getCentreRequest, { params: { id } });
  if (query.data === undefined && query.error?.name === 'applicationNotFound')
    return <UnknownRequest all="educationRequests" allLabel={t('all')} />;
  return (
    <Box maw="45rem">
      <CallView query={query} skeleton={<Skeletons shape="card" count={2} />}>
        {(request) => (
          <>
            <PageHead
              title={titles('editEducationRequest')}
              context={t('form.context', { student: request.alumno })}
            />
            {request.estado === 'abierta' || request.estado === 'aceptada' ? (
              <CentrePartForm key={id} opened={request} />
            ) : (
              <EmptyState
                icon={<IconLock size={28} />}
                title={t('form.ended')}
                action={
                  <ScreenButton to="educationRequest" params={{ id }} variant="default">
                    {t('form.back')}
                  </ScreenButton>
                }
              >
                {t('form.endedText')}
              </EmptyState>
            )}
          </>
        )}
      </CallView>
    </Box>
  );
}
