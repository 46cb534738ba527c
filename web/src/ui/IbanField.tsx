import { Box, Input, TextInput } from '@mantine/core';
import { normalizeIdentifier } from '@portal/contract/identifiers';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ibanBoxes, joinIban, spreadIban } from '../lib/forms/iban-boxes.ts';
import { useTexts } from '../lib/i18n/i18n.ts';
import classes from './IbanField.module.css';

interface Props {
  label: ReactNode;
  description?: ReactNode;
  /** All of it, without spaces. */
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  'data-path'?: string;
}

/** How long a pasted number waits before it is spread (specification 1, §5). */
const spreadAfter = 100;

/** An IBAN in five boxes; a whole one that is pasted into the first is spread over all. */
export function IbanField({ label, description, value, onChange, error, 'data-path': path }: Props) {
  const t = useTexts('ui');
  const id = useId();
  const [boxes, setBoxes] = useState(() => spreadIban(value));
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What comes from elsewhere: a draft, the last agreement.
  if (joinIban(boxes) !== normalizeIdentifier(value)) setBoxes(spreadIban(value));

  const take = (next: string[]) => {
    setBoxes(next);
    onChange(joinIban(next));
  };
  const focusOn = (place: number) => inputs.current[Math.min(place, ibanBoxes.length - 1)]?.focus();
  const type = (place: number, typed: string) => {
    const text = normalizeIdentifier(typed);
    take(boxes.map((box, at) => (at === place ? text : box)));
    if (text.length === ibanBoxes[place] && place < ibanBoxes.length - 1) focusOn(place + 1);
  };
  const paste = (event: ClipboardEvent, place: number) => {
    const text = event.clipboardData.getData('text');
    if (place > 0 || text.replace(/\W/g, '').length <= ibanBoxes[0]) return;
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const spread = spreadIban(text);
      take(spread);
      const firstOpen = spread.findIndex((box, at) => box.length < (ibanBoxes[at] ?? 0));
      focusOn(firstOpen === -1 ? ibanBoxes.length - 1 : firstOpen);
    }, spreadAfter);
  };
  const goBack = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Backspace' || place === 0 || boxes[place] !== '') return;
    event.preventDefault();
    focusOn(place - 1);
  };

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      descriptionProps={{ id: `${id}-help` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <Box component="fieldset" className={classes.boxes} aria-labelledby={`${id}-label`}>
        {ibanBoxes.map((length, place) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: five boxes that never move
            key={place}
            className={classes.box}
            __vars={{ '--letters': String(length) }}
          >
            <TextInput
              ref={(input) => {
                inputs.current[place] = input;
              }}
              value={boxes[place] ?? ''}
              maxLength={Math.max(length, boxes[place]?.length ?? 0)}
              onChange={({ currentTarget }) => type(place, currentTarget.value)}
              onPaste={(event) => paste(event, place)}
              onKeyDown={(event) => goBack(event, place)}
              aria-label={t('ibanBox', { number: place + 1, total: ibanBoxes.length })}
              aria-describedby={error ? `${id}-error` : `${id}-help`}
              error={Boolean(error)}
              data-path={path}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Box>
        ))}
      </Box>
    </Input.Wrapper>
  );
}
