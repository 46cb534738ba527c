import { Title, VisuallyHidden } from '@mantine/core';
import { listOwnPlacements } from '@portal/contract/placements';
import { IconSchool } from '@tabler/icons-react';
import { awaitsSignature } from '../../domain/placement/awaited.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './home.module.css';

/** What the student's placements wait for from the student: a signature, and what none begins without. */
export function WaitingPlacements() {
  const t = useTexts('home');
  const { data } = useCall(listOwnPlacements, {});
  const unsigned = (data?.practicas ?? []).filter((card) => awaitsSignature(card, 'alumno'));
  const lacksNumber = data?.faltaNumSegSocial === true;
  if (unsigned.length === 0 && !lacksNumber) return null;
  return (
    <section className={classes.waiting} aria-labelledby="practicas-esperan">
      <Title order={2} id="practicas-esperan">
        <IconSchool size={20} aria-hidden />
        {t('student.placements.title')}
      </Title>
      <ul>
        {unsigned.map(({ idPractica, titulo, empresa }) => (
          <li key={idPractica} className={classes.waitingItem}>
            <div className={classes.waitingWords}>
              <strong>{titulo}</strong>
              <Text dim small mb="0.375rem">
                {empresa}
              </Text>
              <p>{t('student.placements.sign')}</p>
            </div>
            <ScreenButton to="myPlacement" params={{ idPractica }}>
              {t('student.placements.signAct')}
              <VisuallyHidden>: {titulo}</VisuallyHidden>
            </ScreenButton>
          </li>
        ))}
        {lacksNumber && (
          <li className={classes.waitingItem}>
            <div className={classes.waitingWords}>
              <p>{t('student.placements.number')}</p>
            </div>
            <ScreenButton to="cv" search="#numSegSocial">
              {t('student.placements.numberAct')}
            </ScreenButton>
          </li>
        )}
      </ul>
    </section>
  );
}
