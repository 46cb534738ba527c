import { z } from 'zod';
import { unreadable } from './colours.ts';
import { feeReadings } from './fee-readings.ts';
import { isPhone, isTaxId } from './identifiers.ts';
import { languages } from './languages.ts';
import { offerFieldNames } from './offer-fields.ts';
import { shownSignOn, signOnSettings } from './sign-on-settings.ts';

/**
 * An institution's file, `brands/<brand>/brand.json`. The `error` of a field is what it must be: the person who writes
 * the file reads «correos.soporte is "soporte": it must be an email address such as …».
 */

const someText = z.string().regex(/\S/, 'a text that is not empty');
// A language that the institution does not offer need not be written: it is filled in before the file is checked.
const texts = z.strictObject({ es: someText, ca: someText, en: someText });
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: 'a colour such as #1a4fd6, in lower case', abort: true });
const email = z.email('an email address such as careers@example.edu');
const phone = z.string().refine(isPhone, 'a telephone with at least 9 digits, such as +34 960 100 200');
const picture = z
  .string()
  .regex(/^[\w-][\w.-]*\.(svg|png|jpe?g|webp|ico)$/, 'a picture of the same folder, such as logo.svg');
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'an address with its https://, such as https://www.example.edu',
});
const wholeText = z
  .string()
  .regex(
    /^(https:\/\/|\/(?!\/))\S*$/,
    'a path of the portal, such as /proteccion-de-datos, or an https:// address',
  );
/** Where others can listen, what is asked for must not be readable; a try-out on one's own machine is alone. */
const serverAddress = z
  .string()
  .regex(
    /^(https:\/\/[^\s/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/([^\s?#]*\/)?$/,
    'an address that starts with https:// and ends with a slash, such as https://statistics.example.edu/',
  );

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const readable = (theme: 'light' | 'dark') =>
  colour.superRefine((accent, context) => {
    const worst = unreadable(theme, accent);
    if (worst === undefined) return;
    const message = `a colour that can be read (AA asks for 4.5:1): ${worst.name} has ${(Math.floor(worst.ratio * 100) / 100).toFixed(2)}:1`;
    context.addIssue({ code: 'custom', message });
  });

/** Whether a form shows a field and whether it must be filled. */
const fieldSetting = z
  .strictObject({ visible: z.boolean(), required: z.boolean() })
  .refine(({ visible, required }) => visible || !required, 'shown where it is required');
export type FieldSetting = z.infer<typeof fieldSetting>;

const offerFields = z.partialRecord(z.enum(offerFieldNames), fieldSetting);

/** Personal data that a CV takes along where it is sent, unless the institution hides them. */
export const sentPersonalFields = [
  'fechaNacimiento',
  'email',
  'dni',
  'telefono',
  'idPais',
  'idProvincia',
  'localidad',
  'nacionalidades',
  'numSegSocial',
] as const;
export type SentPersonalField = (typeof sentPersonalFields)[number];
/** Personal data that stay with the institution. */
export const reservedPersonalFields = [
  'genero',
  'idPaisNacimiento',
  'localidadNacimiento',
  'emailPersonal',
  'telefono2',
  'direccion',
  'codigoPostal',
  'direccionCurso',
  'codigoPostalCurso',
  'idPaisCurso',
  'idProvinciaCurso',
  'localidadCurso',
  'iban',
  'discapacidad',
  'boletin',
  'comunicaciones',
  'idIdiomaComunicaciones',
] as const;
const nameFields = ['nombre', 'apellidos'] as const;
export const personalFields = [...nameFields, ...sentPersonalFields, ...reservedPersonalFields] as const;
export type PersonalField = (typeof personalFields)[number];

/** What the institution keeps, unless its file lets students change it. */
const keptByInstitution: readonly PersonalField[] = [...nameFields, 'fechaNacimiento', 'email'];

const personalSetting = z
  .strictObject({ visible: z.boolean(), editable: z.boolean() })
  .refine(({ visible, editable }) => visible || !editable, 'shown where students may edit it');

/** The pages that every portal has; their texts are `texts/<page>.<language>.md` of the brand's folder. */
export const publicPages = ['privacidad', 'cookies', 'proteccion-de-datos', 'accesibilidad'] as const;
export type PublicPage = (typeof publicPages)[number];

const pagePath = z
  .string()
  .regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)*$/i,
    'an address of letters, digits, hyphens and slashes between, such as EUNCET/condiciones-practicas',
  )
  .refine((path) => !/^(api|assets|marca|ca|en)(\/|$)/i.test(path), {
    error: 'an address that does not start with api, assets, marca, ca or en',
  });

const ownPage = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'the name of its texts: lower case letters, digits and hyphens')
    .refine((id) => !publicPages.some((page) => page === id), {
      error: `another name than the pages that every portal has: ${publicPages.join(', ')}`,
    }),
  /** Without the slash in front; Catalan and English ones are reached behind /ca/ and /en/. */
  ruta: z.strictObject({ es: pagePath, ca: pagePath, en: pagePath }),
  titulo: texts,
});

