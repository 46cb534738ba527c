import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Brand } from '@portal/contract/brand';
import type { Cv } from '@portal/contract/cv';
import { withoutHidden } from '../cv/cv.rules.ts';

type Study = Cv['academicos'][number];

const current = (study: Study): number => (study.actual ? 2 : 0) + (study.deLaUniversidad ? 1 : 0);

/** The studies by which a candidate is known in a list: those under way before those finished, ours before others'. */
export const mainStudy = (studies: readonly Study[]): Study | undefined =>
  studies.reduce<Study | undefined>(
    (best, study) => (best === undefined || current(study) > current(best) ? study : best),
    undefined,
  );

/** What is left of a CV once its owner has withdrawn: a name, so that the company knows who it was. */
const nameOnly = ({ personales }: Cv): Cv => ({
  personales: {
    nombre: personales.nombre,
    apellidos: personales.apellidos,
    dni: null,
    fechaNacimiento: null,
    email: '',
    telefono: null,
    idPais: null,
    idProvincia: null,
    localidad: null,
    nacionalidades: [],
    numSegSocial: null,
  },
  academicos: [],
  idiomas: [],
  profesional: [],
  programasInformaticos: [],
  intereses: [],
  competencias: [],
  interes: {
    carnesConducir: [],
    cochePropio: false,
    disponibilidadExtranjero: false,
    disponibilidadTraslado: false,
    trabajandoActualmente: false,
  },
  tienePermisoTrabajo: false,
  busquedaPracticasActiva: false,
  busquedaTrabajoActiva: false,
  presentacion: null,
});

/** Whoever withdrew takes everything back but the name. */
export const isReadable = (idEstado: ApplicationStateId): boolean => idEstado !== applicationStates.withdrawn;

/**
 * A CV as the company reads it. The numbers of the identity document and of the social security are for
 * hiring, not for choosing: only for the selected (RGPD, art. 5.1.c). What the institution hides is left out of what
 * was sent before it did, too.
 */
export function cvForCompany(
  cv: Cv,
  idEstado: ApplicationStateId,
  brand: Pick<Brand, 'camposPersonales'>,
): Cv {
  if (!isReadable(idEstado)) return nameOnly(cv);
  const shown = withoutHidden(cv, brand);
  if (idEstado === applicationStates.selected) return shown;
  return { ...shown, personales: { ...shown.personales, dni: null, numSegSocial: null } };
}
