import { VisuallyHidden } from '@mantine/core';
import { listInternshipApplications, listJobApplications } from '@portal/contract/applications';
import type { Answer } from '@portal/contract/endpoint';
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
  const answers = { practicas: practicas.data, empleo: empleo.data };
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
          <Count answer={answers[tipo]} />
        </Link>
      ))}
    </nav>
  );
}

function Count({ answer }: { answer: Answer<typeof listJobApplications> | undefined }) {
  const t = useTexts('applications');
  const { number } = useFormat();
  const waiting = answer?.numEsperan ?? 0;
  return (
    <>
      <span className={classes.count}>{answer === undefined ? '' : number(answer.numTotal)}</span>
      {waiting > 0 && (
        <span className={classes.waiting} title={t('list.waiting', { count: waiting })}>
          <VisuallyHidden>{t('list.waiting', { count: waiting })}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
