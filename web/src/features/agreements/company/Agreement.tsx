import { Button, Flex, Stack } from '@mantine/core';
import { getAgreement } from '@portal/contract/agreements';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { endsSoonDays, ownMeaning } from '../../../domain/agreement/agreement-meaning.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { AgreementFacts } from '../AgreementFacts.tsx';
import { AgreementHistory } from '../AgreementHistory.tsx';
import classes from '../agreements.module.css';
import type { OwnAgreement } from '../own-agreement.ts';
import { Reviews } from '../reviews/Reviews.tsx';
import { VersionList } from '../VersionList.tsx';
import { CorrectUnsigned } from './CorrectUnsigned.tsx';
import { DiscardDraft } from './DiscardDraft.tsx';
import { SignedUpload } from './SignedUpload.tsx';

/** One agreement of a company: how it stands, what comes next, and all that there is of it. */
export default function Agreement() {
  const { idConvenio = '' } = useParams();
  const query = useCall(getAgreement, { params: { id: idConvenio } });
  if (query.data === undefined && query.error?.name === 'actionNotAllowed') return <UnknownAgreement />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(agreement) => <AgreementView agreement={agreement} />}
    </CallView>
  );
}

function AgreementView({ agreement }: { agreement: OwnAgreement }) {
  const t = useTexts('agreements');
  const view = useTexts('agreementView');
  const { estado, numero } = agreement;
  return (
    <>
      <PageHead
        title={numero === null ? t('draftTitle') : view('numbered', { number: numero })}
        ownTitle
        context={
          <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs">
            <StateBadge meaning={ownMeaning[estado]}>{view(`states.${estado}`)}</StateBadge>
          </Flex>
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Next agreement={agreement} />
          <Reviews agreement={agreement} />
          <Section title={view('versions.title')}>
            <VersionList versions={agreement.versiones} />
          </Section>
          <AgreementFacts agreement={agreement} />
        </div>
        <aside className={classes.aside}>
          <Section title={view('history')}>
            <AgreementHistory events={agreement.historial} />
          </Section>
        </aside>
      </div>
    </>
  );
}

/** What comes next, and who has to do it. */
function Next({ agreement }: { agreement: OwnAgreement }) {
  const t = useTexts('agreements');
  const view = useTexts('agreementView');
  const { opciones, responsable } = useBrand();
  const { day, daysFromToday } = useFormat();
  const { idConvenio, estado, tramitacionManual, fechaCaducidad, versiones } = agreement;
  const isPaper = tramitacionManual === true;
  const last = versiones.toSorted((a, b) => b.numVersion - a.numVersion)[0];
  const endsIn = fechaCaducidad === null ? null : daysFromToday(fechaCaducidad);
  const renew = opciones.crearConvenios && (
    <ScreenButton to="newAgreement" search="?desde=ultimo">
      {t('renew')}
    </ScreenButton>
  );
  switch (estado) {
    case 'borrador':
      return (
        <Banner
          meaning="info"
          title={t('next.borrador')}
          action={
            <Flex gap="xs" wrap="wrap">
              {opciones.crearConvenios && <ScreenButton to="newAgreement">{t('goOn')}</ScreenButton>}
              <DiscardDraft idConvenio={idConvenio} />
            </Flex>
          }
        >
          <p>{t('nextText.borrador')}</p>
        </Banner>
      );
    case 'generado':
      return isPaper ? (
        <Banner
          meaning="warning"
          title={t('next.paper')}
          action={
            <Flex gap="xs" wrap="wrap">
              {last !== undefined && (
                <Button component="a" href={last.convenio.url} download={last.convenio.nombre}>
                  {t('download')}
                </Button>
              )}
              <CorrectUnsigned idConvenio={idConvenio} />
            </Flex>
          }
        >
          <p>{t('nextText.paper', { address: `${responsable.nombre}, ${responsable.direccion}` })}</p>
        </Banner>
      ) : (
        <SignedUpload agreement={agreement} />
      );
    case 'erroneo':
      return (
        <Banner
          meaning="warning"
          title={t('next.erroneo')}
          action={
            opciones.crearConvenios && (
              <ScreenButton to="newAgreement" search={`?convenio=${idConvenio}`}>
                {t('correct')}
              </ScreenButton>
            )
          }
        >
          <ul className={classes.list}>
            {(last?.motivos ?? []).map(({ campo, motivo }) => (
              <li key={`${campo} ${motivo}`}>
                <strong>{view(`fields.${campo}`)}</strong>: {motivo}
              </li>
            ))}
          </ul>
          <p>{t('nextText.erroneo')}</p>
        </Banner>
      );
    case 'formalizado': {
      const endsSoon = endsIn !== null && endsIn <= endsSoonDays;
      return (
        <Banner
          meaning={endsSoon ? 'warning' : 'good'}
          title={
            endsSoon && fechaCaducidad !== null
              ? t('next.ends', { day: day(fechaCaducidad) })
              : t('next.formalizado')
          }
          {...(endsSoon && { action: renew })}
        >
          <p>{t(endsSoon ? 'nextText.ends' : 'nextText.formalizado')}</p>
        </Banner>
      );
    }
    case 'caducado':
      return (
        <Banner meaning="warning" title={t('next.caducado')} action={renew}>
          <p>{t('nextText.caducado')}</p>
        </Banner>
      );
    default:
      return (
        <Banner meaning="info" title={t(`next.${estado}`)}>
          <Stack gap="xs">
            <p>{t(`nextText.${estado}`)}</p>
          </Stack>
        </Banner>
      );
  }
}

function UnknownAgreement() {
  const t = useTexts('agreements');
  return (
    <>
      <PageHead title={t('unknown.title')} />
      <EmptyState
        icon={<IconMoodEmpty size={28} />}
        title={t('unknown.title')}
        action={
          <ScreenButton to="home" variant="default">
            {t('unknown.home')}
          </ScreenButton>
        }
      >
        {t('unknown.text')}
      </EmptyState>
    </>
  );
}
