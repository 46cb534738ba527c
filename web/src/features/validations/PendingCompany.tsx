import { Anchor, Flex } from '@mantine/core';
import { spain } from '@portal/contract/places';
import { getPendingCompany, listPendingCompanies } from '@portal/contract/validations';
import { IconBuildingCommunity, IconHistory, IconUserPlus, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ActHistory } from '../../domain/acts/ActHistory.tsx';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Breakable } from '../../ui/Breakable.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { phoneLink } from '../../ui/phone-link.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { CompanyChanges } from './CompanyChanges.tsx';
import { CompanyDecision } from './CompanyDecision.tsx';
import { pendingCompany } from './pending-company.ts';
import type { ReviewedCompany } from './reviewed.ts';
import classes from './validations.module.css';
import { nextAfter } from './waiting.ts';

/** Enough to find the next one; the list is asked for again on every page. */
const others = { query: { pagina: 1, porPagina: 100 } };

export default function PendingCompany() {
  const t = useTexts('validations');
  const { id = '' } = useParams();
  // As the address has it: whether that is a number at all, and one of somebody who waits, the server says.
  const query = useCall(getPendingCompany, pendingCompany(id));
  const { data: waiting } = useCall(listPendingCompanies, others);
  const next = nextAfter(
    (waiting?.empresas ?? []).map((one) => one.idEmpresa),
    Number(id),
  );
  // The server gives only companies that wait.
  if (query.error?.name === 'companyProblem' && query.data === undefined) {
    return (
      <>
        <PageHead title={t('company.title')} />
        <EmptyState
          icon={<IconBuildingCommunity size={28} />}
          title={t('company.gone')}
          action={<GoOn next={next} />}
        >
          {t('company.goneBody')}
        </EmptyState>
      </>
    );
  }
  return (
    <CallView query={query}>
      {(datos) => (
        <Review
          key={id}
          reviewed={datos}
          next={next}
          goOn={<GoOn next={next} />}
          onStay={() => query.refetch()}
        />
      )}
    </CallView>
  );
}

function GoOn({ next }: { next: number | null }) {
  const t = useTexts('validations');
  if (next === null) {
    return (
      <ScreenButton to="management" search="?ver=empresas">
        {t('decide.inbox')}
      </ScreenButton>
    );
  }
  return (
    <ScreenButton to="pendingCompany" params={{ id: next }}>
      {t('decide.next')}
    </ScreenButton>
  );
}

interface Props {
  reviewed: ReviewedCompany;
  next: number | null;
  goOn: ReactNode;
  onStay: () => Promise<unknown>;
}

function Review({ reviewed, next, goOn, onStay }: Props) {
  const t = useTexts('validations');
  const { empresa, contactos, cambios } = reviewed;
  // Of a company that is in, those who ask to join it are decided on, one after the other.
  const asking = empresa.validada ? contactos.filter(({ pendiente }) => pendiente) : [];
  const person = asking[0] ?? null;
  return (
    <>
      <PageHead
        title={empresa.nombreComercial}
        ownTitle
        context={
          <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
            <StateBadge meaning={empresa.validada ? 'good' : 'warning'}>
              {t(empresa.validada ? 'company.validated' : 'company.pending')}
            </StateBadge>
            {empresa.revisada && (
              <StateBadge meaning="info" icon={<IconHistory size={16} aria-hidden />}>
                {t('inbox.revised')}
              </StateBadge>
            )}
            <span>
              {t(empresa.validada ? 'company.joinAsked' : 'company.asked')}{' '}
              <RelativeTime value={empresa.fecha} />
            </span>
          </Flex>
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          {empresa.revisada && (
            <Banner meaning="warning" title={t('company.turnedDownBefore')}>
              <p>{empresa.motivoRechazo}</p>
            </Banner>
          )}
          {cambios.length > 0 && <CompanyChanges changes={cambios} />}
          {person === null ? (
            <>
              <Data company={empresa} />
              <Contacts contacts={contactos} />
            </>
          ) : (
            <>
              <Contacts contacts={[...asking, ...contactos.filter(({ pendiente }) => !pendiente)]} />
              <Data company={empresa} />
            </>
          )}
        </div>
        <aside className={classes.aside}>
          {/* Each person is decided on anew. */}
          <CompanyDecision
            key={person?.idContacto ?? 'company'}
            company={empresa}
            person={person}
            next={next}
            onStay={asking.length > 1 ? onStay : null}
            goOn={goOn}
          />
          <History objeto={String(empresa.idEmpresa)} />
        </aside>
      </div>
    </>
  );
}

function Data({ company }: { company: ReviewedCompany['empresa'] }) {
  const t = useTexts('validations');
  const { name } = useCatalogue();
  const { web } = company;
  return (
    <Section title={t('company.data')}>
      <Facts
        layout="rows"
        facts={[
          { label: t('company.name'), value: company.nombreComercial },
          { label: t('company.fiscalName'), value: company.nombreFiscal },
          { label: t('company.cif'), value: company.cif },
          { label: t('company.kind'), value: name('tiposEmpresa', company.idTipoEmpresa) },
          { label: t('company.sector'), value: name('sectoresActividad', company.idSector) },
          {
            label: t('company.address'),
            value: [
              company.direccion,
              [company.cp, company.localidad].filter(Boolean).join(' '),
              name('provincias', company.idProvincia) ?? company.provincia,
              company.idPais === spain ? null : name('paises', company.idPais),
            ]
              .filter(Boolean)
              .join(', '),
          },
          {
            label: t('company.web'),
            value: web !== null && /^https?:\/\//i.test(web) ? <Web address={web} /> : web,
          },
          {
            label: t('company.description'),
            value: company.descripcion && <span className={classes.typed}>{company.descripcion}</span>,
          },
        ]}
      />
    </Section>
  );
}

function Web({ address }: { address: string }) {
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer nofollow">
      <Breakable>{address}</Breakable>
    </Anchor>
  );
}

function Contacts({ contacts }: { contacts: ReviewedCompany['contactos'] }) {
  const t = useTexts('validations');
  return (
    <Section title={t('company.contacts')}>
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

function History({ objeto }: { objeto: string }) {
  const t = useTexts('states');
  return (
    <Section title={t('acts.title')}>
      <ActHistory tipo="empresa" objeto={objeto} />
    </Section>
  );
}
