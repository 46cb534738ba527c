import { Box, Group } from '@mantine/core';
import { type ApplicationCard, applicationStates, getOwnApplication } from '@portal/contract/applications';
import type { Answer } from '@portal/contract/endpoint';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { ApplicationState } from '../../domain/application/ApplicationState.tsx';
import { offerScreen } from '../../domain/offer/offer-types.ts';
import { Respond } from '../../domain/respond/Respond.tsx';
import { useDecline } from '../../domain/respond/useDecline.tsx';
import { useWithdrawal } from '../../domain/withdrawal/useWithdrawal.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './applications.module.css';
import { NextSteps } from './NextSteps.tsx';
import { OwnInterview } from './OwnInterview.tsx';
import { PromisedAnswer } from './PromisedAnswer.tsx';
import { Renounce } from './Renounce.tsx';
import { SentParts } from './SentParts.tsx';
import { Steps } from './Steps.tsx';
import { Timeline } from './Timeline.tsx';

export default function ApplicationDetail() {
  const { urlAcceso = '' } = useParams();
  const query = useCall(getOwnApplication, { params: { id: urlAcceso } });
  if (query.data === undefined && query.error?.name === 'applicationNotFound') return <NotFound />;
  return <CallView query={query}>{(answer) => <Application answer={answer} />}</CallView>;
}

function Application({ answer }: { answer: Answer<typeof getOwnApplication> }) {
  const t = useTexts('applications');
  const { candidatura, historial } = answer;
  const { idEstado, titulo, tipo, urlOferta, puedeDesinscribirse, estadoOferta } = candidatura;
  const withdrawal = useWithdrawal(candidatura);
  const declining = useDecline();
  const waits = idEstado === applicationStates.preregistration;
  return (
    <>
      <PageHead
        ownTitle
        title={titulo}
        context={<Context card={candidatura} />}
        action={waits ? <Respond application={candidatura} onDecline={declining.decline} /> : undefined}
      />
      <Columns end="24rem">
        <div>
          {answer.entrevista !== null && (
            <OwnInterview urlOferta={urlOferta} idEstado={idEstado} interview={answer.entrevista} />
          )}
          <Section title={t('detail.now')}>
            <Steps card={candidatura} />
            <Box component="p" maw="60ch">
              {t(nowKey(answer))}
            </Box>
            <PromisedAnswer answer={answer} />
            {candidatura.descripcionEstadoMotivo && (
              <p className={classes.reason}>
                {t('detail.reason', { reason: candidatura.descripcionEstadoMotivo })}
              </p>
            )}
            <Group gap="xs" align="stretch" mt="md">
              <ScreenButton to={offerScreen[tipo]} params={{ urlAcceso: urlOferta }} variant="default">
                {t('detail.offer')}
              </ScreenButton>
              {idEstado === applicationStates.withdrawn && estadoOferta === 'abierta' && (
                <ScreenButton to={offerScreen[tipo]} params={{ urlAcceso: urlOferta }} search="#inscribirse">
                  {t('detail.again')}
                </ScreenButton>
              )}
              {puedeDesinscribirse && !waits && withdrawal.button}
              {idEstado === applicationStates.awaitingIncorporationForm && (
                <Renounce application={candidatura} />
              )}
            </Group>
          </Section>
          <NextSteps answer={answer} />
          <Section title={t('detail.history')}>
            <Timeline events={historial} />
          </Section>
        </div>
        <SentParts answer={answer} />
      </Columns>
      {withdrawal.dialog}
      {declining.dialog}
    </>
  );
}

/** What the state means, and that an answer is late; where the interview stands above, no more than that. */
function nowKey({ candidatura, respuesta }: Answer<typeof getOwnApplication>) {
  const { idEstado, rechazadaPorAlumno, entrevista } = candidatura;
  if (rechazadaPorAlumno) return 'now.declined';
  const isLate = respuesta !== null && (respuesta.puedePreguntar || respuesta.preguntada !== null);
  if (idEstado === applicationStates.underReview && isLate) return 'now.late';
  if (idEstado !== applicationStates.interview || entrevista === null) return `now.${idEstado}` as const;
  return entrevista.estado === 'elegida' ? 'now.agreed' : 'now.called';
}

function Context({ card: { empresa, referencia, idEstado, rechazadaPorAlumno } }: { card: ApplicationCard }) {
  const t = useTexts('applications');
  const { mostrarReferencia } = useBrand().opciones;
  return (
    <span className={classes.context}>
      <span>
        {empresa ?? t('list.hiddenCompany')}
        {mostrarReferencia && <> · {t('list.reference', { reference: referencia })}</>}
      </span>
      <ApplicationState idEstado={idEstado} rechazadaPorAlumno={rechazadaPorAlumno} />
    </span>
  );
}

function NotFound() {
  const t = useTexts('applications');
  const titles = useTitles();
  const text = useSentences()?.statuses.applicationNotFound;
  return (
    <>
      <PageHead title={titles('application')} />
      <EmptyState
        icon={<IconMoodEmpty size={28} />}
        title={text?.title ?? titles('application')}
        action={
          <ScreenButton to="applications" variant="default">
            {t('detail.all')}
          </ScreenButton>
        }
      >
        {text?.body}
      </EmptyState>
    </>
  );
}
