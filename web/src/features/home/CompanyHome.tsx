import { Anchor, Box } from '@mantine/core';
import { countOwnOffers, listOwnOffers, type OwnOfferCard } from '@portal/contract/company-offers';
import type { PlainScreenId } from '@portal/contract/screens';
import { type Icon, IconBriefcase, IconFilePlus, IconSchool } from '@tabler/icons-react';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { offerMeaning } from '../../domain/offer/offer-meaning.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import type { LoadedTile } from '../../lib/routing/area.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList, entryLink, Row } from '../../ui/EntryList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { offerTiles } from './company-tiles.ts';
import classes from './home.module.css';
import { waitingRoom } from './waiting-room.tsx';

// Students have no use for it, and have the rest of home in one file.
const activity = () => loadCode(() => import('./CompanyActivity.tsx'));
const CompanyWaiting = lazy(async () => ({ default: (await activity()).CompanyWaiting }));
const CompanyActivity = lazy(async () => ({ default: (await activity()).CompanyActivity }));

const latestShown = 5;

interface Props {
  tiles: readonly LoadedTile[];
  children: ReactNode;
}

export function CompanyHome({ tiles, children }: Props) {
  const t = useTexts('home');
  const company = useSession()?.data.nombreComercial;
  const { opciones } = useBrand();
  const { data: counts } = useCall(countOwnOffers, {});
  const latest = useCall(listOwnOffers, { query: { pagina: 1, porPagina: latestShown } });
  const ofOffers: Record<(typeof offerTiles)[number]['id'], ReactNode> = {
    myInternshipOffers: (
      <CountTile
        to="myInternshipOffers"
        icon={IconSchool}
        label={t('company.internships')}
        count={counts?.numProcesosActivosPracticas}
      />
    ),
    newInternshipOffer: (
      <NewOfferTile
        to="newInternshipOffer"
        label={t('company.newInternship')}
        text={t('company.newInternshipText')}
      />
    ),
    myJobOffers: (
      <CountTile
        to="myJobOffers"
        icon={IconBriefcase}
        label={t('company.jobs')}
        count={counts?.numProcesosActivosEmpleo}
      />
    ),
    newJobOffer: <NewOfferTile to="newJobOffer" label={t('company.newJob')} text={t('company.newJobText')} />,
  };
  const all = [
    ...offerTiles.map(({ id, position }) => ({ position, shown: ofOffers[id] })),
    ...tiles
      .filter(({ option }) => option === undefined || opciones[option])
      .map(({ position, useTile }) => ({ position, shown: <AreaTile useTile={useTile} /> })),
  ].sort((a, b) => a.position - b.position);
  return (
    <>
      <PageHead title={company ?? ''} context={t('company.context')} />
      <Suspense fallback={waitingRoom}>
        <CompanyWaiting />
      </Suspense>
      <ul className={classes.tiles}>
        {all.map(({ position, shown }) => (
          <Fragment key={position}>{shown}</Fragment>
        ))}
      </ul>
      <Section
        title={t('company.latest')}
        action={<ScreenLink to="myOffers">{t('company.latestAll')}</ScreenLink>}
      >
        <CallView query={latest} skeleton={<Skeletons shape="row" count={5} />}>
          {({ ofertas }) =>
            ofertas.length === 0 ? (
              <EmptyState
                icon={<IconBriefcase size={28} />}
                title={t('company.empty')}
                action={<ScreenButton to="newOffer">{t('company.emptyAction')}</ScreenButton>}
              >
                {t('company.emptyBody')}
              </EmptyState>
            ) : (
              <EntryList>
                {ofertas.map((offer) => (
                  <li key={offer.urlAcceso}>
                    <Offer offer={offer} />
                  </li>
                ))}
              </EntryList>
            )
          }
        </CallView>
      </Section>
      <Suspense>
        <CompanyActivity />
      </Suspense>
      {children}
    </>
  );
}

/** What an area counts, and where that is. */
function AreaTile({ useTile }: Pick<LoadedTile, 'useTile'>) {
  const { icon: Sign, label, count, to } = useTile();
  const { number } = useFormat();
  return (
    <Card component="li" className={classes.tile} data-kind="count" data-still={to === null || undefined}>
      <span className={classes.icon}>
        <Sign size={24} stroke={1.5} aria-hidden />
      </span>
      <Text component="span" strong fz="xl" className={classes.count}>
        {count === undefined ? '–' : number(count)}
      </Text>
      {to === null ? (
        <span>{label}</span>
      ) : (
        <Anchor component={Link} to={to} fw={400} className={entryLink}>
          {label}
        </Anchor>
      )}
    </Card>
  );
}

interface CountTileProps {
  to: PlainScreenId;
  icon: Icon;
  label: string;
  /** Undefined while it is not known. */
  count: number | undefined;
}

function CountTile({ to, icon: Sign, label, count }: CountTileProps) {
  const { number } = useFormat();
  return (
    <Card component="li" className={classes.tile} data-kind="count">
      <span className={classes.icon}>
        <Sign size={24} stroke={1.5} aria-hidden />
      </span>
      <Text component="span" strong fz="xl" className={classes.count}>
        {count === undefined ? '–' : number(count)}
      </Text>
      <ScreenLink to={to} fw={400} className={entryLink}>
        {label}
      </ScreenLink>
    </Card>
  );
}

function NewOfferTile({ to, label, text }: { to: PlainScreenId; label: string; text: string }) {
  return (
    <Card component="li" className={classes.tile} data-kind="new">
      <span className={classes.icon}>
        <IconFilePlus size={24} stroke={1.5} aria-hidden />
      </span>
      <ScreenLink to={to} className={entryLink}>
        {label}
      </ScreenLink>
      <Text component="span" dim small>
        {text}
      </Text>
    </Card>
  );
}

function Offer({ offer }: { offer: OwnOfferCard }) {
  const t = useTexts('home');
  const titles = useTitles();
  const states = useTexts('states');
  const { urlAcceso, titulo, tipo, estadoOferta, fecha, numCandidatos, numCandidatosNoLeidos } = offer;
  const isDraft = estadoOferta === 'borrador';
  return (
    <Row columns={{ wide: 'minmax(0, 1fr) 13rem 16rem' }}>
      <Box flex="1 1 18rem" miw={0}>
        <h3>
          <ScreenLink
            to={isDraft ? 'editOffer' : 'companyOffer'}
            params={{ id: urlAcceso }}
            className={entryLink}
          >
            {titulo || t('company.untitled')}
          </ScreenLink>
        </h3>
        <Text dim small className={classes.meta}>
          {titles(tipo === 'practicas' ? 'internshipOffer' : 'jobOffer')} · <RelativeTime value={fecha} />
        </Text>
      </Box>
      <Text dim small className={classes.candidates}>
        {!isDraft && t('company.candidates', { count: numCandidatos })}
        {numCandidatosNoLeidos > 0 && (
          <strong> · {t('company.unread', { count: numCandidatosNoLeidos })}</strong>
        )}
      </Text>
      <div>
        <StateBadge meaning={offerMeaning[estadoOferta]}>{states(`offer.${estadoOferta}`)}</StateBadge>
      </div>
    </Row>
  );
}
