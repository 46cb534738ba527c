import { VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import { BeforeAndNow } from './BeforeAndNow.tsx';
import classes from './ChangeList.module.css';
import { isList, isOfferField, kinds, linesOf, type OfferField } from './field-values.ts';
import { useFieldLabel, useFieldWriter } from './useFieldWriter.ts';
import { compareWords, shortened } from './words.ts';

export interface Change {
  campo: string;
  antes?: unknown;
  ahora?: unknown;
}

/** What of an offer is another now, field by field, in the page's language. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const labelOf = useFieldLabel();
  const known = changes.flatMap(({ campo, antes, ahora }) =>
    isOfferField(campo) ? [{ field: campo, before: antes, now: ahora }] : [],
  );
  if (known.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {known.map(({ field, before, now }) => (
        <div key={field} className={classes.change}>
          <Text component="dt" small strong>
            {labelOf(field)}
          </Text>
          <dd>
            <ChangeView field={field} before={before} now={now} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ViewProps {
  field: OfferField;
  before: unknown;
  now: unknown;
}

function ChangeView({ field, before, now }: ViewProps) {
  const writer = useFieldWriter();
  const old = linesOf(field, before, writer);
  const current = linesOf(field, now, writer);
  if (kinds[field].as === 'prose' && old[0] !== undefined && current[0] !== undefined)
    return <Prose before={old[0]} now={current[0]} />;
  if (isList(field)) return <ListChange before={old} now={current} />;
  return <BeforeAndNow before={old.join(', ')} now={current.join(', ')} />;
}

/** A text with what was taken out and put in marked in its place. */
function Prose({ before, now }: { before: string; now: string }) {
  const pieces = useMemo(() => shortened(compareWords(before, now)), [before, now]);
  let at = 0;
  return (
    <p className={classes.prose}>
      {pieces.map(({ text, kind }) => {
        const key = `${kind}${at}`;
        at += text.length + 1;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return kind === 'gone' ? (
          <del key={key} className={classes.gone}>
            {text}
          </del>
        ) : (
          <ins key={key} className={classes.new}>
            {text}
          </ins>
        );
      })}
    </p>
  );
}

/** What came and what went; what stays is not told. */
function ListChange({ before, now }: { before: readonly string[]; now: readonly string[] }) {
  const t = useTexts('offerChanges');
  const gone = before.filter((line) => !now.includes(line));
  const added = now.filter((line) => !before.includes(line));
  return (
    <ul className={classes.lines}>
      {gone.map((line) => (
        <li key={`-${line}`}>
          <IconMinus size={16} aria-hidden />
          <VisuallyHidden>{t('removed')}: </VisuallyHidden>
          <del className={classes.gone}>{line}</del>
        </li>
      ))}
      {added.map((line) => (
        <li key={`+${line}`}>
          <IconPlus size={16} aria-hidden />
          <VisuallyHidden>{t('added')}: </VisuallyHidden>
          <ins className={classes.new}>{line}</ins>
        </li>
      ))}
    </ul>
  );
}
