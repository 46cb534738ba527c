import { Button, Flex, Skeleton, Stack, Title, VisuallyHidden } from '@mantine/core';
import {
  type ApplicationStateId,
  applicationStates,
  listInternshipApplications,
  listJobApplications,
} from '@portal/contract/applications';
import type { Answer } from '@portal/contract/endpoint';
import type { OfferType } from '@portal/contract/offer-fields';
import { IconSend } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { offersScreen, offerTypesOf } from '../../domain/offer/offer-types.ts';
import type { Answerable } from '../../domain/respond/answerable.ts';
import { useDecline } from '../../domain/respond/useDecline.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageOver } from '../../ui/PageOver.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { StateFilter } from '../../ui/StateFilter.tsx';
import { ApplicationItem } from './ApplicationItem.tsx';
import classes from './applications.module.css';
import { ExternalList } from './ExternalList.tsx';
import { groupApplications, statesInOrder } from './groups.ts';
import { TypeTabs } from './TypeTabs.tsx';
import { readView, type View, viewParams } from './view.ts';

const cards = ['a', 'b', 'c', 'd'];

/** The room of the applications that are still to come. */
function ApplicationSkeletons() {
  const t = useTexts('ui');
  return (
    <div role="status" className={classes.body}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={32} width="min(26rem, 100%)" aria-hidden />
      <Stack gap="sm" aria-hidden>
        {cards.map((card) => (
          <Card key={card} className={classes.card}>
            <Skeleton height={22} width="55%" />
            <Skeleton height={16} width="38%" />
            <Skeleton height={24} width="8rem" radius="xl" />
          </Card>
        ))}
      </Stack>
    </div>
  );
}

const pageSize = 20;
const endpoints = { practicas: listInternshipApplications, empleo: listJobApplications } as const;

export default function MyApplications() {
  const t = useTexts('applications');
  const titles = useTitles();
  const data = useSession()?.data;
  if (data === undefined) return null;
  const types = offerTypesOf(data);
  const [first] = types;
  return (
    <>
      <PageHead title={titles('applications')} />
      {first === undefined ? (
        <EmptyState icon={<IconSend size={28} />} title={t('list.noServices')}>
          {t('list.noServicesBody')}
        </EmptyState>
      ) : (
        <Applications types={types} first={first} />
      )}
    </>
  );
}

function Applications({ types, first }: { types: readonly OfferType[]; first: OfferType }) {
  const t = useTexts('applications');
  const [params, setParams] = useSearchParams();
  const nameOf = useStateNames();
  const declining = useDecline();
  const view = readView(params, types) ?? { tipo: first, idEstado: undefined, pagina: 1 };
  const { tipo, idEstado, pagina } = view;
  const query = useCall(
    endpoints[tipo],
    { query: { pagina, porPagina: pageSize, ...(idEstado !== undefined && { idEstado }) } },
    { keepPrevious: true },
  );
  const go = (next: View) => setParams(viewParams(next, first));
  return (
    <>
      {types.length > 1 && <TypeTabs types={types} view={view} first={first} />}
      <CallView key={tipo} query={query} skeleton={<ApplicationSkeletons />}>
        {(answer) => (
          <div
            className={classes.body}
            aria-busy={query.isPlaceholderData}
            data-alone={answer.porEstado.length === 0 || undefined}
          >
            <StateFilter
              label={t('list.states')}
              anyLabel={t('list.all')}
              states={statesInOrder}
              labelOf={nameOf}
              counts={answer.porEstado.map(({ idEstado: value, numTotal: count }) => ({ value, count }))}
              value={idEstado ?? null}
              onChange={(state) => go({ tipo, idEstado: state ?? undefined, pagina: 1 })}
              beside
            />
            <div className={classes.groups}>
              {answer.numTotal > 0 && answer.candidaturas.length === 0 ? (
                <PageOver onFirst={() => go({ ...view, pagina: 1 })} />
              ) : (
                <Groups
                  answer={answer}
                  tipo={tipo}
                  onDecline={declining.decline}
                  onAll={() => go({ tipo, idEstado: undefined, pagina: 1 })}
                />
              )}
              {answer.candidaturas.length > 0 && answer.numTotal > pageSize && (
                <Pager
                  page={pagina}
                  pageSize={pageSize}
                  total={answer.numTotal}
                  onPage={(page) => go({ ...view, pagina: page })}
                />
              )}
            </div>
          </div>
        )}
      </CallView>
      <ExternalList tipo={tipo} />
      {declining.dialog}
    </>
  );
}

interface GroupsProps {
  answer: Answer<typeof listJobApplications>;
  tipo: OfferType;
  onDecline: (application: Answerable) => void;
  onAll: () => void;
}

function Groups({ answer: { candidaturas, porEstado }, tipo, onDecline, onAll }: GroupsProps) {
  const t = useTexts('applications');
  if (porEstado.length === 0) {
    return (
      <EmptyState
        icon={<IconSend size={28} />}
        title={t('list.empty')}
        action={<ScreenButton to={offersScreen[tipo]}>{t(`list.emptyAction.${tipo}`)}</ScreenButton>}
      >
        {t('list.emptyBody')}
      </EmptyState>
    );
  }
  if (candidaturas.length === 0) {
    return (
      <EmptyState
        icon={<IconSend size={28} />}
        title={t('list.noneInState')}
        action={
          <Button variant="default" onClick={onAll}>
            {t('list.seeAll')}
          </Button>
        }
      />
    );
  }
  return groupApplications(candidaturas).map(({ group, cards }) => (
    <section key={group} aria-labelledby={`grupo-${group}`}>
      <Title order={2} id={`grupo-${group}`} mb="sm">
        {t(`list.groups.${group}`)}
      </Title>
      <Flex component="ul" direction="column" gap="sm">
        {cards.map((card) => (
          <li key={card.urlAcceso}>
            <ApplicationItem card={card} onDecline={onDecline} />
          </li>
        ))}
      </Flex>
    </section>
  ));
}

/** An interview waits for an answer too: the words of the state alone would count too few. */
function useStateNames() {
  const t = useTexts('applications');
  const states = useTexts('states');
  return (state: ApplicationStateId) =>
    state === applicationStates.preregistration ? t('list.preregistered') : states(`application.${state}`);
}
