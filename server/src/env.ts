import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * The environment that configures the portal, read and checked once, here. docs/operations.md and .env.example have every name.
 */

const flag = z.enum(['0', '1'], { error: '0 or 1' }).transform((value) => value === '1');

/** `10.0.0.1, 192.168.0.0/16, loopback`: what the web framework takes, checked here so that the start says it. */
const isProxyList = (text: string): boolean =>
  text.split(',').every((part) => {
    const [address = '', prefix, ...more] = part.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true;
    const bits = isIP(address) === 4 ? 32 : 128;
    return (
      isIP(address) !== 0 &&
      more.length === 0 &&
      (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits))
    );
  });

const whole = (least: number, max = Number.MAX_SAFE_INTEGER) => {
  const error =
    max === Number.MAX_SAFE_INTEGER
      ? `a whole number from ${least}`
      : `a whole number from ${least} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(max, { error });
};

const oneOf = <const T extends [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });

const webAddress = (example: string) =>
  z.url({ protocol: /^https?$/, error: `an address such as ${example}` });

const variables = z.object({
  PORT: whole(0, 65_535).default(3000),
  /** Where it listens; a demo, whose accounts anybody knows, on this computer alone. */
  HOST: z.string().min(1).optional(),
  /** Folder of the embedded database and of the files. */
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host:5432/name')
    .optional(),
  DATABASE_POOL: whole(2, 200).default(10),
  FILES_URL: z
    .string()
    .regex(/^s3:\/\/[^/?#]+\/?(\?|$)/, 'an address such as s3://bucket?region=eu-west-1')
    .optional(),
  /** What one account may keep of the files that it sends. */
  FILES_PER_ACCOUNT: whole(1).default(500),
  MEGABYTES_PER_ACCOUNT: whole(2).default(250),
  /** Calls with files that one account may make. */
  UPLOADS_A_MINUTE: whole(1).default(60),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an address such as smtps://user:password@host:465')
    .optional(),
  /** Whether mail may go out readable on the way, as to a relay on the same machine. */
  SMTP_TLS: oneOf(['required', 'optional']).default('required'),
  MAIL_FROM: z.email({ error: 'an email address' }).optional(),
  DEMO: flag.optional(),
  BRAND: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'the name of a folder in brands/')
    .default('universidad'),
  /** The folder that the institution's is in, where it is not the portal's own brands/. */
  BRANDS_DIR: z.string().min(1).optional(),
  /** Address under which people reach the portal, for the links in mails. */
  PUBLIC_URL: webAddress('https://portal.example.edu').optional(),
  /** A chat's address that takes `{"text": …}`, to which the failures that pages meet are told. */
  ERRORS_WEBHOOK: z
    .url({ protocol: /^https$/, error: 'an address such as https://chat.example.edu/hooks/secret' })
    .optional(),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  // An origin has no path: with one, not even a slash, no browser's would ever be the same.
  CORS_ORIGIN: webAddress('https://www.example.edu')
    .transform((text) => new URL(text).origin)
    .optional(),
  /** Addresses or subnets of the proxies in front, which may say who the caller is. */
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, 'addresses or subnets, such as 10.0.0.1,192.168.0.0/16, or loopback')
    .optional(),
  /** Calls a minute from one address. */
  RATE_LIMIT: whole(1).default(1200),
  /** Milliseconds that the process may lag behind before it answers 503; 0 never does. */
  OVERLOAD_DELAY: whole(0).default(2_000),
  /** Without it `/metrics` is for callers on the same machine alone. */
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Lets nobody but managers in, as a manager may do in the portal itself. */
  MAINTENANCE: flag.default(false),
  /** Whether every manager has to set a second factor up at the next login. */
  SECOND_FACTOR: oneOf(['optional', 'required']).default('optional'),
  PROCESS: oneOf(['all', 'web', 'worker']).default('all'),
});

/** The names that it knows; those of single sign-on's secrets are the brand's. */
export const variableNames = Object.keys(variables.shape);

export interface Env extends z.output<typeof variables> {
  demo: boolean;
  /** Secrets of single sign-on, by the names that the brand takes them under. */
  signOnSecrets: Readonly<Record<string, string>>;
  publicUrl: string;
  host: string;
}

/** The environment was wrong; the message names each variable, what it has and what it may have. */
export class EnvError extends Error {}

/** Reads the configuration. An empty value counts as not set. Throws EnvError. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const secret = /^(DATABASE_URL|FILES_URL|SMTP_URL|SESSION_SECRET|METRICS_TOKEN|ERRORS_WEBHOOK)$/.test(
        name,
      );
      return `${name} is ${secret ? 'set' : JSON.stringify(given[name])}: it must be ${issue.message}.`;
    });
    throw new EnvError(`The configuration is wrong.\n  ${lines.join('\n  ')}`);
  }
  const env = parsed.data;
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new EnvError(
      'The configuration is wrong.\n  MAIL_FROM is not set: with SMTP_URL it must be the sender of the mails.',
    );
  }
  const signOnSecrets = Object.fromEntries(
    Object.entries(given).filter(
      (entry): entry is [string, string] => /^(OIDC|SAML)_/.test(entry[0]) && entry[1] !== undefined,
    ),
  );
  const demo = env.DEMO ?? env.DATABASE_URL === undefined;
  return {
    ...env,
    signOnSecrets,
    demo,
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
  };
}

/** The same for the portal itself, which signs: its key must not lie beside what it guards. Throws EnvError. */
export function readPortalEnv(source: Record<string, string | undefined>): Env {
  const env = readEnv(source);
  if (env.DATABASE_URL && !env.SESSION_SECRET) {
    throw new EnvError(
      'The configuration is wrong.\n  SESSION_SECRET is not set: with DATABASE_URL it must be at least 32 characters, such as those that `openssl rand -base64 48` prints.',
    );
  }
  return env;
}
