import type { ListedCompany } from '@portal/contract/companies';
import { spreadsheet } from '../../files/spreadsheet.ts';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession, Sessions } from '../../http/session.ts';
import { type Event, notify } from '../../notify/notify.ts';
import { ca } from '../../texts/ca/companies.ts';
import { en } from '../../texts/en/companies.ts';
import { es } from '../../texts/es/companies.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { block, invite } from '../company-contacts/access.ts';
import { contactsOf } from '../company-contacts/company-contacts.queries.ts';
import { reversibleMerges } from '../company-merges/company-merges.queries.ts';
import { endCompanySessions } from '../session/company-sessions.queries.ts';
import { lockCompany } from '../validations/company-validations.queries.ts';
import { findCompanies, findCompany, setBlocked } from './companies.queries.ts';
import { managedContactsOf } from './company-contacts-of.queries.ts';
import { changeNote, findNote, insertNote, notesOf } from './notes.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

const texts = { es, ca, en };
/** More than any institution has: the file is made at once. */
const mostExported = 100_000;

export const companiesRoutes = (sessions: Sessions) => {
  /**
   * The company, locked, in a state. Throws companyProblem (24) if it does not exist, noSuchMove (14) in another one.
   */
  const locked = async ({ db }: ManagerCtx, idEmpresa: number, estado: 'validada' | 'bloqueada') => {
    const company = await lockCompany(db, idEmpresa);
    if (!company) throw new Refusal('companyProblem');
    if (company.estado !== estado) throw new Refusal('noSuchMove');
    return company;
  };

  /** Tells the accounts that speak for a company, which cannot all log in just now. */
  const tellContacts = async (ctx: ManagerCtx, idEmpresa: number, event: Event) => {
    const contacts = await contactsOf(ctx.db, idEmpresa);
    const accountIds = contacts.flatMap(({ acceso, accountId }) =>
      acceso === 'activo' && accountId !== null ? [accountId] : [],
    );
    await notify(ctx, accountIds, event);
  };

  const endSessions = async ({ db }: ManagerCtx, idEmpresa: number) => {
    for (const id of await endCompanySessions(db, idEmpresa)) sessions.forget(id);
  };

  /** A contact of a company that is in, which nobody else changes meanwhile. Throws noSuchMove (14). */
  const lockedContact = async (ctx: ManagerCtx, idEmpresa: number, idContacto: number) => {
    const company = await lockCompany(ctx.db, idEmpresa);
    const contacts = company?.estado === 'validada' ? await contactsOf(ctx.db, idEmpresa) : [];
    const contact = contacts.find(({ id }) => id === idContacto);
    if (!company || !contact) throw new Refusal('noSuchMove');
    return { contact, empresa: company.said.nombreComercial };
  };

  const liveNote = async ({ db }: ManagerCtx, id: number) => {
    const note = await findNote(db, id);
    if (!note) throw new Refusal('actionNotAllowed');
    return note;
  };

  return routes({
    listManagedCompanies: ({ query: { pagina, porPagina, orden, ...filters } }, { db, today }) => {
      const page = { limit: porPagina, offset: (pagina - 1) * porPagina, today: today() };
      return findCompanies(db, filters, orden, page);
    },

    async exportManagedCompanies({ body: { formato, orden, ...filters } }, ctx) {
      const words = texts[ctx.language];
      const { empresas } = await findCompanies(ctx.db, filters, orden, {
        limit: mostExported,
        offset: 0,
        today: ctx.today(),
      });
      await recordAct(ctx, 'portal', 'empresas', 'exportada');
      const bytes = await spreadsheet(formato, words.columns, rowsOf(empresas, ctx));
      const nombre = `${words.fileName}-${ctx.today()}.${formato}`;
      return ctx.files.link(await ctx.files.saveMade(ctx, nombre, formato, bytes), nombre);
    },

    async getManagedCompany({ params }, { db, now }) {
      const found = await findCompany(db, params.id);
      if (!found) throw new Refusal('companyProblem');
      const { estado, ...company } = found;
      return {
        ...company,
        estado: estado === 'fusionada' ? null : estado,
        fusiones: await reversibleMerges(db, params.id, now()),
      };
    },

    async blockCompany({ body: { idEmpresa, motivo } }, ctx) {
      const { said } = await locked(ctx, idEmpresa, 'validada');
      await setBlocked(ctx.db, idEmpresa, motivo);
      await recordAct(ctx, 'empresa', idEmpresa, 'bloqueada');
      const datos = { empresa: said.nombreComercial, motivo };
      await tellContacts(ctx, idEmpresa, { tipo: 'companyBlocked', datos, urlAcceso: null });
      await endSessions(ctx, idEmpresa);
      return null;
    },

    async unblockCompany({ body: { idEmpresa } }, ctx) {
      const { said } = await locked(ctx, idEmpresa, 'bloqueada');
      await setBlocked(ctx.db, idEmpresa, null);
      await recordAct(ctx, 'empresa', idEmpresa, 'desbloqueada');
      const datos = { empresa: said.nombreComercial };
      await tellContacts(ctx, idEmpresa, { tipo: 'companyUnblocked', datos, urlAcceso: null });
      return null;
    },

    listContactsOfCompany: ({ params }, { db }) => managedContactsOf(db, params.id),

    async blockContact({ body: { idEmpresa, idContacto } }, ctx) {
      const { contact } = await lockedContact(ctx, idEmpresa, idContacto);
      if (contact.acceso !== 'activo' && contact.acceso !== 'invitado') throw new Refusal('noSuchMove');
      await block(ctx, contact, 'gestor');
      await recordAct(ctx, 'empresa', idEmpresa, 'contactoBloqueado');
      return null;
    },

    async inviteContact({ body: { idEmpresa, idContacto } }, ctx) {
      const { contact, empresa } = await lockedContact(ctx, idEmpresa, idContacto);
      const inviter = { ...ctx, session: { ...ctx.session, companyId: idEmpresa } };
      const { accountId } = contact;
      // It has access: what it lacks is the password.
      if (contact.acceso === 'activo' && accountId !== null)
        await ctx.jobs.send(ctx.db, 'accountLink', { accountId });
      else await invite(inviter, contact, empresa);
      await recordAct(ctx, 'empresa', idEmpresa, 'contactoInvitado');
      return null;
    },

    listCompanyNotes: ({ params }, { db }) => notesOf(db, params.id),

    async addCompanyNote({ body: { idEmpresa, texto, claveEnvio } }, { db, session, now }) {
      if (!(await findCompany(db, idEmpresa))) throw new Refusal('companyProblem');
      const note = { companyId: idEmpresa, autorId: session.accountId, claveEnvio, texto, creada: now() };
      const kept = await insertNote(db, note);
      // One that was changed since is the same note all the same.
      if (kept.companyId !== idEmpresa || (kept.version === 1 && kept.texto !== texto))
        throw new Refusal('cannotChangeState');
      return { id: kept.id };
    },

    async editCompanyNote({ body: { id, texto, version } }, ctx) {
      const note = await liveNote(ctx, id);
      // Sent twice, the second one finds what the first has written.
      if (note.texto === texto && note.version === version + 1) return null;
      if (note.eliminada !== null || note.version !== version) throw new Refusal('cannotChangeState');
      await changeNote(ctx.db, id, { texto, version: version + 1, modificada: ctx.now() });
      return null;
    },

    async deleteCompanyNote({ body: { id } }, ctx) {
      const note = await liveNote(ctx, id);
      if (note.eliminada === null) await changeNote(ctx.db, id, { eliminada: ctx.now() });
      return null;
    },

    async restoreCompanyNote({ body: { id } }, ctx) {
      await liveNote(ctx, id);
      await changeNote(ctx.db, id, { eliminada: null });
      return null;
    },
  });
};

function rowsOf(companies: readonly ListedCompany[], { language }: ManagerCtx) {
  const words = texts[language];
  const { tiposEmpresa, sectoresActividad, provincias } = catalogueIn(language);
  const kinds = new Map(tiposEmpresa.map(({ idTipoEmpresa, descripcion }) => [idTipoEmpresa, descripcion]));
  const sectors = new Map(sectoresActividad.map(({ idSector, descripcion }) => [idSector, descripcion]));
  const provinces = new Map(provincias.map(({ idProvincia, descripcion }) => [idProvincia, descripcion]));
  return companies.map((company) => [
    company.nombreComercial,
    company.nombreFiscal,
    company.cif,
    words.states[company.estado],
    kinds.get(company.idTipoEmpresa ?? 0) ?? '',
    sectors.get(company.idSector ?? 0) ?? '',
    provinces.get(company.idProvincia ?? 0) ?? company.provincia ?? '',
    company.localidad ?? '',
    company.numConAcceso,
    company.numOfertasAbiertas,
    company.ultimaActividad?.slice(0, 10) ?? '',
  ]);
}
