import { TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../lib/i18n/i18n.ts';
import classes from './CheckList.module.css';
import { searchOptions } from './search-options.ts';
import { Text } from './Text.tsx';

interface CheckOption {
  readonly value: number;
  readonly label: string;
}

interface Props {
  label: string;
  /** What the closed list says: the names that are chosen, or that nothing is. */
  summary: string;
  options: readonly CheckOption[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  maxValues: number;
}

const searchableFrom = 8;

/** Escape closes the list and not the sheet that it is in. */
const ownEscape = { 'data-mantine-stop-propagation': 'true' };

/** Several of a list, which opens under its name. Its boxes are the browser's own: they weigh nothing. */
export function CheckList({ label, summary, ...list }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const head = useRef<HTMLButtonElement>(null);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    head.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is that of the button and the boxes in it
    <div onKeyDown={leave} data-own-keys={isOpen || undefined}>
      <Text component="span" small strong id={`${id}-label`}>
        {label}
      </Text>
      <UnstyledButton
        ref={head}
        {...(isOpen && ownEscape)}
        className={classes.head}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-summary`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Text component="span" dim={list.value.length === 0} id={`${id}-summary`} className={classes.summary}>
          {summary}
        </Text>
        <IconChevronDown className={classes.arrow} size={16} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <fieldset id={id} aria-labelledby={`${id}-label`} className={classes.content}>
          <Boxes label={label} {...list} />
        </fieldset>
      )}
    </div>
  );
}

function Boxes({ label, options, value, onChange, maxValues }: Omit<Props, 'summary'>) {
  const t = useTexts('ui');
  const [search, setSearch] = useState('');
  const [given, setGiven] = useState(value);
  const [picked, setPicked] = useState(value);
  // What is picked shows at once, and a second box is added to it, while the address is still to follow.
  if (given !== value) {
    setGiven(value);
    setPicked(value);
  }
  const pick = (next: readonly number[]) => {
    setPicked(next);
    onChange([...next]);
  };
  const found = new Set(
    searchOptions({
      options: options.map((option) => ({
        value: String(option.value),
        label: option.label,
        disabled: false,
      })),
      search,
    }).flatMap((option) => ('value' in option ? [option.value] : [])),
  );
  const shown = options.filter((option) => found.has(String(option.value)));
  return (
    <>
      {options.length >= searchableFrom && (
        <TextInput
          type="search"
          {...ownEscape}
          size="xs"
          m="xs"
          mb={0}
          aria-label={t('searchIn', { name: label })}
          placeholder={t('searchIn', { name: label })}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {shown.length === 0 && (
        <Text small dim p="sm">
          {t('nothingFound')}
        </Text>
      )}
      <ul className={classes.options}>
        {shown.map((option) => {
          const isChosen = picked.includes(option.value);
          return (
            <li key={option.value}>
              <Text component="label" small className={classes.option}>
                <input
                  type="checkbox"
                  {...ownEscape}
                  checked={isChosen}
                  disabled={!isChosen && picked.length >= maxValues}
                  onChange={() =>
                    pick(isChosen ? picked.filter((one) => one !== option.value) : [...picked, option.value])
                  }
                />
                <span>{option.label}</span>
              </Text>
            </li>
          );
        })}
      </ul>
    </>
  );
}
