import type { Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';

/** Where managers are told by mail that somebody waits: nothing that says who. */
const desks = {
  studentWaits: { area: 'general', path: '/gestion?ver=estudiantes' },
  companyWaits: { area: 'empresas', path: '/gestion?ver=empresas' },
  contactWaits: { area: 'empresas', path: '/gestion?ver=empresas' },
  studyRequestWaits: { area: 'general', path: '/gestion?ver=estudios' },
  leaveWaits: { area: 'general', path: '/gestion/cuentas' },
  companyDocumentHandedIn: { area: 'empresas', path: '/gestion/documentos-empresas' },
  agreementWaits: { area: 'empresas', path: '/gestion/convenios' },
  agreementsExpire: { area: 'empresas', path: '/gestion/convenios?caducaPronto=true' },
  incorporationFormWaits: { area: 'general', path: '/gestion/incorporaciones' },
  changeRequestWaits: { area: 'general', path: '/gestion/cambios-practicas' },
  placementDocumentHandedIn: { area: 'general', path: '/gestion/practicas' },
  placementRenounced: { area: 'general', path: '/gestion/practicas' },
  placementStartWaits: { area: 'general', path: '/gestion/practicas?conAlertas=true' },
  proposalWaits: { area: 'practicas', path: '/gestion/propuestas-practicas' },
  educationPlacementWaits: { area: 'general', path: '/gestion/solicitudes-educacion' },
  minorsCertificateWaits: { area: 'general', path: '/gestion/certificados-menores' },
  documentHandedIn: { area: 'general', path: '/gestion/estudiantes' },
} as const;

export interface Waiting {
  readonly tipo: keyof typeof desks;
  /** The company's name, where it is about one. */
  readonly datos: Record<string, string>;
  /** The one of the list that it is about, where it has a page of its own. */
  readonly id?: number;
}

/** Tells the managers of the area, in the institution's language, in the transaction that has somebody wait. */
export const tellManagers = (
  { brand, jobs }: Pick<Ctx, 'brand' | 'jobs'>,
  db: Db,
  { tipo, datos, id }: Waiting,
): Promise<void> =>
  jobs.send(db, 'mailTo', {
    para: brand.correos[desks[tipo].area],
    idioma: brand.idiomaPorDefecto,
    tipo,
    datos,
    urlAcceso: id === undefined ? desks[tipo].path : `${desks[tipo].path}/${id}`,
  });
