import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBrand } from './brand.ts';
import { EnvError, readEnv, readPortalEnv, variableNames } from './env.ts';

describe('the configuration', () => {
  test('is a demo on the embedded database where nothing is set', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      demo: true,
      publicUrl: 'http://localhost:3000',
      BRAND: 'universidad',
    });
  });

  test('is no demo on a server unless it says so', () => {
    const DATABASE_URL = 'postgres://user:secret@db:5432/portal';
    expect(readEnv({ DATABASE_URL }).demo).toBe(false);
    expect(readEnv({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readEnv({ DEMO: '0' }).demo).toBe(false);
  });

  test('listens to this computer alone where it is a demo', () => {
    expect(readEnv({}).host).toBe('127.0.0.1');
    expect(readEnv({ DEMO: '0' }).host).toBe('0.0.0.0');
    expect(readEnv({ HOST: '192.0.2.7' }).host).toBe('192.0.2.7');
  });

  test('of a portal on a server names its own key, which is not kept beside the data', () => {
    const DATABASE_URL = 'postgres://user:secret@db:5432/portal';
    expect(() => readPortalEnv({ DATABASE_URL })).toThrow(/SESSION_SECRET is not set: with DATABASE_URL/);
    const SESSION_SECRET = 'x'.repeat(32);
    expect(readPortalEnv({ DATABASE_URL, SESSION_SECRET })).toMatchObject({ SESSION_SECRET });
    expect(readPortalEnv({}).SESSION_SECRET).toBeUndefined();
  });

  test('takes an empty variable for one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, demo: true });
  });

  test.each([
    [{ PORT: 'abc' }, /PORT is "abc": it must be a whole number from 0 to 65535\./],
    [{ PORT: '70000' }, /PORT is "70000": .*65535/],
    [{ PUBLIC_URL: 'portal' }, /PUBLIC_URL is "portal": it must be an address such as https:/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is "loud": it must be one of .*info/],
    [{ MAINTENANCE: 'on' }, /MAINTENANCE is "on": it must be 0 or 1/],
    [{ DEMO: 'yes' }, /DEMO is "yes": it must be 0 or 1/],
    [{ SESSION_SECRET: 'short' }, /SESSION_SECRET is set: it must be at least 32 characters/],
    [
      { DATABASE_URL: 'mysql://root:hunter2@db' },
      /DATABASE_URL is set: it must be an address such as postgres:/,
    ],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY is "true": it must be addresses or subnets/],
    [{ TRUST_PROXY: '10.0.0.1,10.0.0.0/33' }, /TRUST_PROXY/],
    [
      { FILES_URL: 's3://bucket/folder?region=eu-west-1' },
      /FILES_URL is set: it must be an address such as s3:/,
    ],
    [{ CORS_ORIGIN: 'file:///x' }, /CORS_ORIGIN is/],
    [{ SMTP_URL: 'smtp://mail' }, /MAIL_FROM is not set/],
  ])('stops the start with the name, what it has and what it may have: %o', (given, message) => {
    expect(() => readEnv(given)).toThrow(EnvError);
    expect(() => readEnv(given)).toThrow(message);
  });

  test('takes the proxies in front as addresses, subnets and names, and an origin without its slash', () => {
    for (const TRUST_PROXY of ['10.0.0.1', '10.0.0.0/8, ::1, fd00::/8', 'loopback, 192.0.2.7']) {
      expect(readEnv({ TRUST_PROXY })).toMatchObject({ TRUST_PROXY });
    }
    expect(readEnv({ CORS_ORIGIN: 'https://page.example/' }).CORS_ORIGIN).toBe('https://page.example');
  });

  const all = [...variableNames, 'OIDC_…', 'SAML_…'].sort();

  test('is what the documentation says that it is, variable by variable', () => {
    const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const table = guide.slice(guide.indexOf('## Configuration'));
    const named = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`(\w+…?)`/g)].map(([, name]) => name),
    );
    expect(named.sort()).toEqual(all);
    const secrets = { OIDC_SECRET: 'one', SAML_KEY: 'two' };
    expect(readEnv(secrets).signOnSecrets).toEqual(secrets);
  });

  test('has every variable in the example, which can be taken as it is', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const lines = [...example.matchAll(/^#?(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
      name,
      value,
    }));
    const named = lines.map(({ name }) => name.replace(/^(OIDC|SAML)_.*/, '$1_…'));
    expect(named.sort()).toEqual(all);
    expect(() => readEnv(Object.fromEntries(lines.map(({ name, value }) => [name, value])))).not.toThrow();
  });

  test('never says a secret', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toThrow(/hunter2/);
  });

  test('names the institutions that there are where BRAND is none of them', () => {
    expect(() => readBrand('nowhere')).toThrow(/BRAND is "nowhere".*universidad/);
  });
});
