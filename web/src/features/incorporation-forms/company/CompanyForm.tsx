import { Box, Flex } from '@mantine/core';
import { getIncorporationForm } from '@portal/contract/incorporation-forms';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { Columns } from '../../../ui/Columns.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { ContextFacts } from '../ContextFacts.tsx';
import { FormFacts } from '../FormFacts.tsx';
import { FormHistory } from '../FormHistory.tsx';
import { isUndecided, isWritten, type OwnForm, ownMeaning } from '../incorporation-form.ts';
import { GoBack } from './GoBack.tsx';
import { WrittenForm } from './WrittenForm.tsx';

/** The company's own form: written while it is open or was returned, and to be read after that. */
export function CompanyForm({ idSolicitud }: { idSolicitud: string }) {
  const query = useCall(getIncorporationForm, { params: { id: idSolicitud } });
  if (query.data === undefined && query.error?.name === 'applicationNotFound') return <UnknownForm />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(form) => <FormView form={form} />}
    </CallView>
  );
}

function FormView({ form }: { form: OwnForm }) {
  const t = useTexts('incorporationForms');
  const titles = useTitles();
  const { estado, contexto, historial, idSolicitud } = form;
  const student = `${contexto.alumno.nombre} ${contexto.alumno.apellidos}`.trim();
  return (
    <>
      <PageHead
        title={titles('incorporationForm')}
        context={
          <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs">
            <StateBadge meaning={ownMeaning[estado]}>{t(`states.${estado}`)}</StateBadge>
            <ScreenLink to="companyOffer" params={{ id: contexto.oferta.urlAcceso }} fz="sm">
              {t('candidates')}
            </ScreenLink>
          </Flex>
        }
      />
      <Banner
        meaning={bannerMeaning[estado]}
        title={t(`next.${estado}`)}
        action={
          estado === 'validado' ? (
            <ScreenLink to="companyPlacements">{titles('companyPlacements')}</ScreenLink>
          ) : undefined
        }
      >
        <p>{t(`nextText.${estado}`)}</p>
      </Banner>
      <Box mt="lg">
        <Section title={t('facts.title')}>
          <ContextFacts contexto={contexto} />
        </Section>
      </Box>
      <Box mt="lg">
        {isWritten(estado) ? (
          <WrittenForm form={form} student={student} />
        ) : (
          <Columns end="20rem">
            <div>
              <FormFacts datos={form.datos} />
              {isUndecided(estado) && (
                <Box mt="lg">
                  <GoBack idSolicitud={idSolicitud} student={student} offer={contexto.oferta.urlAcceso} />
                </Box>
              )}
            </div>
            <div>
              <Section title={t('history.title')}>
                <FormHistory events={historial} />
              </Section>
            </div>
          </Columns>
        )}
      </Box>
    </>
  );
}

const bannerMeaning = {
  abierto: 'info',
  enviado: 'info',
  devuelto: 'warning',
  validado: 'good',
  retirado: 'info',
} as const;

function UnknownForm() {
  const t = useTexts('incorporationForms');
  const titles = useTitles();
  return (
    <>
      <PageHead title={titles('incorporationForm')} />
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
