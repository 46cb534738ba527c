import { Button, TextInput } from '@mantine/core';
import type { OfferType } from '@portal/contract/offer-fields';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { offersScreen } from '../../domain/offer/offer-types.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import classes from './home.module.css';

/** The way to the search, with a word or without. */
export function QuickSearch({ types }: { types: readonly OfferType[] }) {
  const t = useTexts('home');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = (type: OfferType) => {
    const query = text.trim() === '' ? '' : `?${new URLSearchParams({ texto: text.trim() })}`;
    navigate(pathTo(offersScreen[type]) + query);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (types[0] !== undefined) search(types[0]);
  };
  return (
    <search aria-label={t('student.search.title')}>
      <form className={classes.search} onSubmit={submit}>
        <TextInput
          flex="100 1 16rem"
          type="search"
          label={t('student.search.label')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          leftSection={<IconSearch size={20} aria-hidden />}
        />
        {types.map((type, index) => (
          <Button
            key={type}
            type={index === 0 ? 'submit' : 'button'}
            variant={index === 0 ? 'filled' : 'default'}
            {...(index > 0 && { onClick: () => search(type) })}
          >
            {t(`student.search.${type}`)}
          </Button>
        ))}
      </form>
    </search>
  );
}
