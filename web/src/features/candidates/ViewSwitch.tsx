import { SegmentedControl } from '@mantine/core';
import { IconLayoutKanban, IconList, IconTable } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './candidates.module.css';
import { type CandidatesView, candidateViews } from './views.ts';

const icons = { lista: IconList, tabla: IconTable, tablero: IconLayoutKanban } as const;

interface Props {
  value: CandidatesView;
  onChange: (view: CandidatesView) => void;
}

export function ViewSwitch({ value, onChange }: Props) {
  const t = useTexts('candidates');
  return (
    <SegmentedControl
      aria-label={t('view.label')}
      value={value}
      onChange={(chosen) => onChange(candidateViews.find((one) => one === chosen) ?? value)}
      data={candidateViews.map((view) => {
        const Icon = icons[view];
        return {
          value: view,
          label: (
            <span className={classes.choice}>
              <Icon size={18} aria-hidden />
              {t(`view.${view}`)}
            </span>
          ),
        };
      })}
    />
  );
}
