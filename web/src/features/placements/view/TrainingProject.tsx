import type { WholePlacement } from '@portal/contract/placements';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Section } from '../../../ui/Section.tsx';
import classes from './placements.module.css';

/** What is done and learnt, as the annex says it. */
export function TrainingProject({ datos: { actividad } }: Pick<WholePlacement, 'datos'>) {
  const t = useTexts('placementView');
  const words = (text: string) => <span className={classes.words}>{text}</span>;
  return (
    <Section title={t('project.title')}>
      <Facts
        layout="rows"
        facts={[
          { label: t('project.activity'), value: words(actividad.descripcionActividad) },
          { label: t('project.tasks'), value: words(actividad.tareas) },
          { label: t('project.learning'), value: words(actividad.formacionAdquirida) },
        ]}
      />
    </Section>
  );
}
