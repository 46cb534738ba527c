import { Button, Flex } from '@mantine/core';
import type { OpenSession } from '@portal/contract/session';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { deviceName } from './device-names.ts';
import classes from './session.module.css';

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
    <li className={classes.openSession}>
      <Icon color="var(--dim)" size={24} stroke={1.5} aria-hidden />
      <div className={classes.openSessionWords}>
        <Flex component="p" gap="0.25rem 0.75rem" wrap="wrap" fw={600}>
          {device} {esEsta && <StateBadge meaning="good">{t('current')}</StateBadge>}
        </Flex>
        <Text component="div" dim small id={facts}>
          <p>{red === null ? t('unknownNetwork') : t(network, { network: red })}</p>
          <Flex component="p" gap="0 1.25rem" wrap="wrap">
            <span>
              {t('lastUse')} <RelativeTime value={ultimoUso} />
            </span>{' '}
            <span>
              {t('began')} <RelativeTime value={creada} />
            </span>
          </Flex>
        </Text>
      </div>
      {esEsta ? (
        <ScreenButton to="logout" variant="default" className={classes.endSession ?? ''}>
          {ui('logout')}
        </ScreenButton>
      ) : (
        <Button
          variant="default"
          className={classes.endSession ?? ''}
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
