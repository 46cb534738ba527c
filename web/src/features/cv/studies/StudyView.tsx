import { Anchor, Button, Group, VisuallyHidden } from '@mantine/core';
import type { ListedStudy } from '@portal/contract/studies';
import type { OwnStudyRequest } from '@portal/contract/study-requests';
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../Cv.module.css';
import { StudyRequests } from './StudyRequests.tsx';
import { useStudyName } from './useStudyName.ts';

interface Props {
  study: ListedStudy;
  /** The requests about it. */
  requests: readonly OwnStudyRequest[];
  onEdit: () => void;
  onRemove: (button: HTMLElement) => void;
  onAsk: (tipo: 'baja' | 'correccion') => void;
}

export function StudyView({ study, requests, onEdit, onRemove, onAsk }: Props) {
  const t = useTexts('studies');
  const entry = useTexts('cvEntries');
  const title = useStudyName()(study);
  const { deLaUniversidad, centro, actual, ultimoCurso, faltaCopia } = study;
  return (
    <>
      <Group gap="0.5rem 1rem" align="flex-start" justify="space-between" mb="sm">
        <div className={classes.rowWords}>
          <h3>{title}</h3>
          <Text dim small>
            {centro}
          </Text>
        </div>
        <Group gap="xs" align="stretch">
          {deLaUniversidad && <StateBadge meaning="neutral">{t('ours')}</StateBadge>}
          <StateBadge meaning={actual ? 'info' : 'good'}>{t(actual ? 'current' : 'finished')}</StateBadge>
          {actual && ultimoCurso && <StateBadge meaning="neutral">{t('lastYear')}</StateBadge>}
          {faltaCopia && <StateBadge meaning="warning">{t('lacksCopy')}</StateBadge>}
          {!deLaUniversidad && (
            <>
              <IconAction label={entry('entries.editOf', { name: title })} onClick={onEdit}>
                <IconPencil size={20} aria-hidden />
              </IconAction>
              <IconAction
                label={entry('entries.removeOf', { name: title })}
                onClick={onRemove}
                removes="asking"
              >
                <IconTrash size={20} aria-hidden />
              </IconAction>
            </>
          )}
        </Group>
      </Group>
      <StudyFacts study={study} />
      {deLaUniversidad && (
        <>
          {requests.every(({ estado }) => estado !== 'pendiente') && (
            <Group gap="xs" align="stretch" mt="sm">
              <Button
                variant="default"
                size="xs"
                aria-label={t('requests.correctOf', { name: title })}
                onClick={() => onAsk('correccion')}
              >
                {t('requests.correct')}
              </Button>
              <Button
                variant="default"
                size="xs"
                aria-label={t('requests.removeOf', { name: title })}
                onClick={() => onAsk('baja')}
              >
                {t('requests.remove')}
              </Button>
            </Group>
          )}
          <StudyRequests requests={requests.slice(0, 1)} />
        </>
      )}
    </>
  );
}

function StudyFacts({ study }: { study: ListedStudy }) {
  const t = useTexts('studies');
  const { name } = useCatalogue();
  const { number, shortDay } = useFormat();
  const { actual, curso, nota, idNivel, fechaInicio, fechaFin, duracion, certificacion, copia } = study;
  const { creditosSuperados: passed, creditosTotales: total, anioPromocion } = study;
  const credits =
    passed === null
      ? null
      : total === null
        ? t('creditsAlone', { passed })
        : t('creditsOf', { passed, total });
  const dates = [fechaInicio, fechaFin].map((day) => (day ? shortDay(day) : '…')).join(' – ');
  return (
    <Facts
      facts={[
        { label: t('fields.idNivel'), value: name('niveles', idNivel) },
        { label: t('year'), value: actual && curso !== null && t('yearValue', { year: curso }) },
        { label: t('fields.creditosSuperados'), value: credits },
        {
          label: t('mark'),
          value: nota === null ? null : t('markValue', { mark: number(nota, { maximumFractionDigits: 2 }) }),
        },
        { label: t('dates'), value: fechaInicio || fechaFin ? dates : null },
        {
          label: t('fields.duracion'),
          value: duracion ? t('years', { count: duracion }) : null,
        },
        // A year has no thousands separator.
        {
          label: t('fields.anioPromocion'),
          value: anioPromocion === null ? null : String(anioPromocion),
        },
        { label: t('fields.certificacion'), value: certificacion ?? null },
        {
          label: t('fields.copia'),
          value: copia && (
            <Anchor href={copia.url} target="_blank" rel="noopener" className={classes.file}>
              {copia.nombre}
              <IconExternalLink size={16} aria-hidden />
              <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
            </Anchor>
          ),
        },
      ]}
    />
  );
}
