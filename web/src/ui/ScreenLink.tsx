import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import type { PathArgs, ScreenId } from '@portal/contract/screens';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useLanguage } from '../lib/i18n/i18n.ts';
import { addressOf } from '../lib/routing/paths.ts';

type Target<Id extends ScreenId> = { to: Id } & (PathArgs<Id> extends [infer Params]
  ? { params: Params & Record<string, string | number> }
  : { params?: undefined });

type Extra = Omit<LinkProps, 'to' | 'children' | 'color' | 'style'> & {
  children: ReactNode;
  /** Query string, with its question mark. */
  search?: string;
};

interface Address {
  to: ScreenId;
  params?: Readonly<Record<string, string | number>> | undefined;
  search?: string | undefined;
}

function useAddress({ to, params, search = '' }: Address): string {
  return addressOf(useLanguage(), to, params) + search;
}

type AnchorExtras = Extra & Omit<AnchorProps, 'component'>;
type ButtonExtras = Extra & Omit<ButtonProps, 'component'>;

/** A link to a screen in the page's language. */
export function ScreenLink<Id extends ScreenId>(props: Target<Id> & AnchorExtras) {
  const { to, params, search, ...rest }: Address & AnchorExtras = props;
  return <Anchor component={Link} to={useAddress({ to, params, search })} {...rest} />;
}

/** A link to a screen that looks like a button. */
export function ScreenButton<Id extends ScreenId>(props: Target<Id> & ButtonExtras) {
  const { to, params, search, ...rest }: Address & ButtonExtras = props;
  return <Button component={Link} to={useAddress({ to, params, search })} {...rest} />;
}
