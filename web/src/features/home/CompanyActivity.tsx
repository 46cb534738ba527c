import { Box, UnstyledButton } from '@mantine/core';
import { getOwnSummary, soonDays, summedDays } from '@portal/contract/company-offers';
import type { Answer } from '@portal/contract/endpoint';
import { listCompanyPlacements, type PlacementCard } from '@portal/contract/placements';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { searchOf } from '../../domain/application/waiting-candidates.ts';
import { awaitsSignature } from '../../domain/placement/awaited.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Bars } from '../../ui/Bars.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { EntryList, entryLink } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './CompanyActivity.module.css';
import { waitingHeight, waitingLines, waitingRoom } from './waiting-room.tsx';

type Summary = Answer<typeof getOwnSummary>;

/** More annexes than these are said to be that many at least. */
const placementsLooked = 25;

/** What waits for the company, in a line. */
export function CompanyWaiting() {
  const summary = useCall(getOwnSummary, {});
  // Those that await its signature are the first.
  const placements = useCall(listCompanyPlacements, { query: { pagina: 1, porPagina: placementsLooked } });
  if (placements.isPending) return waitingRoom;
  const unsigned = (placements.data?.practicas ?? []).filter((card) => awaitsSignature(card, 'empresa'));
  return (
    <CallView query={summary} skeleton={waitingRoom}>
      {(found) => <Waiting summary={found} unsigned={unsigned} />}
    </CallView>
  );
}

/** How far the candidates of its open offers have come, and how many applied on each of the last days. */
export function CompanyActivity() {
  const { data } = useCall(getOwnSummary, {});
  if (data === undefined || data.ofertas.length === 0) return null;
  return (
    <Box my="lg">
      <Columns end="20rem">
        <div>
          <Funnels offers={data.ofertas} />
        </div>
        <div>
          <Days days={data.porDia} />
        </div>
      </Columns>
    </Box>
  );
}

/** A link to the one offer that it is about, else to the list that has them. */
function ToOffers({ id, search, children }: { id: string | null; search: string; children: ReactNode }) {
  return id === null ? (
    <ScreenLink to="myOffers" search={search}>
      {children}
    </ScreenLink>
  ) : (
    <ScreenLink to="companyOffer" params={{ id }} search={search}>
      {children}
    </ScreenLink>
  );
}

/** A link to the one placement whose annex it is, else to all of them. */
function ToAnnexes({ placements, children }: { placements: WaitingProps['unsigned']; children: ReactNode }) {
  const [first, ...others] = placements;
  return first === undefined || others.length > 0 ? (
    <ScreenLink to="companyPlacements">{children}</ScreenLink>
  ) : (
    <ScreenLink to="companyPlacement" params={{ idPractica: first.idPractica }}>
      {children}
    </ScreenLink>
  );
}

/** A link to the one form, else to the one offer whose candidates they are of, else to the offers. */
function ToForms({ forms, children }: { forms: Summary['formularios']; children: ReactNode }) {
  return forms.idSolicitud === null ? (
    <ToOffers id={forms.urlOferta} search={searchOf('con-formulario')}>
      {children}
    </ToOffers>
  ) : (
    <ScreenLink to="incorporationForm" params={{ idSolicitud: forms.idSolicitud }}>
      {children}
    </ScreenLink>
  );
}

/** Each with its place in the documentation. */
const inDocumentation = [
  ['numDocumentos', 'documents', ''],
  ['numConvenios', 'agreements', '#convenios'],
  ['numFacturas', 'invoices', '#facturas'],
] as const;

interface WaitingProps {
  summary: Summary;
  /** Annexes of placements that await the company's signature. */
  unsigned: readonly Pick<PlacementCard, 'idPractica'>[];
}

