import { Box, Flex, Title, VisuallyHidden } from '@mantine/core';
import {
  type ApplicationCard,
  listInternshipApplications,
  listJobApplications,
} from '@portal/contract/applications';
import type { OfferType } from '@portal/contract/offer-fields';
import { IconBellRinging, IconSend } from '@tabler/icons-react';
import { ApplicationState } from '../../domain/application/ApplicationState.tsx';
import { awaited } from '../../domain/application/awaits-student.ts';
import { offersScreen } from '../../domain/offer/offer-types.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList, entryLink } from '../../ui/EntryList.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text, textClass } from '../../ui/Text.tsx';
import classes from './home.module.css';

/** All in all (specification 1, §4 and §9). */
const applicationsShown = 4;

/** The student's own, of both types; those that wait for an answer apart. */
export function useApplications(types: readonly OfferType[]) {
  const ask = { query: { pagina: 1, porPagina: 20 } };
  const practicas = useCall(listInternshipApplications, ask, { enabled: types.includes('practicas') });
  const empleo = useCall(listJobApplications, ask, { enabled: types.includes('empleo') });
  const all = [...(practicas.data?.candidaturas ?? []), ...(empleo.data?.candidaturas ?? [])].sort((a, b) =>
    b.fechaEstado.localeCompare(a.fechaEstado),
  );
  const isWaiting = (application: ApplicationCard) => awaited(application) !== null;
  const asked = types.map((type) => ({ practicas, empleo })[type]);
  const waiting = all.filter(isWaiting);
  const others = all.filter((application) => !isWaiting(application));
  const shownWaiting = waiting.slice(0, applicationsShown);
  return {
    hasAny: all.length > 0,
    waiting: shownWaiting,
    hasMoreWaiting: waiting.length > shownWaiting.length,
    others: others.slice(0, applicationsShown - shownWaiting.length),
    /** What waits stands above everything else: nothing can be shown until it is known. */
    isLoading: asked.some(({ isPending, failureCount }) => isPending && failureCount === 0),
    /** The one that is still to come or has failed, if any. */
    query: asked.find(({ data }) => data === undefined) ?? asked[0] ?? practicas,
  };
}

/** What waits for the student, before anything else. */
export function WaitingApplications({ types }: { types: readonly OfferType[] }) {
  const t = useTexts('home');
  const { waiting, hasMoreWaiting } = useApplications(types);
  if (waiting.length === 0) return null;
  return (
    <section className={classes.waiting} aria-labelledby="esperan">
      <Title order={2} id="esperan">
        <IconBellRinging size={20} aria-hidden />
        {t('student.waiting.title')}
      </Title>
      <ul>
        {waiting.map((application) => {
          const { urlAcceso, urlOferta, titulo, empresa } = application;
          const what = awaited(application) ?? 'preregistration';
          return (
            <li key={urlAcceso} className={classes.waitingItem}>
              <div className={classes.waitingWords}>
                <strong>{titulo}</strong>
                <Text dim small mb="0.375rem">
                  {empresa ?? t('student.hiddenCompany')}
                </Text>
                <p>{t(`student.waiting.${what}`)}</p>
              </div>
              <ScreenButton to="application" params={{ urlAcceso: urlOferta }}>
                {t(`student.waiting.act.${what}`)}
                <VisuallyHidden>: {titulo}</VisuallyHidden>
              </ScreenButton>
            </li>
          );
        })}
      </ul>
      {hasMoreWaiting && (
        <Box component="p" mt="md">
          <AllApplications />
        </Box>
      )}
    </section>
  );
}

function AllApplications() {
  const t = useTexts('home');
  return (
    <ScreenLink className={textClass({ small: true })} to="applications">
      {t('student.moving.all')}
    </ScreenLink>
  );
}

/** How the others go, as far as there is room beside those that wait. */
export function MovingApplications({ types }: { types: readonly OfferType[] }) {
  const t = useTexts('home');
  const { hasAny, others, query } = useApplications(types);
  const [first] = types;
  return (
    <Section title={t('student.moving.title')} action={hasAny ? <AllApplications /> : undefined}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {() =>
          others.length === 0 && hasAny ? (
            <p>{t('student.moving.above')}</p>
          ) : others.length === 0 ? (
            <EmptyState
              icon={<IconSend size={28} />}
              title={t('student.moving.empty')}
              action={
                first && (
                  <ScreenButton to={offersScreen[first]}>{t('student.moving.emptyAction')}</ScreenButton>
                )
              }
            >
              {t('student.moving.emptyBody')}
            </EmptyState>
          ) : (
            <EntryList flush>
              {others.map((application) => (
                <li key={application.urlAcceso}>
                  <Application application={application} />
                </li>
              ))}
            </EntryList>
          )
        }
      </CallView>
    </Section>
  );
}

function Application({ application }: { application: ApplicationCard }) {
  const t = useTexts('home');
  const { idEstado, titulo, empresa, urlOferta, fechaEstado, rechazadaPorAlumno } = application;
  return (
    <article>
      <h3>
        <ScreenLink to="application" params={{ urlAcceso: urlOferta }} className={entryLink}>
          {titulo}
        </ScreenLink>
      </h3>
      <Text dim small mb="0.375rem">
        {empresa ?? t('student.hiddenCompany')}
      </Text>
      <Flex component="p" gap="0.25rem 0.5rem" align="center" wrap="wrap">
        <ApplicationState idEstado={idEstado} rechazadaPorAlumno={rechazadaPorAlumno} />
        <Text component="span" dim tiny>
          <RelativeTime value={fechaEstado} />
        </Text>
      </Flex>
    </article>
  );
}
