import type { CompanyDocumentState } from '@portal/contract/company-documents';
import { expiringDays } from '@portal/contract/company-documents';
import { addDays } from '@portal/contract/days';
import type { lockDocument } from './company-documents.queries.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof lockDocument>>>;

export const noneBefore = { anterior: null, fileAnteriorId: null } as const;

/** What is kept when a document takes the place of an accepted one: that is still the proof until it is accepted. */
export const keptOfAccepted = ({ estado, fileId, fecha, caduca, entregado, resuelto }: Stored) =>
  estado === 'aceptado' && fileId !== null
    ? {
        fileAnteriorId: fileId,
        anterior: {
          fecha,
          caduca,
          entregado: entregado?.toISOString() ?? null,
          resuelto: resuelto?.toISOString() ?? null,
        },
      }
    : {};

const momentOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** What a document goes back to when the one in the place of an accepted one is taken back. */
export const acceptedBefore = ({ anterior, fileAnteriorId }: Stored) =>
  anterior !== null && fileAnteriorId !== null
    ? {
        estado: 'aceptado' as const,
        motivo: null,
        fileId: fileAnteriorId,
        fecha: anterior.fecha,
        caduca: anterior.caduca,
        entregado: momentOf(anterior.entregado),
        resuelto: momentOf(anterior.resuelto),
        ...noneBefore,
      }
    : undefined;

/** Whether a company may hand a document in: not once it is accepted, until it is about to expire. */
export const mayHandIn = (
  { estado, caduca }: { estado: CompanyDocumentState; caduca: string | null },
  today: string,
): boolean => estado !== 'aceptado' || (caduca !== null && caduca <= addDays(today, expiringDays));

type Asked = Pick<Stored, 'tipo' | 'nombre' | 'descripcion' | 'fechaLimite'>;

/** Whether what a sending has asked for is what it asks for now, and of the same companies. */
export const isSameRequest = (
  stored: readonly (Asked & Pick<Stored, 'companyId'>)[],
  { companyIds, ...asked }: Asked & { companyIds: readonly number[] },
): boolean =>
  stored.length === companyIds.length &&
  stored.every(
    ({ companyId, tipo, nombre, descripcion, fechaLimite }) =>
      companyIds.includes(companyId) &&
      tipo === asked.tipo &&
      nombre === asked.nombre &&
      descripcion === asked.descripcion &&
      fechaLimite === asked.fechaLimite,
  );
