import { Box, Button, type ButtonProps } from '@mantine/core';
import {
  answerExternal,
  type ExternalAnswer,
  externalAnswers,
  getExternal,
  listExternal,
  openExternal,
} from '@portal/contract/external-applications';
import { listForYou, offersOfHome } from '@portal/contract/for-you';
import type { PublicOffer } from '@portal/contract/offers';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { keyOf, useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useRelativeDay } from '../../lib/i18n/useRelativeDay.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { NewTabMark } from '../../ui/NewTabMark.tsx';
import classes from './apply.module.css';

interface Props {
  offer: PublicOffer;
  /** Where the company takes applications. */
  url: string;
  /** What is said beside the button while one can apply. */
  about: ReactNode;
  /** In the place of the button, where one cannot. */
  barred: ReactNode;
}

/** An offer that is applied to on the company's page: the way there, and on coming back whether one has. */
export default function ExternalBar({ offer: { urlAcceso: urlOferta }, url, about, barred }: Props) {
  const t = useTexts('studentOffers');
  const when = useRelativeDay();
  const words = useRef<HTMLDivElement>(null);
  const { data } = useCall(getExternal, { params: { id: urlOferta } });
  const open = useOpening(urlOferta);
  const answer = useSend(answerExternal, {
    // One that was applied to is proposed no more.
    invalidates: [getExternal, listExternal, listForYou, offersOfHome],
    quiet: true,
    // What was pressed is gone.
    onSuccess: () => words.current?.focus(),
  });
  const say = (respuesta: ExternalAnswer) => answer.mutate({ body: { urlOferta, respuesta } });
  const already = useSend(openExternal, { quiet: true });
  // The page was opened where the portal did not see it: from the menu of the link, or elsewhere.
  const sayAlready = () => already.mutate({ body: { urlOferta } }, { onSuccess: () => say('si') });
  const isApplied = data?.respuesta === 'si';
  const isAsked = data !== undefined && data.abierta !== null && data.respuesta === null;
  const link = (variant: NonNullable<ButtonProps['variant']>) => (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener"
      variant={variant}
      mih="2.75rem"
      onClick={isApplied ? undefined : open}
      onAuxClick={isApplied ? undefined : ({ button }) => button === middle && open()}
    >
      <span>
        {t(isApplied ? 'apply.external.again' : 'apply.external.action')}
        <NewTabMark />
      </span>
    </Button>
  );
  const said = isApplied
    ? t('apply.external.applied', { when: when(data.fecha ?? '') })
    : isAsked && t('apply.external.question');
  if (!said && barred !== null) return barred;
  return (
    <>
      <div className={classes.bar} data-actions={said ? true : undefined}>
        <Box ref={words} tabIndex={-1} c="dimmed" fz={{ base: 'xs', sm: 'sm' }} className={classes.words}>
          <p role="status">{said && (isAsked ? <strong>{said}</strong> : said)}</p>
          {!said && (
            <>
              <p>{t('apply.external.where')}</p>
              {about}
            </>
          )}
        </Box>
        {isAsked &&
          externalAnswers.map((respuesta) => (
            <Button
              key={respuesta}
              variant={respuesta === 'si' ? 'filled' : 'default'}
              disabled={answer.isPending}
              onClick={() => say(respuesta)}
            >
              {t(`apply.external.answers.${respuesta}`)}
            </Button>
          ))}
        {isApplied && (
          <Button variant="default" disabled={answer.isPending} onClick={() => say('todaviaNo')}>
            {t('apply.external.undo')}
          </Button>
        )}
        {!said && (
          <Button variant="subtle" disabled={already.isPending || answer.isPending} onClick={sayAlready}>
            {t('apply.external.already')}
          </Button>
        )}
        {isApplied ? link('default') : !isAsked && link('filled')}
      </div>
      <ErrorBanner error={already.error ?? answer.error} />
    </>
  );
}

/** The button of a mouse that opens a link in a tab of its own. */
const middle = 1;

/** Notes that the company's page is opened; whether one applied there is asked for on coming back. */
function useOpening(urlOferta: string): () => void {
  const client = useQueryClient();
  const isAway = useRef(false);
  const read = () => client.invalidateQueries({ queryKey: keyOf(getExternal) });
  const { mutate } = useSend(openExternal, {
    quiet: true,
    // A student who came back before this answer has not seen the question.
    onSuccess: () => (isAway.current ? undefined : read()),
  });
  useEffect(() => {
    const back = () => {
      if (!isAway.current || document.visibilityState !== 'visible') return;
      isAway.current = false;
      client.invalidateQueries({ queryKey: keyOf(getExternal) });
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
    };
  }, [client]);
  return () => {
    isAway.current = true;
    mutate({ body: { urlOferta } });
  };
}
