import { alertMeaning } from '../../../domain/placement/placement-meaning.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { EndedBanner } from '../view/EndedBanner.tsx';
import classes from '../view/placements.module.css';
import { StillMissing } from '../view/StillMissing.tsx';
import type { Managed } from './managed.ts';

/** What of a placement needs to be looked at, and what it lacks. */
export function WhatWaits({ placement: { alertas, faltan, estado, fin } }: { placement: Managed }) {
  const t = useTexts('managedPlacements');
  const view = useTexts('placementView');
  return (
    <>
      <EndedBanner fin={fin} />
      {alertas.length > 0 && (
        <Banner
          meaning={alertas.some((alert) => alertMeaning[alert] === 'wrong') ? 'wrong' : 'warning'}
          title={t('alertsTitle')}
        >
          <ul className={classes.list}>
            {alertas.map((alert) => (
              <li key={alert}>{view(`alerts.${alert}`)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {estado === 'preparacion' && (
        <StillMissing title={t('needsTitle')} needs={faltan} wordsOf={(need) => view(`needs.${need}`)} />
      )}
    </>
  );
}
