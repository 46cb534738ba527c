import type { Interview, InterviewState } from '@portal/contract/interviews';
import type { Language } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import { inLanguage } from '@portal/contract/screens';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import { ca } from '../../texts/ca/interviews.ts';
import { en } from '../../texts/en/interviews.ts';
import { es } from '../../texts/es/interviews.ts';
import { fill } from '../../texts/fill.ts';
import { calendarFile } from './calendar.rules.ts';
import {
  findInterview,
  type InterviewOffer,
  type InterviewRow,
  interviewOffer,
  latestInterview,
} from './interviews.queries.ts';

const texts = { es, ca, en };

type Place = Pick<Services, 'brand' | 'publicUrl'>;

interface Reader {
  role: Role;
  language: Language;
}

/** The calendar file of an interview for one of the two; null while no time was ever chosen. */
function calendarOf(
  { brand, publicUrl }: Place,
  interview: InterviewRow,
  { titulo, urlOferta, nombre }: InterviewOffer,
  { role, language }: Reader,
): string | null {
  const { inicio, applicationId } = interview;
  if (inicio === null) return null;
  const isCompany = role === 'Empresa';
  const page = isCompany ? `/ver-cv/${applicationId}` : `/mis-candidaturas/${urlOferta}`;
  const { summary, summaryOf } = texts[language];
  return calendarFile({
    uid: `${interview.uid}@${new URL(publicUrl).hostname}`,
    secuencia: interview.secuencia,
    modificada: interview.modificada,
    inicio,
    duracion: interview.duracion,
    titulo: isCompany ? fill(summaryOf, { nombre, titulo }, language) : fill(summary, { titulo }, language),
    lugar: interview.lugar,
    enlace: interview.enlace,
    descripcion: [interview.enlace, interview.nota, `${publicUrl}${inLanguage(page, language)}`]
      .filter(Boolean)
      .join('\n\n'),
    organizador: { nombre: brand.nombre, correo: brand.correos.general },
    cancelada: interview.estado !== 'elegida',
  });
}

export interface MailedCalendar {
  metodo: 'PUBLISH' | 'CANCEL';
  texto: string;
}

/** What goes along with a mail about an interview, as it stands when the mail is sent. */
export async function mailedCalendar(
  db: Db,
  place: Place,
  id: number,
  reader: Reader,
): Promise<{ estado: InterviewState; calendario?: MailedCalendar } | undefined> {
  const interview = await findInterview(db, id);
  const offer = interview && (await interviewOffer(db, interview.applicationId));
  if (!interview || !offer) return undefined;
  const { estado } = interview;
  const texto = calendarOf(place, interview, offer, reader);
  return texto === null
    ? { estado }
    : { estado, calendario: { metodo: estado === 'elegida' ? 'PUBLISH' : 'CANCEL', texto } };
}

/** An interview as one of the two reads it. */
export async function shownInterview(
  ctx: Place & { db: Db },
  row: InterviewRow,
  reader: Reader,
): Promise<Interview> {
  const { id, version, estado, horas, duracion, lugar, enlace, nota, mensaje } = row;
  const isAgreed = estado === 'elegida';
  const offer = isAgreed ? await interviewOffer(ctx.db, row.applicationId) : undefined;
  return {
    id,
    version,
    estado,
    horas,
    ultimaHora: horas.at(-1) ?? row.modificada.toISOString(),
    inicio: isAgreed ? (row.inicio?.toISOString() ?? null) : null,
    duracion,
    lugar,
    enlace,
    nota,
    mensaje,
    calendario: offer ? calendarOf(ctx, row, offer, reader) : null,
  };
}

/** The latest interview of an application; null where none was ever proposed. */
export async function interviewOf(
  ctx: Place & { db: Db },
  applicationId: number,
  reader: Reader,
): Promise<Interview | null> {
  const row = await latestInterview(ctx.db, applicationId);
  return row ? shownInterview(ctx, row, reader) : null;
}
