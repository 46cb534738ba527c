import { VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import { BeforeAndNow } from './BeforeAndNow.tsx';
import { isList, isOfferField, kinds, linesOf, type OfferField } from './field-values.ts';
import classes from './OfferChanges.module.css';
import { useFieldLabel, useFieldWriter } from './useFieldWriter.ts';
import { compareWords, shortened } from './words.ts';

interface Change {
  campo: string;
  antes?: unknown;
  ahora?: unknown;
}

const isKnown = ({ campo }: Change) => isOfferField(campo);

/** What the company changed since a manager saw the offer last: what it says now beside what it said. */
export function OfferChanges({ changes }: { changes: readonly Change[] }) {
  const t = useTexts('validations');
  const count = changes.filter(isKnown).length;
  return (
    <Section
      title={t('changes.title')}
      description={count === 0 ? t('changes.none') : t('changes.text', { count })}
    >
      <ChangeList changes={changes} />
    </Section>
  );
}

/** What the company changed while the offer was being read, brought into view: nothing is decided unseen. */
export function ChangesWhileRead({ changes }: { changes: readonly Change[] }) {
  const t = useTexts('validations');
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, []);
  return (
    <div ref={section} role="status">
      <Section
        title={t('changes.readingTitle')}
        description={t(changes.some(isKnown) ? 'changes.reading' : 'changes.readingNone')}
      >
        <ChangeList changes={changes} />
      </Section>
    </div>
  );
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
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
  const t = useTexts('validations');
  const gone = before.filter((line) => !now.includes(line));
  const added = now.filter((line) => !before.includes(line));
  return (
    <ul className={classes.lines}>
      {gone.map((line) => (
        <li key={`-${line}`}>
          <IconMinus size={16} aria-hidden />
          <VisuallyHidden>{t('changes.removed')}: </VisuallyHidden>
          <del className={classes.gone}>{line}</del>
        </li>
      ))}
      {added.map((line) => (
        <li key={`+${line}`}>
          <IconPlus size={16} aria-hidden />
          <VisuallyHidden>{t('changes.added')}: </VisuallyHidden>
          <ins className={classes.new}>{line}</ins>
        </li>
      ))}
    </ul>
  );
}