const monthRule = 'the number of a month, from 1 to 12';

const requestsRule = 'a whole number of requests from 1 to 50';

const idleRule = 'a whole number of minutes from 10 to 480, or null for no limit';

const fields = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'lower case letters, digits and hyphens'),
  nombre: someText,
  /** The provider that signs the agreements, where it is not the institution itself. */
  fundacion: someText,
  /** Who answers for the personal data, as the law wants it named. */
  responsable: z.strictObject({
    nombre: someText,
    nif: z.string().refine(isTaxId, 'a NIF whose control character is right, such as G58818501'),
    direccion: someText,
  }),
  lema: texts,
  idiomas: z
    .array(z.enum(languages))
    .min(1, 'at least one of es, ca, en')
    .refine((list) => new Set(list).size === list.length, 'a list that names each language once'),
  idiomaPorDefecto: z.enum(languages),
  zonaHoraria: z.string().refine(isTimeZone, 'a time zone such as Europe/Madrid'),
  colores: z.strictObject({ acento: readable('light'), acentoOscuro: readable('dark'), secundario: colour }),
  /** Family for the whole interface, with its fall-backs, as CSS writes it. */
  tipografia: z.string().regex(/^[^;{}<>]+$/, "families as CSS writes them, such as 'Segoe UI', sans-serif"),
  logo: picture,
  logoOscuro: picture,
  favicon: picture,
  correos: z.strictObject({
    general: email,
    practicas: email,
    empleo: email,
    empresas: email,
    soporte: email,
    /** Of the data protection officer, or of the person who answers in that matter. */
    privacidad: email,
  }),
  telefono: phone,
  campus: z
    .array(
      z.strictObject({
        idSede: z
          .number('a whole number from 1')
          .int('a whole number from 1')
          .min(1, 'a whole number from 1'),
        nombre: someText,
        direccion: someText,
        telefono: phone,
      }),
    )
    .refine((list) => new Set(list.map(({ idSede }) => idSede)).size === list.length, {
      error: 'a list in which each idSede is there once',
    }),
  redes: z.array(
    z.strictObject({ red: z.enum(['linkedin', 'instagram', 'x', 'youtube', 'facebook']), url: webAddress }),
  ),
  /** Besides the portal's own pages, which the footer links to by itself. */
  enlacesLegales: z.array(z.strictObject({ titulo: texts, url: webAddress })),
  /** Pages of the institution's own, each with its address. */
  paginas: z.array(ownPage).refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: 'a list in which each id is there once',
  }),
  pie: texts,
  accesoUnico: signOnSettings(texts),
  /** Levels of the degrees that students and offers can choose. */
  niveles: z.array(z.enum(['grado', 'postgrado', 'doctorado'])).min(1, 'at least one level'),
  condicionesPracticas: texts,
  /** What everybody but managers accepts before they go on, and again when its version changes; null asks nothing. */
  textoRGPD: z
    .strictObject({
      version: z.string().min(1),
      texto: texts,
      /** Where the whole of it is, in each language: a path of this site or another address. */
      enlaceRGPD: z.strictObject({ es: wholeText, ca: wholeText, en: wholeText }),
    })
    .nullable()
    .default(null),
  /** Said to a company once its agreement is generated, in a dialog; null says the usual sentence. */
  mensajeConvenio: texts.nullable().default(null),
  /** Settings of offer fields by type; a field not named is shown and not required. */
  camposOferta: z.strictObject({ practicas: offerFields, empleo: offerFields }),
  /** Settings of personal data; a field not named is shown, and editable but for name, date of birth and e-mail. */
  camposPersonales: z
    .partialRecord(z.enum(personalFields), personalSetting)
    .superRefine((settings, context) => {
      if (settings.email?.editable === true) {
        const message = 'false: the institution alone changes it';
        context.addIssue({ code: 'custom', path: ['email', 'editable'], message });
      }
      for (const field of nameFields) {
        if (settings[field]?.visible !== false) continue;
        const message = 'true: a CV without a name is nobody’s';
        context.addIssue({ code: 'custom', path: [field, 'visible'], message });
      }
    }),
  opciones: z.strictObject({
    eventos: z.boolean(),
    guiasOrientacion: z.boolean(),
    ayuda: z.boolean(),
    orientacionLaboral: z.boolean(),
    reunionOrientacionObligatoria: z.boolean(),
    bajaServicio: z.boolean(),
    programasPracticas: z.boolean(),
    solicitarCambioPracticas: z.boolean(),
    popupDatosPersonales: z.boolean(),
    comprobarDatosEmpresa: z.boolean(),
    menuSolicitudesEducacion: z.boolean(),
    crearConvenios: z.boolean(),
    textoTratamientoDatos: z.boolean(),
    analitica: z.boolean(),
    propuestaPracticas: z.boolean(),
    mostrarReferencia: z.boolean(),
    formularioIncorporacion: z.boolean(),
    numSegSocialObligatorio: z.boolean(),
    ibanEmpresaObligatorio: z.boolean(),
    tipoContactoObligatorio: z.boolean(),
    cvPropioObligatorio: z.boolean(),
    copiaTituloObligatoria: z.boolean(),
    cambioIdioma: z.boolean(),
  }),
  /** The Matomo that counts visits, asked only after a yes, where `opciones.analitica` is on. */
  analitica: z
    .strictObject({
      servidor: serverAddress,
      sitio: z.number('a whole number from 1').int('a whole number from 1').min(1, 'a whole number from 1'),
    })
    .optional(),
  /** Months after which the personal data of people who left the service are erased. */
  mesesTrasBaja: z
    .number('a whole number of months from 1 to 120')
    .int('a whole number of months from 1 to 120')
    .min(1, 'a whole number of months from 1 to 120')
    .max(120, 'a whole number of months from 1 to 120')
    .default(12),
  /** Minutes without use after which a session ends before its eight hours; null lets it last. */
  minutosInactividad: z
    .number(idleRule)
    .int(idleRule)
    .min(10, idleRule)
    .max(480, idleRule)
    .nullable()
    .default(null),
  /** What the institution invoices companies for its management; a review by the CPI is an act of its managers. */
  gastosGestion: z.strictObject({
    lectura: z.enum(
      feeReadings,
      'porMes (for each month of a placement) or porConvenio (for each agreement)',
    ),
    importe: z
      .number('an amount in euros from 0 to 10000, with at most two decimals')
      .min(0, 'an amount in euros from 0 to 10000, with at most two decimals')
      .max(10_000, 'an amount in euros from 0 to 10000, with at most two decimals')
      .multipleOf(0.01, 'an amount in euros from 0 to 10000, with at most two decimals'),
    /** Per cent. */
    iva: z
      .number('a percentage from 0 to 100')
      .min(0, 'a percentage from 0 to 100')
      .max(100, 'a percentage from 0 to 100'),
    /** Null where it is not reviewed. */
    revisionIPC: z
      .strictObject({ mes: z.number(monthRule).int(monthRule).min(1, monthRule).max(12, monthRule) })
      .nullable(),
  }),
  limites: z.strictObject({
    /** Internship hours a day and a week that the institution allows. */
    horasDia: z.number().positive('a number of hours above 0').max(24, 'at most 24 hours'),
    horasSemana: z.number().positive('a number of hours above 0').max(168, 'at most 168 hours'),
    /** Days that an offer stays open where the company names no date. */
    diasOferta: z
      .number('a whole number of days from 1')
      .int('a whole number of days from 1')
      .min(1, 'a whole number of days from 1'),
    /** Requests to education centres that a student may have open at once. */
    solicitudesEducacion: z.number(requestsRule).int(requestsRule).min(1, requestsRule).max(50, requestsRule),
  }),
});

