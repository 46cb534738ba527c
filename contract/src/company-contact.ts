import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { phone, shortText } from './fields.ts';

/** Who speaks for a company: the profile of the contact who is logged in. */

export const getOwnContact = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameDatosContactoEmpresa',
  access: ['Empresa'],
  summary: 'The data of the contact, as they are in the company of the session.',
  answer: z.object({
    nombre: z.string(),
    apellidos: z.string(),
    email: z.string(),
    puesto: z.string().nullable(),
    telefono1: z.string().nullable(),
  }),
  refusals: [],
});

export const editOwnContact = endpoint({
  method: 'POST',
  path: '/api/Empresa/editaContactoEmpresa',
  access: ['Empresa'],
  summary: "Changes the contact's name, and its position and phone in the company of the session.",
  body: z.object({ nombre: shortText, apellidos: shortText, puesto: shortText, telefono1: phone }),
  fieldStatus: { telefono1: 'phoneInvalid' },
  answer: nothing,
  refusals: ['phoneInvalid'],
  notice: 'infoUpdated',
});

export const calls = { getOwnContact, editOwnContact };

export { screens } from './screens/company-contact.ts';
