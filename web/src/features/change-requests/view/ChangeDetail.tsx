import { Anchor, Stack } from '@mantine/core';
import type { ChangeRequest } from '@portal/contract/change-requests';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Facts } from '../../../ui/Facts.tsx';
import classes from '../change-requests.module.css';
import { Differences } from './Differences.tsx';

type Shown = Pick<
  ChangeRequest,
  'tipo' | 'detalle' | 'desde' | 'hasta' | 'diferencias' | 'adjunto' | 'tutor' | 'motivo'
>;

/** What is asked for: the values before and after, from when, why, and what was answered. */
export function ChangeDetail({ change }: { change: Shown }) {
  const t = useTexts('changeRequests');
  const { day } = useFormat();
  const { tipo, detalle, desde, hasta, diferencias, adjunto, tutor, motivo } = change;
  const when = tipo === 'rescision' ? 'lastDay' : hasta === null ? 'from' : 'dates';
  return (
    <Stack>
      <Differences rows={diferencias} />
      <Facts
        layout="rows"
        facts={[
          {
            label: t(`facts.${when}`),
            value: hasta === null ? day(desde) : t('period', { from: day(desde), to: day(hasta) }),
          },
          { label: t('facts.detail'), value: <span className={classes.words}>{detalle}</span> },
          {
            label: t('facts.file'),
            value: adjunto !== null && (
              <Anchor href={adjunto.url} download={adjunto.nombre}>
                {adjunto.nombre}
              </Anchor>
            ),
          },
          {
            label: t('facts.tutor'),
            value: tutor !== null && (
              <span className={classes.words}>
                {[
                  t(tutor.autoriza ? 'tutor.authorised' : 'tutor.notAuthorised', { day: day(tutor.fecha) }),
                  tutor.comentario,
                ]
                  .filter(Boolean)
                  .join('\n')}
              </span>
            ),
          },
          {
            label: t('facts.reason'),
            value: motivo !== null && motivo !== tutor?.comentario && (
              <span className={classes.words}>{motivo}</span>
            ),
          },
        ]}
      />
    </Stack>
  );
}
