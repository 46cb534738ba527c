import { Button, Stack } from '@mantine/core';
import type { PublicOffer } from '@portal/contract/offers';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './apply.module.css';

/** What went along with an application. */
export interface Sent {
  readonly documents: readonly string[];
  readonly hasPresentation: boolean;
  /** What the portal has to say about it (515). */
  readonly mensaje: string | null;
}

interface Props {
  offer: PublicOffer;
  sent: Sent;
  onClose: () => void;
}

/** What was sent, to whom, and what happens next. */
export function ApplyDone({ offer, sent, onClose }: Props) {
  const t = useTexts('studentOffers');
  const notice = useSentences()?.statuses.applied;
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current?.focus(), []);
  const company = offer.empresa?.nombreComercial;
  return (
    <Stack gap="1.25rem">
      <p ref={top} tabIndex={-1} className={classes.title} role="status">
        <IconCircleCheck size={24} aria-hidden />
        {notice?.title ?? t('apply.done.title')}
      </p>
      {sent.mensaje && <Banner meaning="info" title={sent.mensaje} />}
      <dl className={classes.facts}>
        <div>
          <Text component="dt" dim small>
            {t('apply.done.to')}
          </Text>
          <dd>
            {company ?? t('card.hiddenCompany')} · {offer.titulo}
          </dd>
        </div>
        <div>
          <Text component="dt" dim small>
            {t('apply.done.sent')}
          </Text>
          <dd>
            <ul>
              <li>{t('apply.done.cv')}</li>
              {sent.hasPresentation && <li>{t('apply.done.presentation')}</li>}
              {sent.documents.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <Text component="dt" dim small>
            {t('apply.done.next')}
          </Text>
          <dd>
            {company === undefined ? t('apply.done.nextHidden') : t('apply.done.nextText', { company })}{' '}
            {t('apply.done.withdraw')}
          </dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('apply.done.more')}
        </Button>
        <ScreenButton to="application" params={{ urlAcceso: offer.urlAcceso }}>
          {t('apply.see')}
        </ScreenButton>
      </div>
    </Stack>
  );
}
