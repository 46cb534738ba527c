import { UnstyledButton } from '@mantine/core';
import type { FieldProblem } from '../lib/forms/forms.ts';
import { goToField } from '../lib/forms/reveal-field.ts';
import { useTexts } from '../lib/i18n/i18n.ts';
import { useSentences } from '../lib/i18n/status-texts.ts';
import { Banner } from './Banner.tsx';
import classes from './ErrorSummary.module.css';
import { missingFirst } from './missing-first.ts';

interface Props {
  problems: readonly FieldProblem[];
  /** The label that stands above a field, by its path. */
  labelOf: (path: string) => string;
}

/** What is wrong in a long form: what is missing in one sentence, then a line for all else; each leads to its field. */
export function ErrorSummary({ problems, labelOf }: Props) {
  const t = useTexts('ui');
  const { missing, others } = missingFirst(problems, useSentences()?.fields.required);
  if (problems.length === 0) return null;
  return (
    <Banner meaning="wrong" urgent title={t('problems', { count: problems.length })}>
      {missing.length > 0 && (
        <div className={classes.missing}>
          <span>{t('missing')}</span>
          <ul className={classes.names}>
            {missing.map(({ path }) => (
              <li key={path}>
                <UnstyledButton className={classes.name} onClick={() => goToField(path)}>
                  {labelOf(path)}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <ul className={classes.list}>
          {others.map(({ path, text }) => (
            <li key={path}>
              <UnstyledButton className={classes.line} onClick={() => goToField(path)}>
                <strong>{labelOf(path)}</strong>: {text}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
