import type { IncorporationData } from '@portal/contract/incorporation-forms';
import type { WholePlacement } from '@portal/contract/placements';
import type { Ctx } from '../../http/context.ts';
import type { Placement } from './placements.queries.ts';
import { type DocumentReader, mayRead } from './placements.rules.ts';
import { restOf, type StoredDocument } from './whole-placement.queries.ts';

type Viewing = Pick<Ctx, 'db' | 'files' | 'today'>;

/** A placement as this reader sees it: managers, who have no name here, see all documents. */
export async function wholeOf(
  { db, files, today }: Viewing,
  placement: Placement,
  reader?: DocumentReader,
): Promise<WholePlacement> {
  const { versiones, documentos, historial, ...rest } = await restOf(db, placement.id, today());
  const { finPor, finMotivo, finDesde } = placement;
  const linked = ({ fileId, nombreFichero, ...document }: StoredDocument) => ({
    ...document,
    documento: fileId === null || nombreFichero === null ? null : files.link(fileId, nombreFichero),
  });
  return {
    idPractica: placement.id,
    numero: placement.numero,
    estado: placement.estado,
    tipoPractica: placement.tipoPractica,
    titulo: placement.titulo,
    titulacion: placement.titulacion,
    fechaInicio: placement.fechaInicio,
    fechaFin: placement.fechaFin,
    horasTotales: placement.horasTotales,
    horasHechas: placement.horasHechas,
    faltan: placement.faltan,
    version: placement.version,
    datos: dataFor(placement.datos, reader),
    ...rest,
    versiones: versiones.map(({ fileId, nombreFichero, firmas, ...version }) => ({
      ...version,
      anexo: files.link(fileId, nombreFichero),
      firmas: firmas.map(({ fileId: signed, nombreFichero: name, ...firma }) => ({
        ...firma,
        fichero: signed === null || name === null ? null : files.link(signed, name),
      })),
    })),
    documentos: documentos
      .filter((document) => reader === undefined || mayRead(reader, document))
      .map(linked),
    historial,
    fin:
      finPor === null || finMotivo === null || finDesde === null
        ? null
        : { por: finPor, motivo: finMotivo, desde: finDesde },
    informes: {
      tutorEmpresa: placement.informeTutor?.toISOString() ?? null,
      alumno: placement.informeAlumno?.toISOString() ?? null,
      // Its readers are those of the mark's comment (placement-reports).
      calificacion: reader === 'empresa' ? null : placement.calificacion,
    },
  };
}

/**
 * What a reader needs of the form: who signs for the company, whom to call there and its order are for the company and
 * managers.
 */
function dataFor(datos: IncorporationData, reader: DocumentReader | undefined): WholePlacement['datos'] {
  if (reader === undefined || reader === 'empresa') return datos;
  const { contacto: _, firmanteConvenio: __, firmanteAnexo: ___, ...shown } = datos;
  const { dni: ____, ...tutor } = shown.tutor;
  return {
    ...shown,
    tutor,
    condiciones: { ...shown.condiciones, requierePedido: false, numeroPedido: null },
  };
}
