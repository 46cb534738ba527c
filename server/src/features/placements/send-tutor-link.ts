import { dayIn } from '@portal/contract/days';
import { tutorLinkDays } from '@portal/contract/placements';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import { hashOfSecret, newSecret } from '../../http/link-secret.ts';
import type { EventKind } from '../../notify/event-kinds.ts';
import type { Tutor } from './academic-tutors.queries.ts';
import type { Placement } from './placements.queries.ts';
import { addLink, linksSince } from './tutor-links.queries.ts';

/** Links that a tutor is sent within a day: whoever asks for more has one. */
const mostADay = 10;

type Sending = Pick<Services, 'brand' | 'jobs' | 'now'> & { readonly db: Db };

type Of =
  | { companyId: number; email: string; academicTutorId: null }
  | { companyId: null; email: null; academicTutorId: number };

/** What the mail of a link says: the link's own words, where nothing else is to be told. */
export interface LinkNews {
  readonly tipo: EventKind;
  readonly datos: Readonly<Record<string, string | number | null>>;
}
const plain: LinkNews = { tipo: 'tutorLink', datos: {} };

async function send({ brand, db, jobs, now }: Sending, of: Of, para: string, news: LinkNews): Promise<void> {
  const creado = now();
  // What there is to tell is never dropped: only links that are asked for by themselves are counted.
  const isAskedFor = news === plain;
  if (isAskedFor && (await linksSince(db, new Date(creado.getTime() - 86_400_000), of)) >= mostADay) return;
  const token = newSecret();
  const caduca = new Date(creado.getTime() + tutorLinkDays * 86_400_000);
  await addLink(db, {
    ...of,
    tipo: of.academicTutorId === null ? 'empresa' : 'academico',
    secretoHash: hashOfSecret(token),
    creado,
    caduca,
  });
  await jobs.send(db, 'mailTo', {
    para,
    idioma: brand.idiomaPorDefecto,
    tipo: news.tipo,
    datos: { ...news.datos, dia: dayIn(brand.zonaHoraria, caduca) },
    urlAcceso: `/tutoria#${token}`,
  });
}

/** Sends the host tutor of a placement a link to those of the company that are theirs. */
export const sendHostLink = (
  sending: Sending,
  { companyId, emailTutorEmpresa, datos }: Pick<Placement, 'companyId' | 'emailTutorEmpresa' | 'datos'>,
  news = plain,
): Promise<void> =>
  send(sending, { companyId, email: emailTutorEmpresa, academicTutorId: null }, datos.tutor.email, news);

/** Sends an academic tutor a link to their placements. */
export const sendAcademicLink = (
  sending: Sending,
  { id, email }: Pick<Tutor, 'id' | 'email'>,
  news = plain,
): Promise<void> => send(sending, { companyId: null, email: null, academicTutorId: id }, email, news);
