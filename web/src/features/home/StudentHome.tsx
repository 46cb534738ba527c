import { Button, SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core';
import {
  type ApplicationCard,
  applicationStates,
  listInternshipApplications,
  listJobApplications,
} from '@portal/contract/applications';
import type { OfferType } from '@portal/contract/offer-fields';
import { listOffers, type OfferCard } from '@portal/contract/student-offers';
import {
  IconBellRinging,
  IconBriefcase,
  IconChevronRight,
  IconClock,
  IconCoinEuro,
  IconDeviceLaptop,
  IconMapPin,
  IconSearch,
  IconSend,
} from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../lib/calls.ts';
import { useCatalogue } from '../../lib/catalogue.ts';
import { useTexts } from '../../lib/i18n.ts';
import { offerScreen, offersScreen, offerTypesOf } from '../../lib/offer-types.ts';
import { placeText } from '../../lib/offer-view/place.ts';
import { usePay } from '../../lib/offer-view/use-pay.ts';
import { usePathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { applicationMeaning } from '../../lib/states.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import classes from './StudentHome.module.css';

/** Offers of a type and applications that home shows (specification 1, §9). */
const offersShown = 5;
const applicationsShown = 4;

export function StudentHome() {
  const t = useTexts('home');
  const data = useSession()?.data;
  if (data === undefined) return null;
  const types = offerTypesOf(data);
  return (
    <>
      <PageHead
        title={t('student.title', { name: data.name.split(' ')[0] ?? data.name })}
        context={t('student.context')}
      />
      <Waiting types={types} />
      <div className={classes.columns}>
        <div>
          {types.length > 0 && <QuickSearch types={types} />}
          {types.length > 0 && <Newest types={types} />}
        </div>
        <Applications types={types} />
      </div>
    </>
  );
}

function QuickSearch({ types }: { types: readonly OfferType[] }) {
  const t = useTexts('home');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = (type: OfferType) => {
    const query = text.trim() === '' ? '' : `?${new URLSearchParams({ texto: text.trim() })}`;
    navigate(pathTo(offersScreen[type]) + query);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (types[0] !== undefined) search(types[0]);
  };
  return (
    <search>
      <form className={classes.search} onSubmit={submit}>
        <TextInput
          className={classes.searchText}
          type="search"
          label={t('student.search.label')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          leftSection={<IconSearch size={20} aria-hidden />}
        />
        {types.map((type, index) => (
          <Button
            key={type}
            type={index === 0 ? 'submit' : 'button'}
            variant={index === 0 ? 'filled' : 'default'}
            {...(index > 0 && { onClick: () => search(type) })}
          >
            {t(`student.search.${type}`)}
          </Button>
        ))}
      </form>
    </search>
  );
}

/** The newest offers of each type; the tabs are there only for who has both. */
function Newest({ types }: { types: readonly OfferType[] }) {
  const t = useTexts('home');
  const ask = { pagina: 1, porPagina: offersShown, orden: 'fecha' } as const;
  const practicas = useCall(
    listOffers,
    { params: { tipo: 'practicas' }, query: ask },
    { enabled: types.includes('practicas') },
  );
  const empleo = useCall(
    listOffers,
    { params: { tipo: 'empleo' }, query: ask },
    { enabled: types.includes('empleo') },
  );
  const queries = { practicas, empleo };
  const filled = types.filter((type) => (queries[type].data?.numTotal ?? 0) > 0);
  const [chosen, setChosen] = useState<OfferType | null>(null);
  // Jobs first if there are any (specification 1, §4).
  const shown = chosen ?? (filled.includes('empleo') ? 'empleo' : (filled[0] ?? types[0] ?? 'empleo'));
  const total = queries[shown].data?.numTotal ?? 0;
  return (
    <Section
      title={t('student.newest.title')}
      action={
        filled.length > 1 ? (
          <SegmentedControl
            aria-label={t('student.search.title')}
            value={shown}
            onChange={(value) => setChosen(value === 'practicas' ? 'practicas' : 'empleo')}
            data={filled.toReversed().map((type) => ({ value: type, label: t(`student.newest.${type}`) }))}
          />
        ) : undefined
      }
    >
      <CallView query={queries[shown]} skeleton={<Skeletons count={3} />}>
        {({ ofertas }) =>
          ofertas.length === 0 ? (
            <EmptyState
              icon={<IconBriefcase size={28} />}
              title={t('student.newest.empty')}
              action={
                <ScreenButton to="cv" variant="default">
                  {t('student.newest.cv')}
                </ScreenButton>
              }
            >
              {t('student.newest.emptyBody')}
            </EmptyState>
          ) : (
            <>
              <ul className={classes.offers}>
                {ofertas.map((offer) => (
                  <li key={offer.urlAcceso}>
                    <Offer offer={offer} />
                  </li>
                ))}
              </ul>
              <ScreenLink to={offersScreen[shown]} className={classes.more}>
                {t(shown === 'practicas' ? 'student.newest.allPracticas' : 'student.newest.allEmpleo', {
                  count: total,
                })}
                <IconChevronRight size={16} aria-hidden />
              </ScreenLink>
            </>
          )
        }
      </CallView>
    </Section>
  );
}

function Offer({ offer }: { offer: OfferCard }) {
  const t = useTexts('home');
  const pay = usePay();
  const { name } = useCatalogue();
  return (
    <article className={classes.offer}>
      <h3>
        <ScreenLink
          to={offerScreen[offer.tipo]}
          params={{ urlAcceso: offer.urlAcceso }}
          className={classes.offerLink}
        >
          {offer.titulo}
        </ScreenLink>
      </h3>
      <p className={classes.company}>{offer.empresa ?? t('student.hiddenCompany')}</p>
      <Facts
        layout="line"
        facts={[
          {
            label: t('student.place'),
            value: placeText([offer.localidad, offer.nombreIsla]),
            icon: <IconMapPin aria-hidden />,
          },
          {
            label: t('student.modality'),
            value: name('modalidades', offer.idModalidad),
            icon: <IconDeviceLaptop aria-hidden />,
          },
          { label: t('student.pay'), value: pay.ofCard(offer), icon: <IconCoinEuro aria-hidden /> },
          {
            label: t('student.published'),
            value: <RelativeTime value={offer.fecha} />,
            icon: <IconClock aria-hidden />,
          },
        ]}
      />
    </article>
  );
}

function useApplications(types: readonly OfferType[]) {
  const ask = { query: { pagina: 1, porPagina: 20 } };
  const practicas = useCall(listInternshipApplications, ask, { enabled: types.includes('practicas') });
  const empleo = useCall(listJobApplications, ask, { enabled: types.includes('empleo') });
  const all = [...(practicas.data?.candidaturas ?? []), ...(empleo.data?.candidaturas ?? [])].sort((a, b) =>
    b.fechaEstado.localeCompare(a.fechaEstado),
  );
  const isWaiting = ({ idEstado }: ApplicationCard) => idEstado === applicationStates.preregistration;
  const asked = types.map((type) => ({ practicas, empleo })[type]);
  return {
    waiting: all.filter(isWaiting),
    others: all.filter((application) => !isWaiting(application)),
    /** The one that is still to come or has failed, if any. */
    query: asked.find(({ data }) => data === undefined) ?? asked[0] ?? practicas,
  };
}

/** What waits for the student, before anything else. */
function Waiting({ types }: { types: readonly OfferType[] }) {
  const t = useTexts('home');
  const { waiting } = useApplications(types);
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
              <p className={classes.company}>{empresa ?? t('student.hiddenCompany')}</p>
              <p>{t('student.waiting.preregistration')}</p>
            </div>
            <ScreenButton to="application" params={{ urlAcceso: urlOferta }}>
              {t('student.waiting.answer')}
              <VisuallyHidden>: {titulo}</VisuallyHidden>
            </ScreenButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Applications({ types }: { types: readonly OfferType[] }) {
  const t = useTexts('home');
  const { waiting, others, query } = useApplications(types);
  return (
    <Section
      title={t('student.moving.title')}
      action={
        waiting.length + others.length > 0 ? (
          <ScreenLink to="applications" className={classes.all}>
            {t('student.moving.all')}
          </ScreenLink>
        ) : undefined
      }
    >
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {() =>
          others.length === 0 ? (
            <EmptyState icon={<IconSend size={28} />} title={t('student.moving.empty')}>
              {t('student.moving.emptyBody')}
            </EmptyState>
          ) : (
            <ul className={classes.applications}>
              {others.slice(0, applicationsShown).map((application) => (
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
  const states = useTexts('states');
  const { idEstado, titulo, empresa, urlOferta, fechaEstado } = application;
  return (
    <article className={classes.application}>
      <h3>
        <ScreenLink to="application" params={{ urlAcceso: urlOferta }} className={classes.offerLink}>
          {titulo}
        </ScreenLink>
      </h3>
      <p className={classes.company}>{empresa ?? t('student.hiddenCompany')}</p>
      <p className={classes.state}>
        <StateBadge meaning={applicationMeaning[idEstado]}>{states(`application.${idEstado}`)}</StateBadge>
        <span className={classes.when}>
          <RelativeTime value={fechaEstado} />
        </span>
      </p>
    </article>
  );
}
