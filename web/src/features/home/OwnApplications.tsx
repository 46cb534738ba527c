import { VisuallyHidden } from '@mantine/core';
import {
  type ApplicationCard,
  applicationStates,
  listInternshipApplications,
  listJobApplications,
} from '@portal/contract/applications';
import type { OfferType } from '@portal/contract/offer-fields';
import { IconBellRinging, IconSend } from '@tabler/icons-react';
import { ApplicationState } from '../../domain/application/ApplicationState.tsx';
import { offersScreen } from '../../domain/offer/offer-types.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import links from '../../ui/entry-link.module.css';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import entry from './entry.module.css';
import classes from './OwnApplications.module.css';

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
  const isWaiting = ({ idEstado }: ApplicationCard) => idEstado === applicationStates.preregistration;
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
      <h2 id="esperan">
        <IconBellRinging size={20} aria-hidden />
        {t('student.waiting.title')}
      </h2>
      <ul>
        {waiting.map(({ urlAcceso, urlOferta, titulo, empresa }) => (
          <li key={urlAcceso} className={classes.waitingItem}>
            <div className={classes.waitingWords}>
              <strong>{titulo}</strong>
              <p className={entry.company}>{empresa ?? t('student.hiddenCompany')}</p>
              <p>{t('student.waiting.preregistration')}</p>
            </div>
            <ScreenButton to="application" params={{ urlAcceso: urlOferta }}>
              {t('student.waiting.answer')}
              <VisuallyHidden>: {titulo}</VisuallyHidden>
            </ScreenButton>
          </li>
        ))}
      </ul>
      {hasMoreWaiting && (
        <p className={classes.more}>
          <AllApplications />
        </p>
      )}
    </section>
  );
}

function AllApplications() {
  const t = useTexts('home');
  return (
    <ScreenLink to="applications" className={classes.all}>
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
            <ul className={classes.applications}>
              {others.map((application) => (
                <li key={application.urlAcceso}>
                  <Application application={application} />
                </li>
              ))}
            </ul>
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
    <article className={classes.application}>
      <h3>
        <ScreenLink to="application" params={{ urlAcceso: urlOferta }} className={links.entryLink}>
          {titulo}
        </ScreenLink>
      </h3>
      <p className={entry.company}>{empresa ?? t('student.hiddenCompany')}</p>
      <p className={classes.state}>
        <ApplicationState idEstado={idEstado} rechazadaPorAlumno={rechazadaPorAlumno} />
        <span className={classes.when}>
          <RelativeTime value={fechaEstado} />
        </span>
      </p>
    </article>
  );
}
