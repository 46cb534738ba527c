import { Flex, Stack } from '@mantine/core';
import { getManagedChange } from '@portal/contract/change-requests';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { labelKey } from '../../../domain/incorporation/field-names.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import classes from '../change-requests.module.css';
import { ChangeDetail } from '../view/ChangeDetail.tsx';
import { isOpenChange, managedChangeMeaning } from '../view/change-meaning.ts';
import { ChangeActs } from './ChangeActs.tsx';
import type { ManagedChangeView } from './managed-change.ts';

/** One request for a change: before and after, what stands against it, and what managers decide. */
export default function ManagedChange() {
  const { idCambio = '' } = useParams();
  const query = useCall(getManagedChange, { params: { id: idCambio } });
  if (query.data === undefined && query.error?.name === 'actionNotAllowed') return <UnknownChange />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={2} />}>
      {(change) => <ChangeView key={idCambio} change={change} />}
    </CallView>
  );
}

function ChangeView({ change }: { change: ManagedChangeView }) {
  const t = useTexts('managedChanges');
  const common = useTexts('changeRequests');
  const words = useTexts('incorporationForms');
  const { day, dayAndTime, number } = useFormat();
  const { tipo, estado, alumno, idPractica, numero, titulo, empresa, creada, idSiguiente, practica } = change;
  return (
    <>
      <PageHead
        title={common(`kinds.${tipo}`)}
        ownTitle
        context={
          <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
            <StateBadge meaning={managedChangeMeaning[estado]}>{common(`states.${estado}`)}</StateBadge>
            <span>{alumno}</span>
          </Flex>
        }
        onPhone="title"
        {...(idSiguiente !== null && {
          action: (
            <ScreenButton to="managedChange" params={{ idCambio: idSiguiente }} variant="default">
              {t('following')}
            </ScreenButton>
          ),
        })}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Standing change={change} />
          <Section title={t('change')}>
            <ChangeDetail change={change} />
          </Section>
        </div>
        <aside className={classes.aside}>
          {isOpenChange(estado) && <ChangeActs change={change} />}
          <Section title={t('placement')}>
            <Facts
              facts={[
                {
                  label: t('number'),
                  value: (
                    <ScreenLink to="managedPlacement" params={{ idPractica }}>
                      {numero}
                    </ScreenLink>
                  ),
                },
                { label: t('offer'), value: titulo },
                { label: t('student'), value: alumno },
                { label: t('company'), value: empresa },
                {
                  label: common('facts.dates'),
                  value: common('period', { from: day(practica.fechaInicio), to: day(practica.fechaFin) }),
                },
                { label: words('fields.horasSemana'), value: number(practica.horasSemana) },
                { label: words('fields.horasTotales'), value: number(practica.horasTotales) },
                { label: t('asked'), value: dayAndTime(creada) },
              ]}
            />
          </Section>
        </aside>
      </div>
    </>
  );
}

/** What stands against it. */
function Standing({
  change: { problemas, solapada, estado, practicaTerminada },
}: {
  change: ManagedChangeView;
}) {
  const t = useTexts('managedChanges');
  const words = useTexts('incorporationForms');
  const isOver = practicaTerminada && isOpenChange(estado);
  if (estado !== 'autorizacion' && problemas.length === 0 && !solapada && !isOver) return null;
  return (
    <Stack gap="sm">
      {isOver && <Banner meaning="warning" title={t('over')} />}
      {estado === 'autorizacion' && <Banner meaning="info" title={t('awaitsTutor')} />}
      {problemas.length > 0 && (
        <Banner meaning="warning" title={t('problems')}>
          <ul className={classes.list}>
            {problemas.map(({ campo, mensaje }) => {
              const key = labelKey(campo);
              return (
                <li key={campo}>
                  {key === null ? campo : words(key)}: {mensaje}
                </li>
              );
            })}
          </ul>
        </Banner>
      )}
      {solapada && <Banner meaning="warning" title={t('overlaps')} />}
    </Stack>
  );
}

function UnknownChange() {
  const t = useTexts('managedChanges');
  const titles = useTitles();
  return (
    <>
      <PageHead title={titles('managedChange')} />
      <EmptyState
        icon={<IconMoodEmpty size={28} />}
        title={t('unknown')}
        action={
          <ScreenButton to="managedChanges" variant="default">
            {t('all')}
          </ScreenButton>
        }
      >
        {t('unknownText')}
      </EmptyState>
    </>
  );
}
