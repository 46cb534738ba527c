import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './search.module.css';

interface Props {
  value: string;
  /** What is typed and not yet looked for; else null. */
  typed: RefObject<string | null>;
  onSearch: (text: string) => void;
}

/** Looks when asked to, not at every letter. */
export function SearchField({ value, typed, onSearch }: Props) {
  const t = useTexts('studentOffers');
  const ui = useTexts('ui');
  const [text, setText] = useState(value);
  // The address may change by itself: back, a link, «clear all».
  useEffect(() => {
    setText(value);
    typed.current = null;
  }, [value, typed]);
  const type = (next: string) => {
    setText(next);
    typed.current = next;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <search>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          label={t('search.label')}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          leftSection={<IconSearch size={20} aria-hidden />}
          rightSection={
            text === '' ? null : (
              <CloseButton
                aria-label={ui('clear')}
                onClick={() => {
                  type('');
                  if (value !== '') onSearch('');
                }}
              />
            )
          }
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
    </search>
  );
}
