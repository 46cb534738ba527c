import { VisuallyHidden } from '@mantine/core';
import {
  applicationStates,
  listInternshipApplications,
  listJobApplications,
} from '@portal/contract/applications';
import type { OfferType } from '@portal/contract/offer-fields';
import { Link } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import classes from './applications.module.css';
import { type View, viewParams } from './view.ts';

interface Props {
  types: readonly OfferType[];
  view: View;
  first: OfferType;
}

/** Internships and jobs, each with how many there are and how many wait for the student. */
export function TypeTabs({ types, view, first }: Props) {
  const t = useTexts('applications');
  const ask = { query: { pagina: 1, porPagina: 1 } };
  const practicas = useCall(listInternshipApplications, ask, { enabled: types.includes('practicas') });
  const empleo = useCall(listJobApplications, ask, { enabled: types.includes('empleo') });
  const counts = { practicas: practicas.data?.porEstado, empleo: empleo.data?.porEstado };
  return (
    <nav className={classes.tabs} aria-label={t('list.types')}>
      {types.map((tipo) => (
        <Link
          key={tipo}
          to={{ search: viewParams({ tipo, idEstado: undefined, pagina: 1 }, first).toString() }}
          className={classes.tab}
          aria-current={tipo === view.tipo ? 'page' : undefined}
        >
          {t(`list.${tipo}`)}
          <Count counts={counts[tipo]} />
        </Link>
      ))}
    </nav>
  );
}

function Count({ counts }: { counts: readonly { idEstado: number; numTotal: number }[] | undefined }) {
  const t = useTexts('applications');
  const { number } = useFormat();
  const total = counts?.reduce((sum, { numTotal }) => sum + numTotal, 0);
  const waiting =
    counts?.find(({ idEstado }) => idEstado === applicationStates.preregistration)?.numTotal ?? 0;
  return (
    <>
      <span className={classes.count}>{total === undefined ? '' : number(total)}</span>
      {waiting > 0 && (
        <span className={classes.waiting} title={t('list.waiting', { count: waiting })}>
          <VisuallyHidden>{t('list.waiting', { count: waiting })}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
