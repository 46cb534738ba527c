import { Anchor, Flex } from '@mantine/core';
import { getManagedAgreement } from '@portal/contract/agreements';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { managedMeaning } from '../../../domain/agreement/agreement-meaning.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { AgreementFacts } from '../AgreementFacts.tsx';
import { AgreementHistory } from '../AgreementHistory.tsx';
import classes from '../agreements.module.css';
import { VersionList } from '../VersionList.tsx';
import { AgreementActs } from './AgreementActs.tsx';
import type { Managed } from './managed.ts';

/** One agreement: its versions, what could be checked of its signature, its hand-overs, and what managers can do. */
export default function ManagedAgreement() {
  const { idConvenio = '' } = useParams();
  const query = useCall(getManagedAgreement, { params: { id: idConvenio } });
  if (query.data === undefined && query.error?.name === 'actionNotAllowed') return <UnknownAgreement />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(managed) => <ManagedView key={idConvenio} managed={managed} />}
    </CallView>
  );
}

function ManagedView({ managed }: { managed: Managed }) {
  const t = useTexts('managedAgreements');
  const view = useTexts('agreementView');
  const { empresa, cif, idEmpresa, estado, numero, adjunto, siguiente, tramitacionManual } = managed;
  return (
    <>
      <PageHead
        title={empresa}
        ownTitle
        context={
          <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
            <StateBadge meaning={managedMeaning[estado]}>{view(`states.${estado}`)}</StateBadge>
            <span>{numero === null ? t('draft') : view('numbered', { number: numero })}</span>
            <span>{cif}</span>
            {tramitacionManual !== null && <span>{t(tramitacionManual ? 'paper' : 'digital')}</span>}
          </Flex>
        }
        onPhone="title"
        {...(siguiente !== null && {
          action: (
            <ScreenButton to="managedAgreement" params={{ idConvenio: siguiente }} variant="default">
              {t('following')}
            </ScreenButton>
          ),
        })}
      />
      <div className={classes.columns} data-acts>
        <div className={classes.main}>
          <Banner
            meaning={estado === 'firmado' || estado === 'secretaria' ? 'warning' : 'info'}
            title={t(`next.${estado}`)}
          />
          <Section title={view('versions.title')}>
            <VersionList versions={managed.versiones} />
            {adjunto !== null && (
              <p>
                <Anchor href={adjunto.url} download={adjunto.nombre}>
                  {t('attachment', { name: adjunto.nombre })}
                </Anchor>
              </p>
            )}
          </Section>
          <AgreementFacts agreement={managed} />
        </div>
        <aside className={classes.aside}>
          <div className={classes.acts}>
            <AgreementActs managed={managed} />
          </div>
          <Section title={view('history')}>
            <AgreementHistory events={managed.historial} />
          </Section>
          <Section title={t('company')}>
            <p>
              <ScreenLink to="managedAgreements" search={`?empresa=${idEmpresa}`}>
                {t('companyAgreements')}
              </ScreenLink>
            </p>
          </Section>
        </aside>
      </div>
    </>
  );
}

function UnknownAgreement() {
  const t = useTexts('managedAgreements');
  return (
    <>
      <PageHead title={t('unknown')} />
      <EmptyState
        icon={<IconMoodEmpty size={28} />}
        title={t('unknown')}
        action={
          <ScreenButton to="managedAgreements" variant="default">
            {t('all')}
          </ScreenButton>
        }
      >
        {t('unknownText')}
      </EmptyState>
    </>
  );
}
