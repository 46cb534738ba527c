import { contactTypes as is } from '@portal/contract/company-contacts';
import { type Named, text } from './text.ts';

interface ContactType extends Named {
  readonly idTipoContacto: number;
}

export const contactTypes: readonly ContactType[] = [
  { idTipoContacto: is.agreements, texts: text('Convenios', 'Convenis', 'Agreements') },
  { idTipoContacto: is.billing, texts: text('Facturación', 'Facturació', 'Billing') },
  { idTipoContacto: is.offers, texts: text('Ofertas', 'Ofertes', 'Offers') },
  { idTipoContacto: is.tutor, texts: text('Tutor de empresa', 'Tutor d’empresa', 'Company tutor') },
  { idTipoContacto: is.signatory, texts: text('Firmante', 'Signant', 'Signatory') },
  { idTipoContacto: is.forum, texts: text('Foro de empleo', 'Fòrum d’ocupació', 'Employment forum') },
];
