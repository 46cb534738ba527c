import type { Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';

/** Where managers are told by mail that somebody waits: nothing that says who. */
const desks = {
  studentWaits: { area: 'general', path: '/gestion?ver=estudiantes' },
  companyWaits: { area: 'empresas', path: '/gestion?ver=empresas' },
  contactWaits: { area: 'empresas', path: '/gestion?ver=empresas' },
  studyRequestWaits: { area: 'general', path: '/gestion?ver=estudios' },
  leaveWaits: { area: 'general', path: '/gestion/cuentas' },
} as const;

export interface Waiting {
  readonly tipo: keyof typeof desks;
  /** The company's name, where it is about one. */
  readonly datos: Record<string, string>;
}

/** Tells the managers of the area, in the institution's language, in the transaction that has somebody wait. */
export const tellManagers = ({ brand, jobs }: Ctx, db: Db, { tipo, datos }: Waiting): Promise<void> =>
  jobs.send(db, 'mailTo', {
    para: brand.correos[desks[tipo].area],
    idioma: brand.idiomaPorDefecto,
    tipo,
    datos,
    urlAcceso: desks[tipo].path,
  });
