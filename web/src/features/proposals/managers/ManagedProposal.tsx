import { Flex, Stack } from '@mantine/core';
import { getManagedProposal } from '@portal/contract/proposals';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { InternshipFacts, PeopleFacts } from '../ProposalFacts.tsx';
import { ProposalHistory } from '../ProposalHistory.tsx';
import { type Managed, managedMeaning } from '../proposal.ts';
import classes from '../proposals.module.css';
import { ProposalActs } from './ProposalActs.tsx';

/** One proposal: all that was written, what it lacks, and what managers can do. */
export default function ManagedProposal() {
  const { idPropuesta = '' } = useParams();
  const query = useCall(getManagedProposal, { params: { id: idPropuesta } });
  if (query.data === undefined && query.error?.name === 'actionNotAllowed') return <UnknownProposal />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(proposal) => <ManagedView key={idPropuesta} proposal={proposal} />}
    </CallView>
  );
}

function ManagedView({ proposal }: { proposal: Managed }) {
  const t = useTexts('proposals');
  const { titulo, estado, propone, idSiguiente } = proposal;
  return (
    <>
      <PageHead
        title={titulo}
        ownTitle
        context={
          <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
            <StateBadge meaning={managedMeaning(proposal)}>{t(`managed.states.${estado}`)}</StateBadge>
            <span>{t(`managed.proposes.${propone}`)}</span>
          </Flex>
        }
        onPhone="title"
        {...(idSiguiente !== null && {
          action: (
            <ScreenButton to="managedProposal" params={{ idPropuesta: idSiguiente }} variant="default">
              {t('managed.following')}
            </ScreenButton>
          ),
        })}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Standing proposal={proposal} />
          <Section title={t('facts.student')}>
            <StudentFacts proposal={proposal} />
          </Section>
          <Section title={t('facts.company')}>
            <CompanyFacts proposal={proposal} />
          </Section>
          <Section title={t('facts.title')}>
            <InternshipFacts proposal={proposal} />
          </Section>
          <Section title={t('facts.people')}>
            <PeopleFacts {...proposal} />
          </Section>
        </div>
        <aside className={classes.aside}>
          <Section title={t('managed.acts')}>
            <ProposalActs proposal={proposal} />
          </Section>
          <Section title={t('history.title')}>
            <ProposalHistory events={proposal.historial} />
          </Section>
        </aside>
      </div>
    </>
  );
}

/** Whose turn it is, what is missing and what to look at first. */
function Standing({ proposal: { estado, espera, faltan, avisos } }: { proposal: Managed }) {
  const t = useTexts('proposals');
  const isOpen = espera !== null;
  return (
    <Stack gap="sm">
      <Banner
        meaning={espera === 'gestor' ? 'warning' : estado === 'validada' ? 'good' : 'info'}
        title={t(`managed.next.${espera === 'alumno' || espera === 'empresa' ? espera : estado}`)}
      />
      {isOpen && faltan.length > 0 && (
        <Banner meaning="warning" title={t('managed.missingTitle')}>
          <ul className={classes.list}>
            {faltan.map((part) => (
              <li key={part}>{t(`managed.missing.${part}`)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {isOpen && avisos.length > 0 && (
        <Banner meaning="info" title={t('managed.warningsTitle')}>
          <ul className={classes.list}>
            {avisos.map((warning) => (
              <li key={warning}>{t(`managed.warnings.${warning}`)}</li>
            ))}
          </ul>
        </Banner>
      )}
    </Stack>
  );
}

function StudentFacts({ proposal: { alumno } }: { proposal: Managed }) {
  const t = useTexts('proposals');
  const { idAlumno, nombre, dni, email } = alumno;
  return (
    <>
      <Facts
        facts={[
          { label: t('facts.student'), value: nombre ?? t('managed.nobodyStudent') },
          { label: t('facts.dni'), value: dni },
          { label: t('wizard.fields.emailContacto'), value: email !== null && <EmailLink address={email} /> },
        ]}
      />
      {idAlumno !== null && (
        <ScreenLink to="managedStudent" params={{ id: idAlumno }}>
          {t('managed.toStudent')}
        </ScreenLink>
      )}
    </>
  );
}

function CompanyFacts({ proposal: { empresa } }: { proposal: Managed }) {
  const t = useTexts('proposals');
  const { idEmpresa, nombre, cif, localidad } = empresa;
  return (
    <>
      <Facts
        facts={[
          { label: t('facts.company'), value: nombre ?? t('managed.nobodyCompany') },
          { label: t('facts.taxId'), value: cif },
          { label: t('facts.locality'), value: localidad },
        ]}
      />
      {idEmpresa !== null && (
        <ScreenLink to="managedCompany" params={{ id: idEmpresa }}>
          {t('managed.toCompany')}
        </ScreenLink>
      )}
    </>
  );
}

function UnknownProposal() {
  const t = useTexts('proposals');
  const titles = useTitles();
  return (
    <>
      <PageHead title={titles('managedProposal')} />
      <EmptyState
        icon={<IconMoodEmpty size={28} />}
        title={t('own.unknownTitle')}
        action={
          <ScreenButton to="managedProposals" variant="default">
            {t('managed.all')}
          </ScreenButton>
        }
      >
        {t('managed.unknownText')}
      </EmptyState>
    </>
  );
}
