import { Box, Group } from '@mantine/core';
import { getCompanyProposal, getStudentProposal } from '@portal/contract/proposals';
import { IconMoodEmpty } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { InternshipFacts, PeopleFacts } from '../ProposalFacts.tsx';
import { ProposalHistory } from '../ProposalHistory.tsx';
import { isOwnTurn, type OfCompany, type OfStudent, ownMeaning, type Side } from '../proposal.ts';
import classes from '../proposals.module.css';
import { ConfirmAsCompany } from './ConfirmAsCompany.tsx';
import { ConfirmAsStudent } from './ConfirmAsStudent.tsx';
import { Withdraw } from './Withdraw.tsx';

/** A proposal as one of its sides reads it, with what this one can do. */
export default function OwnProposal() {
  const role = useSession()?.data.userType;
  const { idPropuesta = '' } = useParams();
  const pathTo = usePathTo();
  if (role === 'Gestor') return <Navigate to={pathTo('managedProposal', { idPropuesta })} replace />;
  const View = role === 'Empresa' ? CompanyView : StudentView;
  return <View key={idPropuesta} id={idPropuesta} />;
}

function StudentView({ id }: { id: string }) {
  const t = useTexts('proposals');
  const query = useCall(getStudentProposal, { params: { id } });
  if (query.data === undefined && query.error?.name === 'actionNotAllowed') return <Unknown side="student" />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={2} />}>
      {(proposal) => (
        <Whole
          side="student"
          proposal={proposal}
          other={t('facts.company')}
          confirm={<ConfirmAsStudent proposal={proposal} />}
          result={
            proposal.practica !== null && (
              <ScreenButton to="application" params={{ urlAcceso: proposal.practica.urlOferta }}>
                {t('own.student.toResult')}
              </ScreenButton>
            )
          }
        />
      )}
    </CallView>
  );
}

function CompanyView({ id }: { id: string }) {
  const t = useTexts('proposals');
  const query = useCall(getCompanyProposal, { params: { id } });
  if (query.data === undefined && query.error?.name === 'actionNotAllowed') return <Unknown side="company" />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={2} />}>
      {(proposal) => (
        <Whole
          side="company"
          proposal={proposal}
          other={t('facts.student')}
          dni={proposal.candidato.dni}
          confirm={<ConfirmAsCompany proposal={proposal} />}
          result={
            proposal.practica !== null && (
              <ScreenButton to="incorporationForm" params={{ idSolicitud: proposal.practica.idSolicitud }}>
                {t('own.company.toResult')}
              </ScreenButton>
            )
          }
        />
      )}
    </CallView>
  );
}

interface WholeProps {
  side: Side;
  proposal: OfStudent | OfCompany;
  /** What the other side is called. */
  other: string;
  dni?: string | null;
  confirm: ReactNode;
  /** Where a validated one goes on. */
  result: ReactNode;
}

function Whole({ side, proposal, other, dni = null, confirm, result }: WholeProps) {
  const t = useTexts('proposals');
  const { titulo, otraParte, puedeConfirmar, puedeRetirar, contacto, historial } = proposal;
  return (
    <>
      <PageHead
        title={titulo}
        ownTitle
        context={
          <Box mt="xs">
            <StateBadge meaning={ownMeaning(side, proposal)}>{t(`states.${proposal.estado}`)}</StateBadge>
          </Box>
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Standing side={side} proposal={proposal}>
            {(puedeConfirmar || puedeRetirar || result) && (
              <Group gap="sm">
                {puedeConfirmar && confirm}
                {result}
                {puedeRetirar && <Withdraw side={side} proposal={proposal} />}
              </Group>
            )}
          </Standing>
          <Section title={t('facts.title')}>
            <InternshipFacts
              proposal={proposal}
              first={[
                { label: other, value: otraParte ?? t(`own.${side}.nobody`) },
                { label: t('facts.dni'), value: dni },
              ]}
            />
          </Section>
          {contacto !== null && (
            <Section title={t('facts.people')}>
              <PeopleFacts {...proposal} />
            </Section>
          )}
        </div>
        <aside className={classes.aside}>
          <Section title={t('history.title')}>
            <ProposalHistory events={historial} />
          </Section>
        </aside>
      </div>
    </>
  );
}

/** Whose turn it is, or how it ended, with what can be done now. */
function Standing({
  side,
  proposal: { estado, espera, historial },
  children,
}: {
  side: Side;
  proposal: OfStudent | OfCompany;
  children: ReactNode;
}) {
  const t = useTexts('proposals');
  if (espera !== null)
    return (
      <Banner
        meaning={isOwnTurn(side, { espera }) ? 'warning' : 'info'}
        title={t(`own.${side}.turns.${espera}`)}
        action={children}
      >
        <p>{t(`own.${side}.turnText.${espera}`)}</p>
      </Banner>
    );
  if (estado === 'registrada' || estado === 'confirmada') return null;
  const reason = historial.find(({ tipo }) => tipo === estado)?.nota;
  return (
    <Banner
      meaning={estado === 'validada' ? 'good' : 'info'}
      title={t(`own.${side}.decided.${estado}`)}
      action={children}
    >
      {estado === 'validada' && <p>{t(`own.${side}.validatedText`)}</p>}
      {reason && <p>{t('own.reason', { reason })}</p>}
    </Banner>
  );
}

function Unknown({ side }: { side: Side }) {
  const t = useTexts('proposals');
  const titles = useTitles();
  return (
    <>
      <PageHead title={titles('proposal')} />
      <EmptyState
        icon={<IconMoodEmpty size={28} />}
        title={t('own.unknownTitle')}
        action={
          <ScreenButton to="proposals" variant="default">
            {t('own.all')}
          </ScreenButton>
        }
      >
        {t(`own.${side}.unknownText`)}
      </EmptyState>
    </>
  );
}
