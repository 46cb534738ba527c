import { Group, Title } from '@mantine/core';
import type { PlacementDocument } from '@portal/contract/placements';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Text } from '../../../ui/Text.tsx';
import classes from './placements.module.css';

interface Props {
  title: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** One thing that the reader has to do, with the button that does it. */
export const ToDoItem = ({ title, action, children }: Props) => (
  <Group gap="0.5rem 1rem" justify="space-between" align="flex-start">
    <div className={classes.thing}>
      <Title order={3}>{title}</Title>
      {children}
    </div>
    {action}
  </Group>
);

interface DocumentProps {
  title: string;
  document: PlacementDocument;
  action: ReactNode;
}

/** A document to hand in: until when, and why it was returned. */
export function DocumentToDo({ title, document: { fechaLimite, motivo }, action }: DocumentProps) {
  const t = useTexts('placementView');
  const { day, daysFromToday } = useFormat();
  return (
    <ToDoItem title={title} action={action}>
      {fechaLimite !== null && (
        <Text small>
          {t(daysFromToday(fechaLimite) < 0 ? 'documents.late' : 'documents.until', {
            day: day(fechaLimite),
          })}
        </Text>
      )}
      {motivo !== null && <Text small>{t('documents.reason', { reason: motivo })}</Text>}
    </ToDoItem>
  );
}
