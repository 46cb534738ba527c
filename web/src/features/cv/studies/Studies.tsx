import type { Study } from '@portal/contract/studies';
import { IconSchool } from '@tabler/icons-react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { WriteTo } from '../../../ui/WriteTo.tsx';
import classes from '../Cv.module.css';

/** Read only: they come from the university. */
export function Studies({ studies }: { studies: readonly Study[] }) {
  const t = useTexts('cv');
  return (
    <Section id="academicos" title={t('sections.academicos')} description={t('studies.description')}>
      {studies.length === 0 ? (
        <EmptyState icon={<IconSchool size={28} />} title={t('studies.empty')}>
          <WriteTo to="general">{t('studies.emptyBody')}</WriteTo>
        </EmptyState>
      ) : (
        <>
          <ul className={classes.rows}>
            {studies.map((study) => (
              <li key={study.id} className={classes.study}>
                <StudyView study={study} />
              </li>
            ))}
          </ul>
          <p className={classes.note}>
            <WriteTo to="general">{t('studies.wrong')}</WriteTo>
          </p>
        </>
      )}
    </Section>
  );
}

function StudyView({ study }: { study: Study }) {
  const t = useTexts('cv');
  const { name } = useCatalogue();
  const { number } = useFormat();
  const { idTitulacion, centro, actual, ultimoCurso, curso, nota } = study;
  const { creditosSuperados: passed, creditosTotales: total, anioPromocion } = study;
  const credits =
    passed === null
      ? null
      : total === null
        ? t('studies.creditsAlone', { passed })
        : t('studies.creditsOf', { passed, total });
  return (
    <>
      <div className={classes.rowHead}>
        <div className={classes.rowWords}>
          <h3>{name('titulaciones', idTitulacion)}</h3>
          <p className={classes.meta}>{centro}</p>
        </div>
        <div className={classes.badges}>
          <StateBadge meaning={actual ? 'info' : 'good'}>
            {t(actual ? 'studies.current' : 'studies.finished')}
          </StateBadge>
          {actual && ultimoCurso && <StateBadge meaning="neutral">{t('studies.lastYear')}</StateBadge>}
        </div>
      </div>
      <Facts
        facts={[
          {
            label: t('studies.year'),
            value: actual && curso !== null && t('studies.yearValue', { year: curso }),
          },
          { label: t('studies.credits'), value: credits },
          {
            label: t('studies.mark'),
            value:
              nota === null
                ? null
                : t('studies.markValue', { mark: number(nota, { maximumFractionDigits: 2 }) }),
          },
          // A year has no thousands separator.
          { label: t('studies.promotion'), value: anioPromocion === null ? null : String(anioPromocion) },
        ]}
      />
    </>
  );
}
