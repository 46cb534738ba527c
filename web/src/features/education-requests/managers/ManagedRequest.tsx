import { Flex } from '@mantine/core';
import { getManagedEducationRequest } from '@portal/contract/education-requests';
import { useParams } from 'react-router';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { managedMeaning } from '../../../domain/education-request/education-meaning.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { CentrePartFacts } from '../CentrePartFacts.tsx';
import classes from '../education-requests.module.css';
import { RequestHistory } from '../RequestHistory.tsx';
import { UnknownRequest } from '../UnknownRequest.tsx';
import { useRequestFacts } from '../useRequestFacts.ts';
import { CertificateSection } from './CertificateSection.tsx';
import { ManagedRequestActs } from './ManagedRequestActs.tsx';
import type { ManagedRequestDetail } from './managed-request.ts';

/** A request as managers see it: both sides, the certificate, and what can be done. */
export default function ManagedRequest() {
  const t = useTexts('managedEducation');
  const { id = '' } = useParams();
  const query = useCall(getManagedEducationRequest, { params: { id } });
  if (query.data === undefined && query.error?.name === 'applicationNotFound')
    return <UnknownRequest all="managedEducationRequests" allLabel={t('all')} />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(request) => <RequestView key={id} request={request} />}
    </CallView>
  );
}

function RequestView({ request }: { request: ManagedRequestDetail }) {
  const t = useTexts('managedEducation');
  const common = useTexts('educationRequests');
  const facts = useRequestFacts();
  const { name } = useCatalogue();
  const { alumno, idAlumno, centro, estado, motivo } = request;
  return (
    <>
      <PageHead
        title={alumno}
        ownTitle
        context={
          <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
            <StateBadge meaning={managedMeaning[estado]}>{common(`states.${estado}`)}</StateBadge>
            <span>{centro.descripcion}</span>
          </Flex>
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Banner meaning={estado === 'aceptada' ? 'warning' : 'info'} title={t(`next.${estado}`)}>
            {motivo !== null && <p>{motivo}</p>}
          </Banner>
          <Section title={t('request')}>
            <Facts
              layout="rows"
              facts={[
                {
                  label: t('student'),
                  value: (
                    <ScreenLink to="managedStudent" params={{ id: idAlumno }}>
                      {alumno}
                    </ScreenLink>
                  ),
                },
                { label: common('facts.email'), value: <EmailLink address={request.email} /> },
                { label: common('facts.degree'), value: name('titulaciones', request.idTitulacion) },
                ...facts.of(request),
              ]}
            />
          </Section>
          <Section title={t('part')}>
            <Facts
              layout="rows"
              facts={[
                {
                  label: t('centre'),
                  value: (
                    <>
                      <ScreenLink to="managedCompany" params={{ id: centro.idCentro }}>
                        {centro.descripcion}
                      </ScreenLink>
                      {' · '}
                      {facts.place(centro)}
                    </>
                  ),
                },
              ]}
            />
            <CentrePartFacts part={request.datosCentro} none={t('partEmpty')} />
          </Section>
          <CertificateSection request={request} />
        </div>
        <aside className={classes.aside}>
          <div className={classes.acts}>
            <ManagedRequestActs request={request} />
          </div>
          <Section title={common('history.title')}>
            <RequestHistory events={request.historial} />
          </Section>
          <Section title={t('more')}>
            <ScreenLink to="managedEducationRequests" search={`?empresa=${centro.idCentro}`}>
              {t('sameCentre')}
            </ScreenLink>
          </Section>
        </aside>
      </div>
    </>
  );
}
