import { Anchor, Box } from '@mantine/core';
import type { Token, Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Breakable } from '../../ui/Breakable.tsx';
import type { Headings } from './headings.ts';
import classes from './Markdown.module.css';

interface Props {
  tokens: readonly Token[];
  /** The ids of the headings, which the table of contents links to. */
  headings: Headings;
}

/**
 * The tokens of a Markdown text as elements: no HTML is made from text, so nothing in it can run. What the portal
 * does not show (HTML, pictures) the server refuses when it starts.
 */
export function Markdown({ tokens, headings }: Props) {
  return <div className={classes.text}>{blocks(tokens, headings)}</div>;
}

/** The nodes are given as children and not as a list: they never move, so they need no keys. */
const together = (nodes: readonly ReactNode[]) => createElement(Fragment, null, ...nodes);

const blocks = (tokens: readonly Token[], headings: Headings): ReactNode =>
  together(tokens.map((token) => block(token, headings)));

const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

function block(token: Token, headings: Headings): ReactNode {
  if (isList(token)) return list(token, headings);
  if (isTable(token)) return table(token);
  switch (token.type) {
    case 'heading': {
      const Heading = token.depth === 2 ? 'h2' : 'h3';
      return <Heading id={headings.get(token)?.id}>{inlines(token.tokens)}</Heading>;
    }
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>;
    case 'blockquote':
      return <blockquote>{blocks(token.tokens ?? [], headings)}</blockquote>;
    case 'code':
      return <pre>{token.text}</pre>;
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    default:
      return inline(token);
  }
}

function list({ ordered, start, items }: Tokens.List, headings: Headings): ReactNode {
  const entry = ({ tokens }: Tokens.ListItem) => <li>{blocks(tokens, headings)}</li>;
  const entries = together(items.map(entry));
  return ordered ? <ol start={start === '' ? 1 : start}>{entries}</ol> : <ul>{entries}</ul>;
}

const headCell = ({ tokens }: Tokens.TableCell) => <th scope="col">{inlines(tokens)}</th>;
const rowHead = ({ tokens }: Tokens.TableCell) => <th scope="row">{inlines(tokens)}</th>;
const dataCell = ({ tokens }: Tokens.TableCell) => <td>{inlines(tokens)}</td>;

/** Without words in its head, the first column says what each row is. */
function table({ header, rows }: Tokens.Table): ReactNode {
  const hasHead = header.some(({ text }) => text !== '');
  const row = ([first, ...others]: Tokens.TableCell[]) => (
    <tr>
      {first && (hasHead ? dataCell(first) : rowHead(first))}
      {together(others.map(dataCell))}
    </tr>
  );
  return (
    <Box component="table" fz={{ base: 'sm', xs: 'md' }}>
      {hasHead && (
        <thead>
          <tr>{together(header.map(headCell))}</tr>
        </thead>
      )}
      <tbody>{together(rows.map(row))}</tbody>
    </Box>
  );
}

const inlines = (tokens: readonly Token[] = []): ReactNode => together(tokens.map(inline));

function inline(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inlines(token.tokens)}</strong>;
    case 'em':
      return <em>{inlines(token.tokens)}</em>;
    case 'del':
      return <del>{inlines(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <TextLink href={token.href}>{inlines(token.tokens)}</TextLink>;
    case 'escape':
      return plain(token.text);
    case 'text':
      return 'tokens' in token && token.tokens !== undefined ? inlines(token.tokens) : plain(token.text);
    default:
      return plain(token.raw);
  }
}

const plain = (text: string): ReactNode => <Breakable>{text}</Breakable>;

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^(\/(?!\/)|#)/.test(href)) {
    return (
      <Anchor component={Link} to={href}>
        {children}
      </Anchor>
    );
  }
  const isKnown = /^(https?:|mailto:|tel:)/i.test(href);
  return isKnown ? (
    <Anchor href={href} rel="noreferrer">
      {children}
    </Anchor>
  ) : (
    children
  );
}
