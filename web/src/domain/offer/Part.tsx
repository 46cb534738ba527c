import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './offer.module.css';
import { type TextBlock, textBlocks } from './text-blocks.ts';

export type HeadingOrder = 2 | 3;

interface Props {
  title: string;
  order: HeadingOrder;
  children: ReactNode;
}

/** A part of an offer's text under its heading. */
export function Part({ title, order, children }: Props) {
  return (
    <section>
      <Title order={order} mb="xs">
        {title}
      </Title>
      <div className={classes.words}>{children}</div>
    </section>
  );
}

/** What a company typed, with its paragraphs and lists. */
export const Typed = ({ children }: { children: string }) => <Blocks blocks={textBlocks(children)} />;

export function Blocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name and never move
      <p key={index}>{block.text}</p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name and never move
      <ul key={index} className={classes.list}>
        {block.items.map((item, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name and never move
          <li key={line}>{item}</li>
        ))}
      </ul>
    ),
  );
}
