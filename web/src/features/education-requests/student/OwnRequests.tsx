import { Anchor, Box } from '@mantine/core';
import {
  countEducationRequests,
  listOwnEducationRequests,
  type MinorsCertificate,
  type OwnEducationRequest,
  openEducationStates,
} from '@portal/contract/education-requests';
import { IconSchool } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { Columns } from '../../../ui/Columns.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CardList } from '../../../ui/EntryList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { OwnCertificate } from './OwnCertificate.tsx';
import { OwnRequestCard } from './OwnRequestCard.tsx';

/** What a student of education has asked schools, and the certificate about minors. */
export default function OwnRequests() {
  const titles = useTitles();
  const query = useCall(countEducationRequests, {});
  return (
    <CallView
      query={query}
      skeleton={
        <>
          <PageHead title={titles('educationInternships')} />
          <Skeletons shape="card" count={3} />
        </>
      }
    >
      {({ puedeSolicitar, numDisponibles, numMaximo }) => (
        <Requests canAsk={puedeSolicitar} left={numDisponibles} most={numMaximo} />
      )}
    </CallView>
  );
}

const isLacking = (certificate: MinorsCertificate | null): boolean =>
  certificate === null || certificate.estado === 'devuelto';

const isOpen = ({ estado }: OwnEducationRequest): boolean =>
  openEducationStates.some((open) => open === estado);

function Requests({ canAsk, left, most }: { canAsk: boolean; left: number; most: number }) {
  const t = useTexts('educationStudent');
  const titles = useTitles();
  const query = useCall(listOwnEducationRequests, {});
  return (
    <>
      <PageHead
        title={titles('educationInternships')}
        {...(canAsk && {
          context: left === 0 ? t('leftNone', { max: most }) : t('left', { count: left, max: most }),
        })}
        {...(canAsk &&
          left > 0 && { action: <ScreenButton to="newEducationRequest">{t('ask')}</ScreenButton> })}
      />
      <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
        {({ solicitudes, certificado }) =>
          !canAsk && solicitudes.length === 0 ? (
            <EmptyState
              icon={<IconSchool size={28} />}
              title={t('notYours')}
              action={
                <ScreenButton to="internshipOffers" variant="default">
                  {t('toOffers')}
                </ScreenButton>
              }
            >
              {t('notYoursText')}
            </EmptyState>
          ) : (
            <>
              {isLacking(certificado) && solicitudes.some(isOpen) && (
                <Box mb="lg">
                  <Banner
                    meaning="warning"
                    title={t('certificate.lacking')}
                    action={<Anchor href="#certificado">{t('certificate.handIn')}</Anchor>}
                  />
                </Box>
              )}
              <Columns start="minmax(0, 1fr)" end="22rem">
                <Section title={t('requests')} plain>
                  {solicitudes.length === 0 ? (
                    <EmptyState icon={<IconSchool size={28} />} title={t('empty')}>
                      {t('emptyText')}
                    </EmptyState>
                  ) : (
                    <CardList aria-label={t('requests')}>
                      {solicitudes.map((request) => (
                        <li key={request.id}>
                          <OwnRequestCard request={request} />
                        </li>
                      ))}
                    </CardList>
                  )}
                </Section>
                <OwnCertificate certificate={certificado} canHandIn={canAsk} />
              </Columns>
            </>
          )
        }
      </CallView>
    </>
  );
}
