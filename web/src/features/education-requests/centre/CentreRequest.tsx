import { Flex } from '@mantine/core';
import { getCentreRequest } from '@portal/contract/education-requests';
import { useParams } from 'react-router';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { centreMeaning } from '../../../domain/education-request/education-meaning.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { CentrePartFacts } from '../CentrePartFacts.tsx';
import classes from '../education-requests.module.css';
import { RequestHistory } from '../RequestHistory.tsx';
import { UnknownRequest } from '../UnknownRequest.tsx';
import { useRequestFacts } from '../useRequestFacts.ts';
import { CentreActs } from './CentreActs.tsx';
import type { CentreRequestDetail } from './centre-request.ts';

/** A request as the school reads it, with what it says of its side and what it can answer. */
export default function CentreRequest() {
  const t = useTexts('educationCentre');
  const { id = '' } = useParams();
  const query = useCall(getCentreRequest, { params: { id } });
  if (query.data === undefined && query.error?.name === 'applicationNotFound')
    return <UnknownRequest all="educationRequests" allLabel={t('all')} />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(request) => <RequestView key={id} request={request} />}
    </CallView>
  );
}

function RequestView({ request }: { request: CentreRequestDetail }) {
  const t = useTexts('educationCentre');
  const common = useTexts('educationRequests');
  const facts = useRequestFacts();
  const { name } = useCatalogue();
  const { alumno, idTitulacion, estado, motivo, contacto, certificadoAcreditado } = request;
  const isOpen = estado === 'abierta' || estado === 'aceptada';
  return (
    <>
      <PageHead
        title={alumno}
        ownTitle
        context={
          <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
            <StateBadge meaning={centreMeaning[estado]}>{common(`states.${estado}`)}</StateBadge>
            <span>{name('titulaciones', idTitulacion)}</span>
          </Flex>
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Banner meaning={estado === 'abierta' ? 'warning' : 'info'} title={t(`next.${estado}`)}>
            {motivo !== null && <p>{motivo}</p>}
          </Banner>
          {isOpen && (
            <Banner
              meaning={certificadoAcreditado ? 'good' : 'info'}
              title={t(certificadoAcreditado ? 'checked' : 'unchecked')}
            >
              {!certificadoAcreditado && <p>{t('uncheckedText')}</p>}
            </Banner>
          )}
          <Section title={t('request')} {...(estado === 'abierta' && { description: t('contactLater') })}>
            <Facts layout="rows" facts={facts.of(request)} />
          </Section>
          {contacto !== null && (
            <Section title={t('student')}>
              <Facts
                layout="rows"
                facts={[
                  { label: common('facts.email'), value: <EmailLink address={contacto.email} /> },
                  { label: common('facts.phone'), value: contacto.telefono },
                ]}
              />
            </Section>
          )}
          <Section title={t('part')}>
            <CentrePartFacts part={request.datosCentro} none={t('partEmpty')} />
          </Section>
        </div>
        <aside className={classes.aside}>
          <div className={classes.acts}>
            <CentreActs request={request} />
          </div>
          <Section title={common('history.title')}>
            <RequestHistory events={request.historial} />
          </Section>
        </aside>
      </div>
    </>
  );
}
