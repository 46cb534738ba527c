import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { aptInstall } from './apt.mjs';

/** The browser without its windows, which starts and paints sooner. */
const shell = '/usr/bin/chromium-headless-shell';

const usual = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium to test with: CHROMIUM_PATH, one that is installed, else one that this installs. Undefined without any. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const installed = () => [...usual, chromium.executablePath()].find((path) => path && existsSync(path));
  if (existsSync(shell) || aptInstall('chromium-headless-shell')) return installed();
  if (installed() || aptInstall('chromium')) return installed();
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
  return installed();
}
