import { type IncorporationDraft, sectionNames } from '@portal/contract/incorporation-forms';
import { type OfferContent, offerContent } from '@portal/contract/offers';
import { z } from 'zod';

/** One draft over another, field by field: what `over` says counts, and what it leaves out stays. */
export function mergedDrafts(under: IncorporationDraft, over: IncorporationDraft): IncorporationDraft {
  return Object.fromEntries(
    sectionNames.map((section) => [section, { ...under[section], ...over[section] }]),
  );
}

const { shape } = offerContent;

/** A form takes what an offer does not, such as a long timetable: the offer then says nothing of it. */
const known = z.object({
  fechaInicio: shape.fechaInicio.catch(null),
  fechaFin: shape.fechaFin.catch(null),
  horario: shape.horario.catch(null),
  numeroDiasSemana: shape.numeroDiasSemana.catch(null),
  horasAldia: shape.horasAldia.catch(null),
  horasSemana: shape.horasSemana.catch(null),
  ayudaEstudio: shape.ayudaEstudio.catch(null),
  descripcion: shape.descripcion.catch(null),
  tareasAdesarrollar: shape.tareasAdesarrollar.catch(null),
  idPais: shape.idPais.catch(null),
  idProvincia: shape.idProvincia.catch(null),
  localidad: shape.localidad.catch(null),
});

/** What its offer says of an internship that was agreed without one. */
export function agreedContent(
  titulo: string,
  { horario, condiciones, actividad, lugar }: IncorporationDraft,
): OfferContent {
  return {
    ...offerContent.parse({ tipo: 'practicas', titulo, plazas: 1 }),
    ...known.parse({
      ...horario,
      ...lugar,
      ayudaEstudio: condiciones?.remunerada ? condiciones.ayudaEstudio : null,
      descripcion: actividad?.descripcionActividad,
      tareasAdesarrollar: actividad?.tareas,
    }),
  };
}
