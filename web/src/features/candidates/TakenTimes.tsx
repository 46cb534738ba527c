import { listInterviewsOfDay } from '@portal/contract/interviews';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './interview-form.module.css';
import { clashesWith, endOf } from './taken-times.ts';

interface Props {
  time: { dia: string | null; hora: string };
  /** Minutes. */
  duracion: number;
  /** Whose own times are replaced. */
  idCandidatura: number;
}

/** The interviews that the company has that day already, and which of them this one would meet. */
export function TakenTimes({ time: { dia, hora }, duracion, idCandidatura }: Props) {
  const t = useTexts('interviews');
  const { data } = useCall(listInterviewsOfDay, { query: { dia: dia ?? '' } }, { enabled: Boolean(dia) });
  const taken = (data ?? []).filter((one) => one.idCandidatura !== idCandidatura);
  const clashes = clashesWith(taken, { hora, duracion });
  return (
    <div role="status">
      {taken.length > 0 && (
        <Text component="div" dim small mt="xs">
          {t('company.taken')}
          <ul className={classes.taken}>
            {taken.map((one) => (
              <li key={`${one.idCandidatura} ${one.hora}`}>
                {t(`company.takenBy.${one.estado}`, { from: one.hora, to: endOf(one), name: one.nombre })}
              </li>
            ))}
          </ul>
        </Text>
      )}
      {clashes.length > 0 && (
        <Text component="p" small className={classes.clash}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('company.clash', { names: [...new Set(clashes.map(({ nombre }) => nombre))].join(', ') })}
        </Text>
      )}
    </div>
  );
}
