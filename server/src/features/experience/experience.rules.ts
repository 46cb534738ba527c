import type { ExperienceBody } from '@portal/contract/experience';
import { unknownIds } from '../cv/cv.rules.ts';

/** What an experience may say. */

/** The fields whose number no list of the catalogue has. */
export const unknownOfExperience = ({ idSector, idAreaFuncional, idTipoContrato }: ExperienceBody) =>
  unknownIds({
    idSector: ['sector', idSector],
    idAreaFuncional: ['functionalArea', idAreaFuncional],
    idTipoContrato: ['contractType', idTipoContrato],
  });

/** An experience as it is kept, but for its attachment: a subtype belongs to a type, and an empty text is none. */
export function experienceToKeep({ adjunto: _, ...body }: ExperienceBody) {
  return {
    ...body,
    subtipoContrato: body.idTipoContrato === null ? null : body.subtipoContrato,
    descripcion: body.descripcion || null,
  };
}
