import { Anchor, Flex } from '@mantine/core';
import { getPendingCompany, listPendingCompanies } from '@portal/contract/validations';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { phoneLink } from '../../ui/phone-link.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { CompanyChanges } from './CompanyChanges.tsx';
import { CompanyDecision } from './CompanyDecision.tsx';
import { pendingCompany } from './pending-company.ts';
import type { ReviewedCompany } from './reviewed.ts';
import { addressOf, sentOf, usePendingSearch } from './usePendingSearch.ts';
import { VerificationDecision } from './VerificationDecision.tsx';
import { VerifiedChanges } from './VerifiedChanges.tsx';
import classes from './validations.module.css';
import { nextAfter } from './waiting.ts';

/** What a company waits for, with the decision on it. */
export function CompanyWaiting({ idEmpresa }: { idEmpresa: number }) {
  const t = useTexts('validations');
  const query = useCall(getPendingCompany, pendingCompany(idEmpresa));
  const { search } = usePendingSearch();
  // Enough to find the next one; the list is asked for again on every page.
  const { data: waiting } = useCall(listPendingCompanies, { query: { porPagina: 100, ...sentOf(search) } });
  const others = (waiting?.empresas ?? []).map((one) => ({ id: one.idEmpresa, fecha: one.fecha }));
  const next = nextAfter(others, idEmpresa, query.data?.empresa.fecha);
  // The server gives only companies that wait.
  if (query.error?.name === 'companyProblem' && query.data === undefined)
    return (
      <Banner meaning="info" title={t('company.gone')} action={<GoOn next={next} />}>
        <p>{t('company.goneBody')}</p>
      </Banner>
    );
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={1} />}>
      {(reviewed) => <Review reviewed={reviewed} next={next} onStay={() => query.refetch()} />}
    </CallView>
  );
}

function GoOn({ next }: { next: number | null }) {
  const t = useTexts('validations');
  const { search } = usePendingSearch();
  if (next === null) {
    return (
      <ScreenButton to="management" search={addressOf(search, 'empresas')}>
        {t('decide.inbox')}
      </ScreenButton>
    );
  }
  return (
    <ScreenButton to="managedCompany" params={{ id: next }} search={addressOf(search)}>
      {t('decide.next')}
    </ScreenButton>
  );
}

interface Props {
  reviewed: ReviewedCompany;
  next: number | null;
  onStay: () => Promise<unknown>;
}

function Review({ reviewed, next, onStay }: Props) {
  const t = useTexts('validations');
  const { empresa, contactos, cambios, verificacion } = reviewed;
  // Of a company that is in, those who ask to join it are decided on, one after the other.
  const asking = empresa.validada ? contactos.filter(({ pendiente }) => pendiente) : [];
  const person = asking[0] ?? null;
  const ofChange = person === null ? verificacion : null;
  const asked = ofChange !== null ? 'changeAsked' : empresa.validada ? 'joinAsked' : 'asked';
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Text dim small>
          {t(`company.${asked}`)} <RelativeTime value={empresa.fecha} />
        </Text>
        {empresa.revisada && (
          <Banner meaning="warning" title={t('company.turnedDownBefore')}>
            <p>{empresa.motivoRechazo}</p>
          </Banner>
        )}
        {verificacion !== null && <VerifiedChanges changes={verificacion.cambios} />}
        {cambios.length > 0 && <CompanyChanges changes={cambios} />}
        {ofChange === null && (
          <Contacts
            title={t(person === null ? 'company.contacts' : 'company.joins')}
            contacts={person === null ? contactos : asking}
          />
        )}
      </div>
      <div className={classes.aside}>
        {/* Each person is decided on anew. */}
        {ofChange !== null ? (
          <VerificationDecision
            company={empresa}
            fecha={ofChange.fecha}
            next={next}
            goOn={<GoOn next={next} />}
          />
        ) : (
          <CompanyDecision
            key={person?.idContacto ?? 'company'}
            company={empresa}
            person={person}
            next={next}
            onStay={asking.length > 1 || verificacion !== null ? onStay : null}
            goOn={<GoOn next={next} />}
          />
        )}
      </div>
    </div>
  );
}

function Contacts({ title, contacts }: { title: string; contacts: ReviewedCompany['contactos'] }) {
  const t = useTexts('validations');
  return (
    <Section title={title}>
      {contacts.length === 0 ? (
        <EmptyState icon={<IconUsers size={28} />} title={t('company.noContacts')}>
          {t('company.noContactsBody')}
        </EmptyState>
      ) : (
        <ul className={classes.contacts}>
          {contacts.map(({ idContacto, nombre, puesto, email, telefono, pendiente }) => (
            <li key={idContacto}>
              <Flex component="p" gap="0.25rem 0.75rem" align="baseline" wrap="wrap">
                <span className={classes.company}>{nombre}</span>
                {pendiente && (
                  <StateBadge meaning="warning" icon={<IconUserPlus size={16} aria-hidden />}>
                    {t('company.joins')}
                  </StateBadge>
                )}
              </Flex>
              {puesto !== null && (
                <Text dim small>
                  {puesto}
                </Text>
              )}
              <Facts
                layout="rows"
                facts={[
                  {
                    label: t('company.email'),
                    value: <EmailLink address={email} />,
                  },
                  {
                    label: t('company.phone'),
                    value: telefono === null ? null : <Anchor href={phoneLink(telefono)}>{telefono}</Anchor>,
                  },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
