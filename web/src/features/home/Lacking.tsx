import type { RequirementCheck } from '@portal/contract/offers';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { textClass } from '../../ui/Text.tsx';
import classes from './fitting.module.css';

/** A requirement that is not met, and the part of the CV where it may be said. */
export function Lacking({ check: { texto, destino } }: { check: RequirementCheck }) {
  const words = useTexts('studentOffers');
  const pathTo = usePathTo();
  return (
    <>
      <p className={classes.lacks}>{texto}</p>
      {destino !== null && (
        <Link
          to={`${pathTo('cv')}#${destino}`}
          className={textClass({ small: true, strong: true, className: classes.fix })}
        >
          {words(`requirements.fix.${destino}`)}
          <IconArrowRight size={16} aria-hidden />
        </Link>
      )}
    </>
  );
}
