import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { login } from './session.ts';
import { fieldError } from './validation.ts';

/** Where the browser goes to begin: not a call, since it answers with the way to the provider. */
export const signOnStart = '/api/Publico/accesoUnico/:proveedor/inicio';

/** What the institution registers at a SAML provider. */
export const signOnMetadata = '/api/Publico/accesoUnico/:proveedor/metadata.xml';

/** The cookie of the browser that begins, which its return must carry; with its prefix on encrypted connections. */
export const signOnCookie = 'acceso';

/** Where providers send people back to, under the portal's address. */
export const signOnReturn = '/acceso';

export const finishSignOn = endpoint({
  method: 'POST',
  path: '/api/Alumno/validaRespuestaLoginIntegrado',
  access: 'public',
  writes: false,
  summary:
    'Logs in whoever comes back from a provider of single sign-on, with what the return address was given (its query). Good once, in the browser that began.',
  body: z.object({ respuesta: z.string().min(1, fieldError('required')).max(8_000) }),
  answer: login,
  refusals: [
    'accessDenied',
    'notValidatedOrBlocked',
    'companyProblem',
    'linkExpiredOrUsed',
    'noPortalAccess',
    'noPortalAccessAtLogin',
    'userBlocked',
  ],
});

export const calls = { finishSignOn };
