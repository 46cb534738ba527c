import { Button, Group, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTexts } from '../lib/i18n/i18n.ts';
import classes from './SearchBar.module.css';
import { Text } from './Text.tsx';

interface Props {
  /** What is looked for, as the address has it. */
  text: string;
  onSearch: (text: string) => void;
  label: string;
  submitLabel: string;
  /** Of several filters what each is set to, if to anything: a phone has them behind a button that says how many are. */
  folds?: readonly (string | number | boolean | null)[];
  /** The list's other filters, which look as soon as they are chosen, and for what is typed by then. */
  children: (typed: string) => ReactNode;
}

/** What is looked for in a list, when asked to and not at every letter, beside the list's filters. */
export function SearchBar({ text, onSearch, label, submitLabel, folds, children }: Props) {
  const ui = useTexts('ui');
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  const [typed, setTyped] = useState(text);
  // Changed from outside: the back button, or the whole list again.
  useEffect(() => setTyped(text), [text]);
  const numSet = folds?.filter(Boolean).length ?? 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form className={classes.bar} onSubmit={submit}>
        <div className={classes.words}>
          <TextInput
            flex="1 1 8rem"
            type="search"
            label={label}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" className={classes.submit ?? ''}>
            {submitLabel}
          </Button>
        </div>
        {folds !== undefined && (
          <Button
            variant="default"
            className={classes.fold ?? ''}
            aria-expanded={isOpen}
            aria-controls={id}
            leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
            onClick={toggle}
          >
            {numSet === 0 ? ui('filters') : ui('filtersSet', { number: numSet })}
          </Button>
        )}
        <div
          id={id}
          className={classes.filters}
          data-folds={folds !== undefined || undefined}
          data-open={isOpen || undefined}
        >
          {children(typed.trim())}
        </div>
      </form>
    </search>
  );
}

/** How many there are, above a list, and what can be done with all of them. */
export function ListCount({ count, children }: { count: string; children?: ReactNode }) {
  return (
    <Group gap="0.5rem 1rem" justify="space-between" my="1rem 0.5rem">
      <Text dim small role="status">
        {count}
      </Text>
      {children}
    </Group>
  );
}
