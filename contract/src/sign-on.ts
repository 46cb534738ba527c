import { z } from 'zod';
import { idIdioma, situations } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';
import { identityNumber, identityProblem, isOfItsKind, newSurnames, phone, shortText } from './fields.ts';
import { identityKinds } from './identifiers.ts';
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

/** Somebody without an account, as the provider describes them; null is what it does not say. */
export const newcomer = z.object({
  nombre: z.string().nullable(),
  apellidos: z.string().nullable(),
  email: z.string(),
  dni: z.string().nullable(),
  situacion: z.enum(situations),
});
export type Newcomer = z.infer<typeof newcomer>;

export const finishSignOn = endpoint({
  method: 'POST',
  path: '/api/Alumno/validaRespuestaLoginIntegrado',
  access: 'public',
  writes: false,
  summary:
    'Logs in a person who comes back from a provider of single sign-on, with what the return address was given (its query). Good once, in the browser that began. Of a provider that may make accounts, a person who has none gets a code to register with (`alta`).',
  body: z.object({ respuesta: z.string().min(1, fieldError('required')).max(8_000) }),
  answer: z.union([login, z.object({ alta: newcomer.extend({ codigo: z.string() }) })]),
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

export const registerSignedOn = endpoint({
  method: 'POST',
  path: '/api/Alumno/registrarUsuarioIntegrado',
  access: 'public',
  writes: false,
  summary:
    'Makes the account of a student or alumnus who came for the first time through a provider that may make accounts, and logs them in. What the provider said counts before what is sent here.',
  body: z
    .object({
      codigo: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
      nombre: shortText,
      apellidos: newSurnames,
      tipoIdentificacion: z.enum(identityKinds, fieldError('chooseOne')).optional(),
      dni: identityNumber,
      telefono: phone,
      idTitulacion: id,
      idIdioma,
      politica: z.literal(true, fieldError('privacy')),
    })
    .refine(isOfItsKind, identityProblem),
  fieldStatus: { dni: 'identityDocumentInvalid', telefono: 'phoneInvalid' },
  answer: login,
  refusals: [
    'identityDocumentInvalid',
    'phoneInvalid',
    'signupEmailRegistered',
    'idRegistered',
    'linkExpiredOrUsed',
    'userBlocked',
  ],
});

export const calls = { finishSignOn, registerSignedOn };

export { screens } from './screens/sign-on.ts';
