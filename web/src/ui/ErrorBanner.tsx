import { Button } from '@mantine/core';
import type { PlainScreenId } from '@portal/contract/screens';
import { errors } from '@portal/contract/statuses';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallError } from '../lib/api/call-error.ts';
import { useTexts } from '../lib/i18n/i18n.ts';
import { useSentences } from '../lib/i18n/status-texts.ts';
import { showCustomNotice } from '../lib/notices/custom-notices.ts';
import { Banner } from './Banner.tsx';
import classes from './ErrorBanner.module.css';
import { InDialog } from './in-dialog.ts';
import { NewTabMark } from './NewTabMark.tsx';
import { NoticeButton } from './NoticeButton.tsx';
import { ScreenButton } from './ScreenLink.tsx';
import { Text } from './Text.tsx';

/** Where the button of a status leads. */
const destinations: Partial<Record<string, PlainScreenId>> = {
  cv: 'cv',
  login: 'login',
  applications: 'applications',
  home: 'home',
  profile: 'profile',
  myOffers: 'myOffers',
  loginCompany: 'loginCompany',
  company: 'company',
};

interface Props {
  error: CallError | null;
  /** Tries again, where that makes sense. */
  onRetry?: () => void;
  /** It cannot be closed: nothing else would be left. */
  stays?: boolean;
  /** More about it: the unmet requirements, the fields. */
  children?: ReactNode;
}

/**
 * What went wrong, in the catalogue's words; it stays until it is read, and the page keeps what was typed. What the
 * server says in words of its own is a dialog, but where it would have to wait behind another one, or can be tried again.
 */
export function ErrorBanner({ error, onRetry, stays = false, children }: Props) {
  const t = useTexts('ui');
  const texts = useSentences()?.statuses;
  const banner = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<CallError | null>(null);
  const isElsewhere = useLeft(error);
  const isDialog = !use(InDialog) && onRetry === undefined && error !== null && error.aviso !== null;

  useEffect(() => {
    if (isDialog) showCustomNotice(error);
  }, [isDialog, error]);

  useEffect(() => {
    if (error === null) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    banner.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [error]);

  // What can be tried again stands for what did not come, also beside another entry.
  if (error === null || isDialog || error === closed || (isElsewhere && onRetry === undefined)) return null;
  const status = errors[error.name];
  const text = texts?.[error.name];
  const isImportant = status.category === 'important';
  const title = error.offline ? t('offline.title') : (error.aviso?.titulo ?? text?.title ?? t('error.title'));
  const said = error.mensaje === '' ? null : error.mensaje;
  const body = error.offline ? t('offline.body') : (said ?? (hasMarks(text?.body) ? undefined : text?.body));

  return (
    <Banner
      ref={banner}
      // What the institution says in its own words is no fault of who reads it.
      meaning={error.aviso === null ? 'wrong' : 'warning'}
      urgent
      title={title}
      onClose={isImportant || stays ? undefined : () => setClosed(error)}
      action={
        isImportant ? (
          <ScreenButton to="logout" variant="default">
            {text?.button ?? t('logout')}
          </ScreenButton>
        ) : onRetry !== undefined ? (
          <Button variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : error.aviso !== null ? (
          error.aviso.boton && <NoticeButton button={error.aviso.boton} variant="default" />
        ) : (
          destinationOf(error, text?.button)
        )
      }
    >
      {body !== undefined && body !== title && <p className={classes.text}>{body}</p>}
      {children}
      {error.referencia !== null && (
        <Text dim tiny mt="0.25rem">
          {t('reference', { reference: error.referencia })}
        </Text>
      )}
    </Banner>
  );
}

/** The button of the catalogue. What is met in the middle of a form leads to a new tab, and the form stays as it is. */
function destinationOf({ name }: CallError, button: string | undefined): ReactNode {
  const status = errors[name];
  const to = 'leadsTo' in status ? destinations[status.leadsTo] : undefined;
  if (to === undefined || button === undefined) return undefined;
  if (!('newTab' in status))
    return (
      <ScreenButton to={to} variant="default">
        {button}
      </ScreenButton>
    );
  return (
    <ScreenButton to={to} variant="default" target="_blank">
      {button}
      <NewTabMark />
    </ScreenButton>
  );
}

/** An error is of the page that it happened on: on another one it is no longer said, but that the session is over. */
function useLeft(error: CallError | null): boolean {
  const { pathname } = useLocation();
  const [met, setMet] = useState({ error, pathname });
  if (met.error !== error) setMet({ error, pathname });
  return met.error === error && met.pathname !== pathname && error?.code !== errors.sessionLost.code;
}

const hasMarks = (text: string | undefined) => text !== undefined && /\{\{\w+\}\}/.test(text);
