import { Anchor, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useTexts } from '../lib/i18n/i18n.ts';
import classes from './RichText.module.css';

/** The elements that a text may have; whatever else comes is its words alone. */
const elements = {
  P: 'p',
  STRONG: 'strong',
  EM: 'em',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  // Under the title of its text.
  H3: 'h4',
} as const;

const isKnown = (name: string): name is keyof typeof elements => Object.hasOwn(elements, name);
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'OBJECT', 'TITLE']);

interface Props {
  html: string;
  /** What it is written in. */
  lang: string;
}

/** Rich text, built element by element from the few that it may have: HTML is never put into the page as it comes. */
export function RichText({ html, lang }: Props) {
  // A document of the parser runs nothing and fetches nothing.
  const body = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html]);
  return (
    <div className={classes.text} lang={lang}>
      <Nodes of={body} />
    </div>
  );
}

function Nodes({ of }: { of: Node }) {
  return [...of.childNodes].map((node, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a text that changes as a whole
    <Fragment key={place}>{drawn(node)}</Fragment>
  ));
}

function drawn(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element) || unread.has(node.tagName)) return null;
  if (node.tagName === 'BR') return <br />;
  const inside = <Nodes of={node} />;
  if (node.tagName === 'A') {
    const href = node.getAttribute('href') ?? '';
    return /^(?:https?:\/\/|mailto:)/i.test(href) ? <OutsideLink href={href}>{inside}</OutsideLink> : inside;
  }
  if (!isKnown(node.tagName)) return inside;
  const Tag = elements[node.tagName];
  return <Tag>{inside}</Tag>;
}

/** A link that leaves the portal, which stays open. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTexts('ui');
  if (/^mailto:/i.test(href)) return <Anchor href={href}>{children}</Anchor>;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </Anchor>
  );
}
