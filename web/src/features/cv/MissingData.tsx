import { Anchor } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { offersByGap } from '@portal/contract/student-offers';
import { Link } from 'react-router';
import type { Missing } from '../../domain/cv/completeness.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import classes from './Cv.module.css';

/** What offers ask for and is not there yet, each leading to where it is filled in. */
export function MissingData({ missing }: { missing: readonly Missing[] }) {
  const t = useTexts('cv');
  // What it takes to count them must not keep the page waiting: it is said once it is known.
  const opens = useCall(offersByGap, {}, { enabled: missing.length > 0 });
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
              <Why gap={one.gap} opens={opens.data?.datos.find(({ dato }) => dato === one.gap)} />
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

interface WhyProps {
  gap: Missing['gap'];
  opens: Answer<typeof offersByGap>['datos'][number] | undefined;
}

/** What it stops, and how many offers ask for nothing else that the CV lacks. */
function Why({ gap, opens }: WhyProps) {
  const t = useTexts('cv');
  const why =
    gap === 'numSegSocial' || gap === 'estudios' || gap === 'busqueda' ? t(`missing.why.${gap}`) : null;
  const offers = opens && t(`missing.opens.${opens.dato}`, { count: opens.numOfertas });
  const said = [why, offers].filter(Boolean);
  return said.length > 0 && `: ${said.join('; ')}`;
}
