import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import classes from './SearchBar.module.css';
import { Text } from './Text.tsx';

interface Props {
  /** What is looked for, as the address has it. */
  text: string;
  onSearch: (text: string) => void;
  label: string;
  submitLabel: string;
  /** The list's other filters, which look as soon as they are chosen, and for what is typed by then. */
  children: (typed: string) => ReactNode;
}

/** What is looked for in a list, when asked to and not at every letter, beside the list's filters. */
export function SearchBar({ text, onSearch, label, submitLabel, children }: Props) {
  const [typed, setTyped] = useState(text);
  // Changed from outside: the back button, or the whole list again.
  useEffect(() => setTyped(text), [text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form className={classes.bar} onSubmit={submit}>
        <TextInput
          flex="1 1 14rem"
          type="search"
          label={label}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {children(typed.trim())}
        <Button type="submit" variant="default" className={classes.submit ?? ''}>
          {submitLabel}
        </Button>
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
