import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { blockAccount } from '@portal/contract/account-states';
import { rejectOffer } from '@portal/contract/validations';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keptMails } from '../db/tables/messages.ts';
import { readEnv } from '../env.ts';
import {
  addCompany,
  addContact,
  addManager,
  addOffer,
  addStudent,
  managerToken,
} from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { openMailer } from './mailer.ts';

interface Received {
  from: string;
  to: string[];
  /** Headers and text as they came over the wire. */
  data: string;
}

const received: Received[] = [];
const logged: string[] = [];
/** Where the server takes no mail. */
const nobody = 'nadie-aqui';

/** As much of SMTP as it takes to be given a mail. */
function receive(socket: Socket): void {
  const say = (text: string) => socket.write(`${text}\r\n`);
  let mail: Received = { from: '', to: [], data: '' };
  let inData = false;
  say('220 mail.example.test ESMTP');
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    if (inData && line !== '.') {
      mail.data += `${line}\n`;
      return;
    }
    const [, address = ''] = /<(.*)>/.exec(line) ?? [];
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    if (inData) {
      inData = false;
      received.push(mail);
      mail = { from: '', to: [], data: '' };
    } else if (verb === 'MAIL') mail.from = address;
    else if (verb === 'RCPT' && address.startsWith(nobody)) return say(`550 5.1.1 <${address}> unknown`);
    else if (verb === 'RCPT') mail.to.push(address);
    else if (verb === 'DATA') inData = true;
    say(inData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
  });
  socket.on('error', () => socket.destroy());
}

const server = createServer(receive);
let portal: TestPortal;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  portal = await openPortal({
    worker: true,
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_TLS: 'optional',
      MAIL_FROM: 'portal@universidad.example',
      PUBLIC_URL: 'https://portal.universidad.example',
    },
  });
});
afterAll(async () => {
  await portal.close();
  server.close();
});

/** The value of a header, and the text, without the encodings that a mail travels in. */
function read({ data }: Received) {
  const end = data.indexOf('\n\n');
  const headers = data.slice(0, end).replace(/\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const bytes = (text: string) =>
    text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const utf8 = (binary: string) => Buffer.from(binary, 'latin1').toString('utf8');
  const words = header('Subject').replace(/\?=\s+=\?/g, '?==?');
  const subject = words.replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, how: string, text: string) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : utf8(bytes(text.replaceAll('_', ' '))),
  );
  const body = data.slice(end + 2);
  const text =
    header('Content-Transfer-Encoding') === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : utf8(bytes(body.replaceAll('=\n', '')));
  return { from: header('From'), to: header('To'), subject, text };
}

test('a server that does not encrypt is given no mail, unless that is allowed', async () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const env = readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'portal@universidad.example' });
  const mailer = await openMailer(env, portal.database);
  await expect(mailer({ para: 'nora@example.test', asunto: 'Hola', texto: 'Hola' })).rejects.toThrow();
  expect(received).toEqual([]);
});

test('what somebody is told reaches their mail server, and is not kept besides', async () => {
  const { id } = await addCompany(portal);
  const { usuario } = await addContact(portal, [id]);
  const { urlAcceso, titulo, modificada } = await addOffer(portal, id, { estado: 'pendiente' });
  const token = await managerToken(portal, (await addManager(portal)).usuario);
  const motivo = 'Falta decir qué hará el alumno.';
  const decided = { urlOferta: urlAcceso, modificada: modificada.toISOString() };
  await portal.get(rejectOffer, { body: { ...decided, motivo } }, { token });
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 60_000, interval: 100 });
  const [mail] = received;
  if (mail === undefined) throw new Error('one was received');
  expect(mail).toMatchObject({ from: 'portal@universidad.example', to: [usuario] });
  const { from, to, subject, text } = read(mail);
  expect(from).toBe('portal@universidad.example');
  expect(to).toBe(usuario);
  expect(subject).toContain(titulo);
  expect(text).toContain(motivo);
  expect(text).toContain(`https://portal.universidad.example/mis-ofertas/${urlAcceso}`);
  expect(await portal.database.orm.select().from(keptMails)).toEqual([]);
});

test('one that is refused is tried again, and told without saying whose it was', async () => {
  const { id, usuario } = await addStudent(portal, {}, {}, { email: `${nobody}@example.test` });
  const token = await managerToken(portal, (await addManager(portal)).usuario);
  await portal.get(blockAccount, { body: { idCuenta: id } }, { token });
  const told = async () => {
    const { rows } = await portal.database.raw("select data from pgboss.job where name = 'errorReport'");
    return rows.map((row) => JSON.stringify(row));
  };
  await vi.waitFor(async () => expect(await told()).toHaveLength(1), { timeout: 60_000, interval: 100 });
  expect((await told())[0]).toMatch(/error 12.*a mail was not sent: EENVELOPE 550/);
  await vi.waitFor(() => expect(logged.join('')).toContain('job failed'), { timeout: 60_000 });
  const all = [...logged, ...(await told())].join('');
  expect(all).toContain('EENVELOPE 550');
  for (const datum of [nobody, usuario]) expect(all).not.toContain(datum);
  const { rows } = await portal.database.raw(
    "select state from pgboss.job where name = 'mail' and state in ('retry', 'active', 'created')",
  );
  expect(rows).toHaveLength(1);
});
