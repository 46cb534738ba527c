import type { FileLink } from '@portal/contract/files';
import type { Language } from '@portal/contract/languages';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { fill } from '../../texts/fill.ts';
import { newCode } from '../agreements/agreements.rules.ts';
import { sha256 } from '../agreements/check-file.ts';
import { verifyUrl } from '../agreements/generate.ts';
import { certificateTexts } from './certificate-texts.ts';
import { addCertificate, certificateIn, lockAttendee } from './certificates.queries.ts';
import { wordsOf } from './event-views.ts';
import type { Event } from './events.queries.ts';
import { givesCertificate } from './events.rules.ts';
import { type Attended, printEventCertificate } from './print-event-certificate.ts';

/**
 * The certificate of who attended an event, in a language, their own where none is given: the one that was issued before
 * while it still says what is so.
 */
export async function issueEventCertificate(
  ctx: Ctx<Session>,
  event: Event,
  accountId: number,
  wanted?: Language,
): Promise<FileLink> {
  const attendee = await lockAttendee(ctx.db, event.id, accountId);
  if (!attendee || !givesCertificate(event, attendee, ctx.now())) throw new Refusal('cannotChangeState');
  const idioma = wanted ?? attendee.idioma ?? ctx.brand.idiomaPorDefecto;
  const attended = attendedOf(ctx, event, { ...attendee, idioma });
  const huellaDatos = sha256(Buffer.from(JSON.stringify(attended)));
  const nombre = fill(certificateTexts[idioma].fileName, { dia: event.dia.replaceAll('-', '') }, idioma);
  const issued = await certificateIn(ctx.db, event.id, accountId, idioma);
  const same = issued?.huellaDatos === huellaDatos ? issued.fileId : null;
  return ctx.files.link(same ?? (await issueAnew()), nombre);

  async function issueAnew(): Promise<number> {
    const codigo = newCode();
    const emitido = ctx.now();
    const pdf = await printEventCertificate(attended, {
      brand: ctx.brand,
      language: idioma,
      code: codigo,
      verifyUrl: verifyUrl(ctx, idioma, codigo),
      createdAt: emitido,
      today: ctx.today(),
    });
    const saved = await ctx.files.save(ctx, nombre, 'pdf', pdf);
    const { titulo, dia, diaFin, horas } = attended;
    await addCertificate(ctx.db, {
      ...{ eventId: event.id, accountId, idioma, codigo, titulo, dia, diaFin, horas, huellaDatos },
      ...{ fileId: saved, sha256: sha256(pdf), emitido },
    });
    return saved;
  }
}

interface Attendee {
  readonly nombre: string;
  readonly apellidos: string;
  readonly dni: string | null;
  readonly idioma: Language;
}

const attendedOf = (
  { brand }: Pick<Ctx, 'brand'>,
  event: Event,
  { nombre, apellidos, dni, idioma }: Attendee,
): Attended => ({
  institucion: brand.nombre,
  alumno: `${nombre} ${apellidos}`,
  dni,
  titulo: wordsOf(event, { language: idioma, brand }).titulo,
  categoria: event.categoria,
  dia: event.dia,
  hora: event.hora,
  diaFin: event.diaFin,
  horaFin: event.horaFin,
  lugar: event.lugar,
  enLinea: event.enlace !== null,
  organizador: event.organizador,
  horas: event.horasCertificado,
});
