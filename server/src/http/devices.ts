import { randomBytes } from 'node:crypto';
import { deviceCookie } from '@portal/contract/session';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const days = 180;
/** Who share a computer; of more, those who logged in last. */
const maxAccounts = 10;

const claims = z.object({ jti: z.string(), cuentas: z.array(z.number().int()) });

export interface Devices {
  /** The name of the device whose cookie this is; undefined where the account has not logged in on it. */
  knownTo(accountId: number, cookies: string): Promise<string | undefined>;
  /** The Set-Cookie header that says that the account has logged in on the device. */
  mark(accountId: number, cookies: string): Promise<string>;
}

/**
 * Marks the devices on which somebody has logged in, by a signed cookie that no script reads. It lets nobody in: a
 * wrong password on a known device is counted apart from those of strangers.
 */
export async function openDevices(secret: Uint8Array, isSecure: boolean, now: () => Date): Promise<Devices> {
  const read = async (cookies: string) => {
    const token = new RegExp(`(?:^|;)\\s*${deviceCookie}=([\\w.-]+)`).exec(cookies)?.[1];
    if (token === undefined) return undefined;
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        audience: deviceCookie,
        currentDate: now(),
      });
      return claims.parse(payload);
    } catch {
      return undefined;
    }
  };
  return {
    async knownTo(accountId, cookies) {
      const device = await read(cookies);
      return device?.cuentas.includes(accountId) ? device.jti : undefined;
    },
    async mark(accountId, cookies) {
      const device = await read(cookies);
      const others = (device?.cuentas ?? []).filter((id) => id !== accountId);
      const seconds = Math.floor(now().getTime() / 1000);
      const token = await new SignJWT({ cuentas: [accountId, ...others].slice(0, maxAccounts) })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(device?.jti ?? randomBytes(16).toString('base64url'))
        .setAudience(deviceCookie)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + days * 86_400)
        .sign(secret);
      const attributes = `Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict`;
      return `${deviceCookie}=${token}; ${attributes}${isSecure ? '; Secure' : ''}`;
    },
  };
}