/** The part of the file that a rule reads, where that part is right: it is checked though others are not. */
function whereRight<S extends z.ZodType>(part: S, rule: (value: z.output<S>) => boolean) {
  return {
    check: (value: unknown) => {
      const parsed = part.safeParse(value);
      return !parsed.success || rule(parsed.data);
    },
    when: () => true,
  };
}

const defaultLanguage = whereRight(
  z.object({ idiomas: fields.shape.idiomas, idiomaPorDefecto: fields.shape.idiomaPorDefecto }),
  ({ idiomas, idiomaPorDefecto }) => idiomas.includes(idiomaPorDefecto),
);
const switchable = z.object({
  opciones: z.object({ analitica: z.boolean(), numSegSocialObligatorio: z.boolean() }),
});
const statistics = whereRight(
  switchable.extend({ analitica: z.unknown().optional() }),
  ({ opciones, analitica }) => !opciones.analitica || analitica !== undefined,
);
const socialSecurity = whereRight(
  switchable.extend({ camposPersonales: fields.shape.camposPersonales }),
  ({ opciones, camposPersonales }) =>
    !opciones.numSegSocialObligatorio || camposPersonales.numSegSocial?.visible !== false,
);
const proposalsEndInForms = whereRight(
  z.object({ opciones: z.object({ propuestaPracticas: z.boolean(), formularioIncorporacion: z.boolean() }) }),
  ({ opciones }) => !opciones.propuestaPracticas || opciones.formularioIncorporacion,
);
const meetingsAreHeld = whereRight(
  z.object({
    opciones: z.object({ reunionOrientacionObligatoria: z.boolean(), orientacionLaboral: z.boolean() }),
  }),
  ({ opciones }) => !opciones.reunionOrientacionObligatoria || opciones.orientacionLaboral,
);
const weekAndDay = whereRight(
  z.object({ limites: fields.shape.limites }),
  ({ limites }) => limites.horasSemana >= limites.horasDia,
);

