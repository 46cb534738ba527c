import { z } from 'zod';

/** Single sign-on as an institution configures it in its brand; secrets are in the environment, by name. */

/** The kinds of account that may come through a provider. */
export const signOnRoles = ['Alumno', 'Empresa', 'Gestor'] as const;
export type SignOnRole = (typeof signOnRoles)[number];

function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));
}

const address = z
  .string()
  .refine(isSafeAddress, 'an address that starts with https:// (http:// only on this machine)');

const variable = (kind: 'OIDC' | 'SAML') =>
  z
    .string()
    .regex(
      new RegExp(`^${kind}_[A-Z0-9_]+$`),
      `the name of an environment variable that starts with ${kind}_`,
    );

const values = z.array(z.string().min(1)).min(1);

/** How a provider that the institution trusts to make accounts says who comes for the first time. */
const newAccounts = z.strictObject({
  /** Claims or attributes. What the provider does not release is asked of the person, the e-mail apart. */
  nombre: z.string().min(1),
  apellidos: z.string().min(1),
  email: z.string().min(1),
  dni: z.string().min(1).optional(),
  /** Which values of an affiliation make a student, and which an alumnus; others get no account. */
  afiliacion: z.strictObject({ dato: z.string().min(1), estudiantes: values, titulados: values.optional() }),
});

const common = <T extends z.ZodType>(texts: T) => ({
  id: z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and dashes: it is part of an address'),
  /** On the button. */
  nombre: texts,
  perfiles: z.array(z.enum(signOnRoles)).min(1),
  /** The claim or attribute by which a person is found the first time. */
  identificador: z.string().min(1),
  /** What it is held against: the login (an e-mail), or the identity number. */
  seBuscaPor: z.enum(['usuario', 'dni']),
  /**
   * Whether it is the institution that gives the identifier, so that nobody can type another's. Where it is not,
   * only an e-mail counts that the provider says it has verified.
   */
  identificadorFiable: z.boolean(),
  /** Who of those the provider knows may come in: one of the values, whole and with its scope, in the claim or attribute. */
  soloCon: z.strictObject({ dato: z.string().min(1), valores: values }).optional(),
  /** Makes an account for a student or alumnus who has none, which no manager has to validate. */
  altas: newAccounts.optional(),
  /** It asks managers for a second factor itself, so that the portal does not ask for its own. */
  pideSegundoFactor: z.boolean().optional(),
});

const oidc = <T extends z.ZodType>(texts: T) =>
  z.strictObject({
    ...common(texts),
    tipo: z.literal('oidc'),
    emisor: address,
    idCliente: z.string().min(1),
    variableSecreto: variable('OIDC'),
    alcances: z.array(z.string().min(1)),
  });

/** A private key, by the name of its variable, with its certificate in PEM or base64. */
const keyPair = z.strictObject({ variableClave: variable('SAML'), certificado: z.string().min(1) });

const saml = <T extends z.ZodType>(texts: T) =>
  z.strictObject({
    ...common(texts),
    tipo: z.literal('saml'),
    /** The provider's entity id. */
    emisor: z.string().min(1),
    urlAcceso: address,
    /** Of the provider, in PEM or base64; two while it changes from one to another. */
    certificados: z.array(z.string().min(1)).min(1),
    /** The attribute that stays the same for a person for ever; the persistent name id where not said. */
    sujeto: z.string().min(1).optional(),
    /** Where the portal signs its requests. */
    firma: keyPair.optional(),
    /** Where the provider encrypts its assertions for the portal. */
    cifrado: keyPair.optional(),
  });

/** The setting of the brand; `texts` is what a text in every language is. */
export const signOnSettings = <T extends z.ZodType>(texts: T) =>
  z
    .strictObject({
      /** Who finished their studies at this university comes through a provider and not by password (95). */
      obligatorioParaTitulados: z.boolean(),
      proveedores: z
        .array(
          z
            .discriminatedUnion('tipo', [oidc(texts), saml(texts)])
            .refine(
              ({ tipo, identificador, identificadorFiable }) =>
                identificadorFiable || (tipo === 'oidc' && identificador === 'email'),
              {
                path: ['identificadorFiable'],
                error: 'true, unless the identifier is the claim email of OIDC, which says if it is verified',
              },
            )
            .refine(({ perfiles, seBuscaPor }) => seBuscaPor === 'usuario' || !perfiles.includes('Gestor'), {
              path: ['seBuscaPor'],
              error:
                'usuario, for a provider that lets in Gestor: the portal knows no identity number of managers',
            })
            .refine(({ perfiles, pideSegundoFactor }) => !pideSegundoFactor || perfiles.includes('Gestor'), {
              path: ['pideSegundoFactor'],
              error: 'only for a provider that lets in Gestor',
            })
            .refine(({ altas, perfiles }) => !altas || perfiles.includes('Alumno'), {
              path: ['altas'],
              error: 'only for a provider that lets in Alumno',
            })
            .refine(
              ({ altas, identificadorFiable }) => !altas || identificadorFiable || altas.email === 'email',
              {
                path: ['altas', 'email'],
                error:
                  'the claim email, unless identificadorFiable is true: an account needs an e-mail that is verified',
              },
            ),
        )
        .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each with an id of its own'),
    })
    .refine(
      ({ obligatorioParaTitulados, proveedores }) =>
        !obligatorioParaTitulados || proveedores.some(({ perfiles }) => perfiles.includes('Alumno')),
      { path: ['obligatorioParaTitulados'], error: 'false, while no provider lets students in' },
    );

/** What of it anybody may know. */
export const shownSignOn = <T extends z.ZodType>(texts: T) =>
  z.object({
    proveedores: z.array(z.object({ id: z.string(), nombre: texts, perfiles: z.array(z.enum(signOnRoles)) })),
  });
