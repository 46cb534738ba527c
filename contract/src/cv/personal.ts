import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../envelope.ts';
import {
  day,
  email,
  iban,
  identityNumber,
  identityProblem,
  isOfItsKind,
  phone,
  shortText,
  surnames,
} from '../fields.ts';
import { fileBodyLimit, photoExtension } from '../files.ts';
import { identityKinds, isSocialSecurityNumber } from '../identifiers.ts';
import { fieldError } from '../validation.ts';
import { genders } from './cv.ts';
import { ids, part, version } from './part.ts';

const socialSecurityNumber = z
  .string()
  .trim()
  .min(1, { error: fieldError('required'), abort: true })
  .refine(isSocialSecurityNumber, fieldError('nuss'));

const postcode = z
  .string()
  .trim()
  .max(12, fieldError('max', { max: 12 }));

export const editPersonalData = endpoint({
  ...part,
  path: '/api/Alumno/editDatosPersonales',
  summary: 'Changes the personal data that the student may change; what is not sent stays as it is.',
  // Not sent are those that the institution hides or keeps for itself: what is in them must not stop the rest.
  body: z
    .object({
      telefono: phone.nullable(),
      tipoIdentificacion: z.enum(identityKinds, fieldError('chooseOne')),
      dni: identityNumber.nullable(),
      numSegSocial: socialSecurityNumber.nullable(),
      idPais: id.nullable(),
      idProvincia: id.nullable(),
      localidad: shortText.nullable(),
      nacionalidades: ids.min(1, fieldError('required')),
      nombre: shortText,
      apellidos: surnames,
      fechaNacimiento: day.nullable(),
      genero: z.enum(genders, fieldError('chooseOne')).nullable(),
      idPaisNacimiento: id.nullable(),
      localidadNacimiento: shortText.nullable(),
      telefono2: phone.nullable(),
      direccion: shortText.nullable(),
      codigoPostal: postcode.nullable(),
      direccionCurso: shortText.nullable(),
      codigoPostalCurso: postcode.nullable(),
      idPaisCurso: id.nullable(),
      idProvinciaCurso: id.nullable(),
      localidadCurso: shortText.nullable(),
      iban: iban.nullable(),
      /** Saying it is the consent to keep it; null takes both back. */
      discapacidad: z.boolean().nullable(),
      boletin: z.boolean(),
      comunicaciones: z.boolean(),
      idIdiomaComunicaciones: id.nullable(),
      version,
    })
    .partial()
    .refine(isOfItsKind, identityProblem),
  fieldStatus: {
    dni: 'identityDocumentInvalid',
    telefono: 'phoneInvalid',
    telefono2: 'phoneInvalid',
    numSegSocial: 'socialSecurityNumberInvalid',
    iban: 'ibanInvalid',
  },
  refusals: [
    'identityDocumentInvalid',
    'phoneInvalid',
    'socialSecurityNumberInvalid',
    'ibanInvalid',
    'idRegistered',
    'cannotChangeState',
  ],
});

export const editEmailData = endpoint({
  ...part,
  path: '/api/Alumno/editDatosEmail',
  summary:
    'Sets the personal e-mail, to which a link is sent that confirms it, and which e-mail the portal writes to.',
  body: z.object({
    emailPersonal: email.nullable(),
    comunicacionesEnEmailEstudiante: z.boolean(),
    /** Asks for another link: the one before is over. */
    otroEnlace: z.boolean().default(false),
    version,
  }),
  fieldStatus: { emailPersonal: 'emailInvalid' },
  // 90: too many links asked for.
  refusals: ['emailInvalid', 'cannotChangeState', 'userBlocked'],
});

export const editProfilePicture = endpoint({
  method: 'POST',
  path: '/api/Alumno/editImagenPerfil',
  access: ['Alumno'],
  summary:
    'Sets the photo, at most 1000 px wide and high (526), kept without what a camera writes into it; null takes it away.',
  body: z.object({
    extension: photoExtension,
    /** Base64, without the prefix of a data URL (specification 2, §5). */
    ficheroB64: z.string().min(1, fieldError('required')).nullable(),
  }),
  fieldStatus: { extension: 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: z.object({ urlImagenPerfil: z.string().nullable() }),
  refusals: ['fileTypeNotAllowed', 'photoOverLimit'],
  notice: 'infoUpdated',
});

export const personalCalls = { editPersonalData, editEmailData, editProfilePicture };
