import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import classes from './Cv.module.css';
import type { Missing } from './completeness.ts';

/** What offers ask for and is not there yet, each leading to where it is filled in. */
export function MissingData({ missing }: { missing: readonly Missing[] }) {
  const t = useTexts('cv');
  if (missing.length === 0) {
    return (
      <p className={classes.nothingMissing}>
        <StateBadge meaning="good">{t('missing.none')}</StateBadge>
      </p>
    );
  }
  return (
    <div className={classes.missing}>
      <Banner
        meaning={missing.some(({ stops }) => stops) ? 'warning' : 'info'}
        title={t('missing.title', { count: missing.length })}
      >
        <ul className={classes.missingList}>
          {missing.map((one) => (
            <li key={one.gap}>
              <Anchor component={Link} to={`#${one.field ?? one.section}`}>
                {t(`missing.${one.gap}`)}
              </Anchor>
              <Why gap={one.gap} />
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

function Why({ gap }: { gap: Missing['gap'] }) {
  const t = useTexts('cv');
  if (gap !== 'numSegSocial' && gap !== 'estudios' && gap !== 'busqueda') return null;
  return <>: {t(`missing.why.${gap}`)}</>;
}