const foundByDni = whereRight(
  z.object({ accesoUnico: fields.shape.accesoUnico, camposPersonales: fields.shape.camposPersonales }),
  ({ accesoUnico, camposPersonales }) =>
    camposPersonales.dni?.editable === false ||
    !accesoUnico.proveedores.some(({ seBuscaPor }) => seBuscaPor === 'dni'),
);

/** What one institution is: everything that differs from one deployment to another (specification 1, §1). */
export const brand = fields
  .refine(defaultLanguage.check, {
    path: ['idiomaPorDefecto'],
    error: 'one of idiomas',
    when: defaultLanguage.when,
  })
  .refine(statistics.check, {
    path: ['analitica'],
    error: 'the server and the site of the statistics, while opciones.analitica is true',
    when: statistics.when,
  })
  .refine(socialSecurity.check, {
    path: ['camposPersonales', 'numSegSocial', 'visible'],
    error: 'true while opciones.numSegSocialObligatorio is: nobody could apply',
    when: socialSecurity.when,
  })
  .refine(proposalsEndInForms.check, {
    path: ['opciones', 'formularioIncorporacion'],
    error: 'true while opciones.propuestaPracticas is: a proposal ends in an incorporation form',
    when: proposalsEndInForms.when,
  })
  .refine(meetingsAreHeld.check, {
    path: ['opciones', 'orientacionLaboral'],
    error: 'true while opciones.reunionOrientacionObligatoria is: nobody could hold the meeting',
    when: meetingsAreHeld.when,
  })
  .refine(weekAndDay.check, {
    path: ['limites', 'horasSemana'],
    error: 'at least limites.horasDia',
    when: weekAndDay.when,
  })
  .refine(foundByDni.check, {
    path: ['camposPersonales', 'dni', 'editable'],
    error: 'false while a provider of accesoUnico finds accounts by dni: a student could write another’s',
    when: foundByDni.when,
  });
export type Brand = z.infer<typeof brand>;
export type SignOnProvider = Brand['accesoUnico']['proveedores'][number];

/** Its fields, each right or not there: what can be held against the rest while some are wrong. */
export const brandParts = fields.partial();
export type BrandParts = z.infer<typeof brandParts>;

/** What of it the page is given. */
export const shownBrand = fields.extend({ accesoUnico: shownSignOn(texts) });
export type BrandOption = keyof Brand['opciones'];

/** What students may do with a personal datum of theirs. */
export function personalField(
  { camposPersonales }: Pick<Brand, 'camposPersonales'>,
  field: PersonalField,
): { visible: boolean; editable: boolean } {
  return camposPersonales[field] ?? { visible: true, editable: !keptByInstitution.includes(field) };
}

/** `idNivel` of the levels that an institution chooses among; the vocational one (0) is in all. */
const levelIds: Record<Brand['niveles'][number], number> = { grado: 1, postgrado: 2, doctorado: 3 };

/** Whether degrees of the level can be chosen at the institution. */
export function offersLevel({ niveles }: Pick<Brand, 'niveles'>, idNivel: number): boolean {
  const isSwitched = Object.values(levelIds).includes(idNivel);
  return !isSwitched || niveles.some((level) => levelIds[level] === idNivel);
}
