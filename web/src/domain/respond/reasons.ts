import { applicationStates } from '@portal/contract/applications';
import type { Catalogue } from '@portal/contract/catalogue';
import { type OfferType, profileIds } from '@portal/contract/offer-fields';
import type { Option } from '../../ui/select-options.ts';

/** The reasons with which a student declines an offer of this type (specification 1, §4). */
export function reasonsToDecline(
  reasons: Catalogue['tiposMotivoCambioEstadoCandidatura'],
  tipo: OfferType,
): (Option & { value: number })[] {
  return reasons
    .filter(
      ({ idEstado, dePerfil, idPerfil }) =>
        idEstado === applicationStates.rejected &&
        dePerfil === 'Alumno' &&
        (idPerfil === null || idPerfil === profileIds[tipo]),
    )
    .map(({ idMotivo, descripcion }) => ({ value: idMotivo, label: descripcion }));
}
