import { UnstyledButton } from '@mantine/core';
import type { FieldProblem } from '../lib/forms/forms.ts';
import { goToField } from '../lib/forms/reveal-field.ts';
import { useTexts } from '../lib/i18n/i18n.ts';
import { Banner } from './Banner.tsx';
import classes from './ErrorSummary.module.css';

interface Props {
  problems: readonly FieldProblem[];
  /** The label that stands above a field, by its path. */
  labelOf: (path: string) => string;
}

/** What is wrong in a long form, each line leading to its field. */
export function ErrorSummary({ problems, labelOf }: Props) {
  const t = useTexts('ui');
  if (problems.length === 0) return null;
  return (
    <Banner meaning="wrong" urgent title={t('problems', { count: problems.length })}>
      <ul className={classes.list}>
        {problems.map(({ path, text }) => (
          <li key={path}>
            <UnstyledButton className={classes.line} onClick={() => goToField(path)}>
              <strong>{labelOf(path)}</strong>: {text}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
