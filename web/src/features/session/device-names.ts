import type { BrowserFamily, SystemFamily } from '@portal/contract/devices';
import type { OpenSession } from '@portal/contract/session';
import type { useTexts } from '../../lib/i18n/i18n.ts';

/** Names that are the same in every language. */
const browsers: Record<Exclude<BrowserFamily, 'samsung' | 'otro'>, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
};

const systems: Record<Exclude<SystemFamily, 'ios' | 'otro'>, string> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
};

type Words = ReturnType<typeof useTexts<'openSessions'>>;

function browserName(t: Words, navegador: BrowserFamily): string {
  if (navegador === 'otro') return t('otherBrowser');
  return navegador === 'samsung' ? t('samsung') : browsers[navegador];
}

/** The device of a session as its owner would call it: «Firefox en Windows». */
export function deviceName(
  t: Words,
  { navegador, sistema }: Pick<OpenSession, 'navegador' | 'sistema'>,
): string {
  if (navegador === 'otro' && sistema === 'otro') return t('unknownDevice');
  const browser = browserName(t, navegador);
  if (sistema === 'otro') return browser;
  return t('device', { browser, system: sistema === 'ios' ? t('ios') : systems[sistema] });
}
