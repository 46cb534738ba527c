import { Flex } from '@mantine/core';
import type { PlainScreenId } from '@portal/contract/screens';
import type { ReactNode } from 'react';
import { EntryList } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';

/** How many are shown of each list of a company. */
export const shownOfCompany = 5;

interface Props<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => number;
  row: (item: Item) => ReactNode;
  /** What it says where there is nothing. */
  none: string;
  /** The whole list, where more is in it. */
  whole?: { to: PlainScreenId; search: string; label: string } | undefined;
}

/** The first of something of a company, with the way to all of it. */
export function ShortList<Item>({ items, keyOf, row, none, whole }: Props<Item>) {
  if (items.length === 0)
    return (
      <Text dim small>
        {none}
      </Text>
    );
  return (
    <>
      <EntryList flush dense>
        {items.map((item) => (
          <li key={keyOf(item)}>
            <Flex component="p" gap="0.25rem 0.75rem" align="center" wrap="wrap">
              {row(item)}
            </Flex>
          </li>
        ))}
      </EntryList>
      {whole && (
        <ScreenLink to={whole.to} search={whole.search}>
          {whole.label}
        </ScreenLink>
      )}
    </>
  );
}
