import { Button, Stack } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import {
  closeSurvey,
  duplicateSurvey,
  getPortalSurvey,
  listSurveys,
  openSurvey,
} from '@portal/contract/surveys';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import type { VersionedForm } from '../../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { pathTo, usePathTo } from '../../../lib/routing/paths.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { stateMeanings } from './state-meanings.ts';
import type { PortalSurveyValues } from './values.ts';

type Survey = Answer<typeof getPortalSurvey>;

interface Props {
  survey: Survey;
  kept: VersionedForm<PortalSurveyValues>;
  onMoved: () => void;
}

/** How a survey stands, and what can be done with it as it is stored. */
export function Standing({ survey, kept, onMoved }: Props) {
  const t = useTexts('portalSurveyForm');
  const { number } = useFormat();
  const { idEncuesta, estado, numVersion, numContestadas } = survey;
  const isDraft = estado === 'borrador';
  const isRunning = estado === 'abierta' || estado === 'programada';
  const isTyped = kept.form.isDirty() || kept.isOutdated;
  return (
    <Section title={t('standing.title')}>
      <Stack gap="sm">
        <div>
          <StateBadge meaning={stateMeanings[estado]}>{t(`state.${estado}`)}</StateBadge>
        </div>
        {!isDraft && (
          <Facts
            facts={[
              { label: t('standing.answered'), value: number(numContestadas) },
              { label: t('standing.version'), value: number(numVersion) },
            ]}
          />
        )}
        <Text dim small>
          {t(isDraft ? 'standing.draft' : 'standing.opened')}
        </Text>
        {isRunning ? (
          <Closing survey={survey} isTyped={isTyped} kept={kept} onMoved={onMoved} />
        ) : (
          <Opening survey={survey} isTyped={isTyped} kept={kept} onMoved={onMoved} />
        )}
        {!isDraft && (
          <ScreenButton to="surveyResults" params={{ id: idEncuesta }} variant="default">
            {t('results')}
          </ScreenButton>
        )}
        {!isDraft && survey.encuesta.momento === null && <SurveyLink id={idEncuesta} />}
        <Duplicate idEncuesta={idEncuesta} isTyped={isTyped} />
        <Text dim small role="status">
          {isTyped && t('standing.unsaved')}
        </Text>
      </Stack>
    </Section>
  );
}

/** The address that everybody who answers it may be sent; about a placement each has their own. */
function SurveyLink({ id }: { id: number }) {
  const t = useTexts('portalSurveyForm');
  const { idiomaPorDefecto } = useBrand();
  return (
    <div>
      <CopyButton value={window.location.origin + pathTo(idiomaPorDefecto, 'surveyAccess', { id })}>
        {t('standing.copyLink')}
      </CopyButton>
      <Text dim small>
        {t('standing.linkNote')}
      </Text>
    </div>
  );
}

type MoveProps = Props & { isTyped: boolean };

const changed = [getPortalSurvey, listSurveys];

function Opening({ survey, isTyped, kept, onMoved }: MoveProps) {
  const t = useTexts('portalSurveyForm');
  const { idEncuesta, version, estado } = survey;
  const [isAsking, setAsking] = useState(false);
  const open = useSend(openSurvey, { quiet: true, invalidates: changed });
  const confirm = () =>
    open.mutate(
      { body: { idEncuesta, version } },
      {
        onSuccess: ({ datos }) => {
          setAsking(false);
          showNotice(t(datos.estado === 'programada' ? 'open.scheduled' : 'open.done'));
          onMoved();
        },
        onError: (error) => {
          // What is wrong with its questions is said beside them.
          if (kept.form.showServerErrors(error)) setAsking(false);
        },
      },
    );
  return (
    <>
      <Button disabled={isTyped} onClick={() => setAsking(true)}>
        {t(estado === 'cerrada' ? 'open.again' : 'open.button')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('open.title')}
        confirmLabel={t('open.confirm')}
        busy={open.isPending}
        onConfirm={confirm}
        onCancel={() => {
          open.reset();
          setAsking(false);
        }}
      >
        <Asked survey={survey} />
        <p>{t('open.kinds')}</p>
        <ErrorBanner error={open.error} />
      </ConfirmDialog>
    </>
  );
}

/** Who will be asked, and when. */
function Asked({ survey: { encuesta } }: { survey: Survey }) {
  const t = useTexts('portalSurveyForm');
  const { day } = useFormat();
  const { paraAlumnos, paraEmpresa, titulaciones, cursos, momento, partes, desde, hasta } = encuesta;
  const isNarrowed = titulaciones.length > 0 || cursos.length > 0;
  const people =
    momento === null
      ? [
          ...(paraAlumnos ? [t(isNarrowed ? 'people.someStudents' : 'people.students')] : []),
          ...(paraEmpresa ? [t('people.companies')] : []),
        ]
      : partes.map((party) => t(`people.${party}`));
  const all = people.length > 0 ? people : [t('people.anonymous')];
  return (
    <>
      <p>
        {t('open.asked', { people: all.join(', ') })}{' '}
        {hasta === null
          ? t('open.from', { from: day(desde) })
          : t('open.between', { from: day(desde), to: day(hasta) })}
      </p>
      {encuesta.obligatoria && <p>{t('open.mandatory')}</p>}
    </>
  );
}

function Closing({ survey: { idEncuesta, version }, isTyped, onMoved }: MoveProps) {
  const t = useTexts('portalSurveyForm');
  const [isAsking, setAsking] = useState(false);
  const close = useSend(closeSurvey, {
    quiet: true,
    invalidates: changed,
  });
  return (
    <>
      <Button variant="default" disabled={isTyped} onClick={() => setAsking(true)}>
        {t('close.button')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('close.title')}
        confirmLabel={t('close.confirm')}
        destructive
        busy={close.isPending}
        onConfirm={() =>
          close.mutate(
            { body: { idEncuesta, version } },
            {
              onSuccess: () => {
                setAsking(false);
                showNotice(t('close.done'));
                onMoved();
              },
            },
          )
        }
        onCancel={() => {
          close.reset();
          setAsking(false);
        }}
      >
        <p>{t('close.body')}</p>
        <ErrorBanner error={close.error} />
      </ConfirmDialog>
    </>
  );
}

function Duplicate({ idEncuesta, isTyped }: { idEncuesta: number; isTyped: boolean }) {
  const t = useTexts('portalSurveyForm');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  // Sent again because its answer was lost, it makes the same copy.
  const [claveEnvio] = useState(() => crypto.randomUUID());
  const duplicate = useSend(duplicateSurvey, {
    quiet: true,
    invalidates: [listSurveys],
    onSuccess: ({ idEncuesta: id }) => {
      showNotice(t('duplicate.done'), t('duplicate.doneBody'));
      navigate(pathTo('managedPortalSurvey', { id }));
    },
  });
  return (
    <>
      <Button
        variant="default"
        disabled={isTyped}
        loading={duplicate.isPending}
        onClick={() => duplicate.mutate({ body: { idEncuesta, claveEnvio } })}
      >
        {t('duplicate.button')}
      </Button>
      <ErrorBanner error={duplicate.error} />
    </>
  );
}
