import { Button } from '@mantine/core';
import type { OpenSession } from '@portal/contract/session';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { deviceName } from './device-names.ts';
import classes from './OpenSessions.module.css';

interface Props {
  session: OpenSession;
  isSameNetwork: boolean;
  busy: boolean;
  onEnd: () => void;
}

/** A session with its button; that of this one is the ordinary log out. */
export function OpenSessionRow({ session, isSameNetwork, busy, onEnd }: Props) {
  const t = useTexts('openSessions');
  const ui = useTexts('ui');
  const facts = useId();
  const { esEsta, sistema, red, creada, ultimoUso } = session;
  const device = deviceName(t, session);
  const Icon = sistema === 'android' || sistema === 'ios' ? IconDeviceMobile : IconDeviceLaptop;
  const network = isSameNetwork && !esEsta ? 'sameNetwork' : 'network';
  return (
    <li className={classes.row}>
      <Icon className={classes.icon} size={24} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <p className={classes.device}>
          {device} {esEsta && <StateBadge meaning="good">{t('current')}</StateBadge>}
        </p>
        <div id={facts} className={classes.dim}>
          <p>{red === null ? t('unknownNetwork') : t(network, { network: red })}</p>
          <p className={classes.times}>
            <span>
              {t('lastUse')} <RelativeTime value={ultimoUso} />
            </span>{' '}
            <span>
              {t('began')} <RelativeTime value={creada} />
            </span>
          </p>
        </div>
      </div>
      {esEsta ? (
        <ScreenButton to="logout" variant="default" className={classes.end}>
          {ui('logout')}
        </ScreenButton>
      ) : (
        <Button
          variant="default"
          className={classes.end}
          aria-label={t('endOf', { device })}
          // Two of a kind differ by these.
          aria-describedby={facts}
          loading={busy}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
