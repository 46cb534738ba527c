import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { listCompaniesOfUser, loginCompany, loginManager, loginStudent } from '@portal/contract/session';
import { getOffer, listOffers } from '@portal/contract/student-offers';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { Client } from '../e2e/client.ts';
import { buildIfNeeded } from '../scripts/build-if-needed.mjs';
import { findBrowser } from '../scripts/test/browser.mjs';
import { measurePage, type PageFigures } from './page-figures.ts';
import { type Visit, visits } from './page-visits.ts';
import { startDemo } from './servers.ts';

/**
 * Measures how pages come and answer on a slow line and a slow processor.
 * npm run vitals -- [--rounds 3] [--only login,offer] [--device phone] [--details]
 */

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1366, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
type Device = keyof typeof sizes;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    device: { type: 'string', default: 'phone,desktop' },
    details: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const among = <T extends string>(known: readonly T[], asked: string): T[] =>
  known.filter((name) => asked === '' || asked.split(',').includes(name));
const shown = among(
  visits.map(({ name }) => name),
  values.only,
);
const chosen = among(['phone', 'desktop'], values.device);

interface Account {
  readonly as: NonNullable<Visit['as']>;
  readonly client: Client;
  readonly kept: string;
}

const credentials = (as: string) => ({ eUsuario: `${as}@demo.test`, ePassword: 'Portal2026' });

async function logIn(baseUrl: string, as: Account['as']): Promise<Account> {
  const client = new Client(baseUrl);
  const { token, ...data } = await loginOf(client, as);
  client.token = token;
  return { as, client, kept: JSON.stringify({ token, data }) };
}

async function loginOf(client: Client, as: Account['as']) {
  switch (as) {
    case 'alumna':
      return client.get(loginStudent, { body: { eAmbito: 'PrivadoAlumno', ...credentials(as) } });
    case 'gestora':
      return client.get(loginManager, { body: { eAmbito: 'PrivadoGestor', ...credentials(as) } });
    case 'empresa': {
      const body = { eAmbito: 'PrivadoEmpresa', ...credentials(as) } as const;
      const [first] = await client.get(listCompaniesOfUser, { body });
      return client.get(loginCompany, { body: { ...body, ...(first && { eidEmpresa: first.idEmpresa }) } });
    }
  }
}

/** An offer that the student can apply to. */
async function openOffer({ client }: Account): Promise<string> {
  const { ofertas } = await client.get(listOffers, {
    params: { tipo: 'practicas' },
    query: { pagina: 1, porPagina: 20, orden: 'fecha' },
  });
  for (const { urlAcceso: id } of ofertas) {
    const { puedeInscribirse } = await client.get(getOffer, { params: { id } });
    if (puedeInscribirse) return id;
  }
  throw new Error('the demo institution has no internship to apply to');
}

interface Round {
  readonly cold: PageFigures;
  readonly warm: PageFigures;
}

/** A first visit with an empty browser, and the same once more. */
async function visitTwice(
  context: BrowserContext,
  visit: Visit,
  address: string,
  device: Device,
): Promise<Round> {
  const go = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const isPhone = device === 'phone';
    const figures = await measurePage(page, address, (rest) =>
      visit.interact({
        page,
        isPhone,
        rest,
        press: async (target) => {
          await (isPhone ? target.tap() : target.click());
          await rest();
        },
      }),
    );
    await page.close();
    return figures;
  };
  return { cold: await go(), warm: await go() };
}

/** A portal draws its frames beside its first answers. */
async function framesDrawn(baseUrl: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const page = await fetch(`${baseUrl}/login/alumnos`);
    if ((await page.text()).includes('id="marco"')) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the frames of the screens were not drawn within a minute');
}

async function roundOf(
  browser: Browser,
  baseUrl: string,
  visit: Visit,
  address: string,
  device: Device,
  account: Account | undefined,
) {
  const session = account && { name: 'portal.session', value: account.kept };
  const context = await browser.newContext({
    ...sizes[device],
    baseURL: baseUrl,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    ...(session && {
      storageState: { cookies: [], origins: [{ origin: baseUrl, localStorage: [session] }] },
    }),
  });
  try {
    return await visitTwice(context, visit, address, device);
  } finally {
    await context.close();
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function row(visit: string, device: Device, all: readonly Round[]): string {
  const cold = (pick: (figures: PageFigures) => number) => median(all.map((round) => pick(round.cold)));
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const cells = [
    visit,
    device,
    cold(({ scriptKB }) => scriptKB).toFixed(0),
    String(cold(({ scripts }) => scripts)),
    cold(({ ttfb }) => ttfb).toFixed(0),
    seconds(cold(({ lcp }) => lcp)),
    seconds(median(all.map(({ warm }) => warm.lcp))),
    Math.max(...all.flatMap((round) => [round.cold.cls, round.warm.cls])).toFixed(3),
    cold(({ inp }) => inp).toFixed(0),
    `(${all[0]?.cold.largest})`,
  ];
  return `| ${cells.join(' | ')} |`;
}

if (!process.env.BENCH_NO_BUILD) buildIfNeeded();
const executablePath = findBrowser();
if (!executablePath) throw new Error('There is no browser: install Chromium, or set CHROMIUM_PATH to one.');
const portal = await startDemo();
await framesDrawn(portal.url);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const accounts = await Promise.all(
    (['alumna', 'empresa', 'gestora'] as const).map((as) => logIn(portal.url, as)),
  );
  const student = accounts.find(({ as }) => as === 'alumna');
  const offer = student && (await openOffer(student));
  say(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, Chromium ${browser.version()}, ${rounds} rounds\n`,
  );
  say('| page | device | JS KB | files | first byte ms | LCP s | LCP s, warm | CLS | INP ms | largest |');
  say('|---|---|---|---|---|---|---|---|---|---|');
  for (const visit of visits.filter(({ name }) => shown.includes(name)))
    for (const device of chosen) {
      const all: Round[] = [];
      const address = visit.address.replace(':offer', offer ?? '');
      const account = accounts.find(({ as }) => as === visit.as);
      for (let round = 0; round < rounds; round++)
        all.push(await roundOf(browser, portal.url, visit, address, device, account));
      say(row(visit.name, device, all));
      if (values.details)
        for (const { cold, warm } of all)
          for (const line of [...cold.details, 'warm:', ...warm.details]) say(line);
    }
} finally {
  await browser.close();
  await portal.stop();
}
