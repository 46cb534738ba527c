import { z } from 'zod';
import { languages } from './languages.ts';
import { offerFieldNames } from './offer-fields.ts';

const texts = z.strictObject({ es: z.string().min(1), ca: z.string().min(1), en: z.string().min(1) });
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as #1a4fd6, in lower case');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Whether a form shows a field and whether it must be filled. */
const fieldSetting = z
  .strictObject({ visible: z.boolean(), required: z.boolean() })
  .refine(({ visible, required }) => visible || !required, 'a hidden field cannot be required');
export type FieldSetting = z.infer<typeof fieldSetting>;

const offerFields = z.partialRecord(z.enum(offerFieldNames), fieldSetting);

const fields = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  nombre: z.string().min(1),
  /** The provider that signs the agreements, where it is not the institution itself. */
  fundacion: z.string().min(1),
  lema: texts,
  idiomas: z.array(z.enum(languages)).min(1),
  idiomaPorDefecto: z.enum(languages),
  zonaHoraria: z.string().refine(isTimeZone, 'a time zone such as Europe/Madrid'),
  colores: z.strictObject({ acento: colour, acentoOscuro: colour, secundario: colour }),
  /** Family for the whole interface, with its fall-backs, as CSS writes it. */
  tipografia: z.string().min(1),
  logo: z.string().min(1),
  logoOscuro: z.string().min(1),
  favicon: z.string().min(1),
  correos: z.strictObject({
    general: z.email(),
    practicas: z.email(),
    empleo: z.email(),
    empresas: z.email(),
    soporte: z.email(),
  }),
  telefono: z.string().min(9),
  campus: z.array(
    z.strictObject({
      idSede: z.number().int().positive(),
      nombre: z.string(),
      direccion: z.string(),
      telefono: z.string(),
    }),
  ),
  redes: z.array(
    z.strictObject({ red: z.enum(['linkedin', 'instagram', 'x', 'youtube', 'facebook']), url: z.url() }),
  ),
  enlacesLegales: z.array(z.strictObject({ titulo: texts, url: z.string().min(1) })),
  pie: texts,
  niveles: z.array(z.enum(['grado', 'postgrado', 'doctorado'])).min(1),
  condicionesPracticas: texts,
  /** What everybody but managers accepts before they go on, and again when its version changes; null asks nothing. */
  textoRGPD: z
    .strictObject({
      version: z.string().min(1),
      texto: texts,
      /** Where the whole of it is: a path of this site or another address. */
      enlaceRGPD: z
        .string()
        .regex(/^(https:\/\/|\/(?!\/))/, 'a path such as /privacidad or an https: address'),
    })
    .nullable()
    .default(null),
  /** Settings of offer fields by type; a field not named is shown and not required. */
  camposOferta: z.strictObject({ practicas: offerFields, empleo: offerFields }),
  camposPersonales: z.record(z.string(), z.strictObject({ visible: z.boolean(), editable: z.boolean() })),
  opciones: z.strictObject({
    eventos: z.boolean(),
    guiasOrientacion: z.boolean(),
    ayuda: z.boolean(),
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
    cambioIdioma: z.boolean(),
  }),
  limites: z.strictObject({
    /** Internship hours a day and a week that the institution allows. */
    horasDia: z.number().positive().max(24),
    horasSemana: z.number().positive().max(168),
    /** Days that an offer stays open where the company names no date. */
    diasOferta: z.number().int().positive(),
  }),
});

/** What one institution is: everything that differs from one deployment to another (specification 1, §1). */
export const brand = fields.refine(({ idiomas, idiomaPorDefecto }) => idiomas.includes(idiomaPorDefecto), {
  path: ['idiomaPorDefecto'],
  error: 'one of idiomas',
});
export type Brand = z.infer<typeof brand>;
export type BrandOption = keyof Brand['opciones'];
