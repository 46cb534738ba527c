import { Title } from '@mantine/core';
import { listCompanyProposals, listStudentProposals, type ProposalCard } from '@portal/contract/proposals';
import { IconFileDescription } from '@tabler/icons-react';
import { Navigate } from 'react-router';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EntryList, entryLink, Row } from '../../../ui/EntryList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ownMeaning, type Side } from '../proposal.ts';

/** The proposals of a student or of a company, those that wait for them first. */
export default function OwnProposals() {
  const pathTo = usePathTo();
  const role = useSession()?.data.userType;
  if (role === 'Gestor') return <Navigate to={pathTo('managedProposals')} replace />;
  return role === 'Empresa' ? <OfCompany /> : <OfStudent />;
}

const OfStudent = () => <List side="student" query={useCall(listStudentProposals, {})} />;
const OfCompany = () => <List side="company" query={useCall(listCompanyProposals, {})} />;

type Query = ReturnType<typeof useCall<typeof listStudentProposals | typeof listCompanyProposals>>;

function List({ side, query }: { side: Side; query: Query }) {
  const t = useTexts('proposals');
  const titles = useTitles();
  const start = <ScreenButton to="newProposal">{t('own.new')}</ScreenButton>;
  return (
    <>
      <PageHead title={titles('proposals')} context={t(`own.${side}.context`)} action={start} />
      <CallView query={query} skeleton={<Skeletons shape="row" count={4} />}>
        {(cards) =>
          cards.length === 0 ? (
            <EmptyState
              icon={<IconFileDescription size={28} />}
              title={t(`own.${side}.emptyTitle`)}
              action={start}
            >
              {t(`own.${side}.emptyText`)}
            </EmptyState>
          ) : (
            <EntryList boxed aria-label={titles('proposals')}>
              {cards.map((card) => (
                <li key={card.idPropuesta}>
                  <ProposalRow side={side} card={card} />
                </li>
              ))}
            </EntryList>
          )
        }
      </CallView>
    </>
  );
}

function ProposalRow({ side, card }: { side: Side; card: ProposalCard }) {
  const t = useTexts('proposals');
  const { shortDay } = useFormat();
  const { idPropuesta, titulo, otraParte, fechaInicio, fechaFin, espera, estado } = card;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="proposal" params={{ idPropuesta }} className={entryLink}>
            {titulo}
          </ScreenLink>
        </Title>
        <Text dim small>
          {otraParte ?? t(`own.${side}.nobody`)}
        </Text>
      </div>
      <Text dim small>
        {t('facts.period', { from: shortDay(fechaInicio), to: shortDay(fechaFin) })}
      </Text>
      <div>
        <StateBadge meaning={ownMeaning(side, card)}>
          {espera === null ? t(`states.${estado}`) : t(`own.${side}.turns.${espera}`)}
        </StateBadge>
      </div>
    </Row>
  );
}
