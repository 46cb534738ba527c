import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Brand } from '@portal/contract/brand';
import type { Cv } from '@portal/contract/cv';
import type { OfferContent } from '@portal/contract/offers';
import { chosenStates } from '../applications/applications.rules.ts';
import { emptyCv, withoutHidden } from '../cv/cv.rules.ts';

/** The languages of a candidate, those that the offer asks for first. */
export function languagesFor(spoken: Cv['idiomas'], asked: OfferContent['idiomas']) {
  return spoken
    .map(({ idIdioma, idNivelIdioma }) => ({
      idIdioma,
      idNivelIdioma,
      pedido: asked.some((one) => one.idIdioma === idIdioma),
    }))
    .toSorted((a, b) => Number(b.pedido) - Number(a.pedido));
}

/** What is left of a CV once its owner has withdrawn: a name, so that the company knows who it was. */
const nameOnly = ({ personales: { nombre, apellidos } }: Cv): Cv => ({
  ...emptyCv,
  personales: { ...emptyCv.personales, nombre, apellidos },
});

/** What decides how much of an application its company reads. */
export interface Readable {
  readonly idEstado: ApplicationStateId;
  /** Whether the student has left the service. */
  readonly cerrada: boolean;
}

/**
 * A student who withdrew takes everything back but the name, and so does one who left the service without having been
 * chosen: what the company has decided on already needs no more (RGPD, art. 17.1.a).
 */
export const isReadable = ({ idEstado, cerrada }: Readable): boolean =>
  idEstado !== applicationStates.withdrawn && (!cerrada || chosenStates.includes(idEstado));

/**
 * A CV as the company reads it. The numbers of the identity document and of the social security are for
 * hiring, not for choosing: only for the selected (RGPD, art. 5.1.c). What the institution hides is left out of what
 * was sent before it did, too.
 */
export function cvForCompany(cv: Cv, application: Readable, brand: Pick<Brand, 'camposPersonales'>): Cv {
  if (!isReadable(application)) return nameOnly(cv);
  const shown = withoutHidden(cv, brand);
  if (application.idEstado === applicationStates.selected) return shown;
  return {
    ...shown,
    personales: { ...shown.personales, tipoIdentificacion: null, dni: null, numSegSocial: null },
  };
}
