import type { Cv } from '@portal/contract/cv';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import { WriteTo } from '../../ui/WriteTo.tsx';
import classes from './Cv.module.css';

type Job = Cv['profesional'][number];

/** Read only: the jobs that the CV tells of and that an offer's experience is counted from. */
export function Experience({ jobs }: { jobs: readonly Job[] }) {
  const t = useTexts('cv');
  return (
    <Section id="profesional" title={t('sections.profesional')} description={t('experience.description')}>
      {jobs.length === 0 ? (
        <Text dim>{t('experience.empty')}</Text>
      ) : (
        <ul className={classes.rows}>
          {jobs.map((job) => (
            <li key={job.id} className={classes.study}>
              <JobView job={job} />
            </li>
          ))}
        </ul>
      )}
      <Text dim small className={classes.note}>
        <WriteTo to="general">{t(jobs.length === 0 ? 'experience.missing' : 'experience.wrong')}</WriteTo>
      </Text>
    </Section>
  );
}

function JobView({ job: { puesto, empresa, fechaInicio, fechaFin, descripcion } }: { job: Job }) {
  const t = useTexts('cv');
  const { shortDay } = useFormat();
  const from = shortDay(fechaInicio);
  return (
    <div className={classes.rowWords}>
      <h3>{puesto}</h3>
      <Text dim small>
        {empresa} ·{' '}
        {fechaFin === null
          ? t('experience.since', { from })
          : t('experience.between', { from, to: shortDay(fechaFin) })}
      </Text>
      {descripcion && <p className={classes.words}>{descripcion}</p>}
    </div>
  );
}
