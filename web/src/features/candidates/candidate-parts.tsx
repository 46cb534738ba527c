import { Checkbox } from '@mantine/core';
import type { CandidateCard } from '@portal/contract/candidates';
import { Fragment } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './candidates.module.css';
import type { Marks } from './useMarks.ts';

/** What the list, the table and the board show of a candidate alike. */

type Of = { candidate: CandidateCard };

export const nameOf = ({ nombre, apellidos }: CandidateCard): string => `${nombre} ${apellidos}`.trim();

export function useStudyOf() {
  const t = useTexts('candidates');
  return ({ titulacion, curso }: CandidateCard): string =>
    [titulacion, curso !== null && t('course', { course: String(curso) })].filter(Boolean).join(', ');
}

export function useGradeOf() {
  const { number } = useFormat();
  return ({ nota }: CandidateCard): string | null =>
    nota === null ? null : number(nota, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

export function Unread() {
  const t = useTexts('candidates');
  return (
    <Text component="span" tiny strong className={classes.unread}>
      {t('unread')}
    </Text>
  );
}

/** The level without its explanation: `B2 (intermedio alto)` is B2. */
const shortLevel = (level: string | null): string | undefined => level?.replace(/ \(.*\)$/, '');

/** Languages of a candidate; those that the offer asks for stand out. */
export function Languages({ of }: { of: CandidateCard['idiomas'] }) {
  const { name } = useCatalogue();
  const nameOfOne = ({ idIdioma, idNivelIdioma }: CandidateCard['idiomas'][number]) =>
    [name('idiomas', idIdioma), shortLevel(name('nivelesIdioma', idNivelIdioma))].filter(Boolean).join(' ');
  return of.map((one, index) => (
    <Fragment key={one.idIdioma}>
      {index > 0 && ', '}
      {one.pedido ? <strong>{nameOfOne(one)}</strong> : nameOfOne(one)}
    </Fragment>
  ));
}

export function Mark({ candidate, marks }: Of & { marks: Marks }) {
  const t = useTexts('candidates');
  const { idCandidatura } = candidate;
  if (!marks.markable.has(idCandidatura)) return null;
  return (
    <Checkbox
      aria-label={t('many.mark', { name: nameOf(candidate) })}
      checked={marks.ids.has(idCandidatura)}
      onChange={(event) => marks.set([idCandidatura], event.currentTarget.checked)}
    />
  );
}

export function MarkAll({ marks }: { marks: Marks }) {
  const t = useTexts('candidates');
  const all = [...marks.markable];
  const count = all.filter((id) => marks.ids.has(id)).length;
  if (all.length === 0) return <span />;
  return (
    <Checkbox
      aria-label={t('many.markAll')}
      checked={count === all.length}
      indeterminate={count > 0 && count < all.length}
      onChange={(event) => marks.set(all, event.currentTarget.checked)}
    />
  );
}
