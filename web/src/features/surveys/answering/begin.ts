import {
  type SurveyAccess as Access,
  beginSurveyAnonymously,
  beginSurveyAsUser,
} from '@portal/contract/surveys';
import { CallError } from '../../../lib/api/call-error.ts';
import { send } from '../../../lib/api/client.ts';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { begun, type KeptAnswer, keepAnswer, keptAnswer } from './kept-answer.ts';

interface Way {
  readonly id: string;
  readonly name: string;
  readonly enlace: string | null;
  readonly querystringValue: string;
}

/** Whose a named answer is: of the link, or of the account. */
const whoseNamed = (enlace: string | null): string => enlace ?? currentSession()?.account ?? '';

/** Keeps in this tab what somebody answers with, over what they had not saved in it. */
export function keepBegun({ name, enlace }: Way, acceso: Access): KeptAnswer {
  const whose = acceso.codigo ?? whoseNamed(enlace);
  const kept = begun(acceso, { whose, language: currentLanguage() }, keptAnswer(name));
  keepAnswer(name, kept);
  return kept;
}

/** Begins or goes on as who is logged in, or whose link it is. */
export async function beginNamed(way: Way): Promise<KeptAnswer | null> {
  const { acceso } = await send(beginSurveyAsUser, {
    params: { id: Number(way.id) },
    body: { querystringValue: way.querystringValue },
  });
  return acceso === null ? null : keepBegun(way, acceso);
}

/** Begins an anonymous answer, or goes on with the one of a code. */
export async function beginAnonymous(way: Way, codigo: string | null): Promise<KeptAnswer> {
  const params = { id: Number(way.id) };
  try {
    return keepBegun(way, await send(beginSurveyAnonymously, { params, body: { codigo } }));
  } catch (error) {
    // Of one that was begun in this tab nothing may be saved yet: the code is the reader's all the same.
    const own = keptAnswer(way.name);
    const isOwn = codigo !== null && own?.acceso.codigo === codigo;
    if (!(error instanceof CallError) || error.name !== 'linkExpiredOrUsed' || !isOwn) throw error;
    const acceso = await send(beginSurveyAnonymously, { params, body: {} });
    return keepBegun(way, { ...acceso, codigo });
  }
}