function Waiting({
  summary: { sinLeer, sinResponder, caducan, documentacion, formularios },
  unsigned,
}: WaitingProps) {
  const t = useTexts('home');
  const { daysFromToday } = useFormat();
  const left = caducan.fecha === null ? 0 : Math.min(Math.max(daysFromToday(caducan.fecha), 0), soonDays);
  const parts = [
    sinLeer.numCandidatos > 0 && (
      <ToOffers key="unread" id={sinLeer.urlOferta} search={searchOf('sin-leer')}>
        {t('company.waits.unread', { count: sinLeer.numCandidatos })}
      </ToOffers>
    ),
    sinResponder.numCandidatos > 0 && (
      <ToOffers key="unanswered" id={sinResponder.urlOferta} search={searchOf('por-responder')}>
        {t('company.waits.unanswered', { count: sinResponder.numCandidatos })}
      </ToOffers>
    ),
    caducan.numOfertas > 0 && (
      <ToOffers
        key="ends"
        id={caducan.urlOferta}
        search={caducan.urlOferta === null ? '?estado=abierta' : ''}
      >
        {left === 0
          ? t('company.waits.endToday', { count: caducan.numOfertas })
          : t('company.waits.end', {
              count: caducan.numOfertas,
              when: t('company.waits.days', { count: left }),
            })}
      </ToOffers>
    ),
    formularios.numFormularios > 0 && (
      <ToForms key="forms" forms={formularios}>
        {t('company.waits.forms', { count: formularios.numFormularios })}
      </ToForms>
    ),
    unsigned.length > 0 && (
      <ToAnnexes key="annexes" placements={unsigned}>
        {t(`company.waits.${unsigned.length < placementsLooked ? 'annexes' : 'manyAnnexes'}`, {
          count: unsigned.length,
        })}
      </ToAnnexes>
    ),
    ...inDocumentation.map(
      ([field, words, place]) =>
        documentacion[field] > 0 && (
          <ScreenLink key={words} to="documentation" search={place}>
            {t(`company.waits.${words}`, { count: documentacion[field] })}
          </ScreenLink>
        ),
    ),
  ].filter((part) => part !== false);
  return (
    <Card sunken component="section" aria-label={t('company.waits.title')} mb="lg" mih={waitingHeight}>
      {parts.length === 0 ? <p>{t('company.waits.nothing')}</p> : <WaitingLines parts={parts} />}
    </Card>
  );
}

/** On a phone no more lines than there was room kept for: what stands below would move. The others open on demand. */
function WaitingLines({ parts }: { parts: readonly ReactElement[] }) {
  const t = useTexts('home');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const folds = parts.length > waitingLines;
  return (
    <>
      <ul id={id} className={classes.waiting} data-folded={(folds && !isOpen) || undefined}>
        {parts.map((part) => (
          <li key={part.key}>{part}</li>
        ))}
      </ul>
      {folds && (
        <UnstyledButton
          className={classes.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen
            ? t('company.waits.fold')
            : t('company.waits.unfold', { number: parts.length - waitingLines + 1 })}
        </UnstyledButton>
      )}
    </>
  );
}

const shareOf = (count: number, all: number): string => `${all === 0 ? 0 : (count / all) * 100}%`;

const steps = ['recibidas', 'leidas', 'preseleccionadas', 'entrevistas', 'seleccionadas'] as const;

function Funnels({ offers }: { offers: Summary['ofertas'] }) {
  const t = useTexts('home');
  const { number } = useFormat();
  return (
    <Section title={t('company.funnel.title')} description={t('company.funnel.help')}>
      <EntryList flush>
        {offers.map((offer) => (
          <li key={offer.urlAcceso}>
            <h3>
              <ScreenLink to="companyOffer" params={{ id: offer.urlAcceso }} className={entryLink}>
                {offer.titulo}
              </ScreenLink>
            </h3>
            <Text component="dl" dim small className={classes.funnel}>
              {steps.map((step) => (
                <div key={step}>
                  <dt>{t(`company.funnel.${step}`)}</dt>
                  <dd data-none={offer[step] === 0 || undefined}>
                    {number(offer[step])}
                    <Box
                      component="span"
                      className={classes.part}
                      __vars={{ '--part': shareOf(offer[step], offer.recibidas) }}
                    />
                  </dd>
                </div>
              ))}
            </Text>
          </li>
        ))}
      </EntryList>
      <Box component="p" mt="sm">
        <ScreenLink to="myOffers" search="?estado=abierta">
          {t('company.funnel.all')}
        </ScreenLink>
      </Box>
    </Section>
  );
}

function Days({ days }: { days: Summary['porDia'] }) {
  const t = useTexts('home');
  const { shortDay, number } = useFormat();
  const total = days.reduce((sum, { numTotal }) => sum + numTotal, 0);
  const best = days.reduce((most, one) => (one.numTotal > most.numTotal ? one : most), {
    dia: '',
    numTotal: 0,
  });
  const words = [
    t('company.days.total', { count: total, days: summedDays }),
    best.numTotal > 0 && t('company.days.best', { day: shortDay(best.dia), count: best.numTotal }),
  ]
    .filter(Boolean)
    .join(' ');
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Section title={t('company.days.title')}>
      <Text component="p" fz="xl" strong className={classes.total}>
        {number(total)}
      </Text>
      <Text dim small mb="sm">
        {t('company.days.since', { days: summedDays })}
      </Text>
      <Bars values={days.map(({ numTotal }) => numTotal)} label={words} />
      {first && last && (
        <Text component="div" dim tiny className={classes.axis} aria-hidden>
          <span>{shortDay(first.dia)}</span>
          <span>{shortDay(last.dia)}</span>
        </Text>
      )}
    </Section>
  );
}
