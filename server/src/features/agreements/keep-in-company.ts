import type { AgreementDraft, AgreementRequest, Signatory } from '@portal/contract/agreements';
import type { KeptVerification } from '@portal/contract/company-verification';
import type { Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';
import type { CompanySession } from '../../http/session.ts';
import {
  deleteChange,
  lockVerification,
  readVerification,
  saveChange,
  saveVerified,
} from '../company-verification/company-verification.queries.ts';
import { changesIn, fromAgreement } from '../company-verification/company-verification.rules.ts';
import { saveDataText } from './parties.queries.ts';

/**
 * Keeps the data-processing text of a request in the data of its company, and has a signatory who is not the verified
 * one wait for a manager.
 */
export async function keepInCompany(ctx: Ctx<CompanySession>, request: AgreementRequest): Promise<void> {
  const { companyId } = ctx.session;
  if (request.informacionTratamientoDeDatos)
    await saveDataText(ctx.db, companyId, request.informacionTratamientoDeDatos);
  const found = await readVerification(ctx.db, companyId);
  if (!found) return;
  const { verified, change } = found;
  const waiting = change?.estado === 'pendiente' ? change.datos : undefined;
  const asked = fromAgreement(verified, waiting, signatoryOf(request.datosFirmante));
  if (asked) await saveChange(ctx.db, companyId, { datos: asked, fecha: ctx.now() });
}

type SomeSignatory = { readonly [Field in keyof Signatory]?: string | null | undefined };

const signatoryOf = ({ nombre, apellidos, dni, cargo, email, telefono }: SomeSignatory) => ({
  firmanteNombre: nombre ?? null,
  firmanteApellidos: apellidos ?? null,
  firmanteDni: dni ?? null,
  firmanteCargo: cargo ?? null,
  firmanteEmail: email || null,
  firmanteTelefono: telefono || null,
});

/** A manager who formalises a company's agreement accepts its signatory, where the company has none yet. */
export async function acceptSignatory(db: Db, companyId: number, datos: AgreementDraft): Promise<void> {
  const found = await lockVerification(db, companyId);
  if (found?.verified.firmanteNombre !== null || found.change?.estado !== 'pendiente') return;
  const accepted: KeptVerification = { ...found.verified, ...signatoryOf(datos.datosFirmante ?? {}) };
  await saveVerified(db, companyId, accepted);
  if (changesIn(accepted, found.change.datos).length === 0) await deleteChange(db, companyId);
}
