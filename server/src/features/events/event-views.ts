import type { EventCard, PublicEvent } from '@portal/contract/events';
import type { Ctx } from '../../http/context.ts';
import { textFor } from '../communications/communications.rules.ts';
import { calendarFile } from '../interviews/calendar.rules.ts';
import { type Event, picturesOf } from './events.queries.ts';
import { timeOf } from './events.rules.ts';

type Viewing = Pick<Ctx, 'db' | 'files' | 'language' | 'brand' | 'now' | 'publicUrl'>;

/** The name of a picture, which nobody gave it. */
const pictureName = 'imagen';

/** The title and the lead in the reader’s language, else in the institution’s. */
export function wordsOf(
  { textos, entradillas }: Pick<Event, 'textos' | 'entradillas'>,
  { language, brand }: Pick<Ctx, 'language' | 'brand'>,
) {
  const text = textFor(textos, language, brand) ?? {
    titulo: '',
    descripcion: '',
    idioma: brand.idiomaPorDefecto,
  };
  return { ...text, entradilla: entradillas[text.idioma] ?? '' };
}

/** An event as a list shows it. */
export function cardOf(
  ctx: Pick<Viewing, 'files' | 'language' | 'brand' | 'now'>,
  event: Event,
  imagenId: number | null,
  inscripcion: EventCard['inscripcion'],
): EventCard {
  const { titulo, entradilla, idioma } = wordsOf(event, ctx);
  return {
    idEvento: event.id,
    urlEvento: event.urlEvento,
    titulo,
    entradilla,
    idioma,
    fecha: event.inicio.toISOString(),
    fechaFin: event.fin.toISOString(),
    categoria: { slug: event.categoria },
    lugar: event.lugar,
    enLinea: event.enlace !== null,
    organizador: event.organizador,
    destacado: event.destacado,
    estado: timeOf(event, ctx.now()),
    urlImagen: imagenId === null ? null : ctx.files.link(imagenId, pictureName).url,
    inscripcion,
  };
}

/** The event as a file that calendars open; its address online is for those who are enrolled. */
export function calendarOf(ctx: Omit<Viewing, 'db' | 'files'>, event: Event, enlace: string | null): string {
  const { titulo, entradilla } = wordsOf(event, ctx);
  return calendarFile({
    uid: `evento-${event.urlEvento}@${new URL(ctx.publicUrl).hostname}`,
    secuencia: event.version,
    modificada: event.modificada,
    inicio: event.inicio,
    duracion: Math.round((event.fin.getTime() - event.inicio.getTime()) / 60_000),
    titulo,
    lugar: event.lugar,
    enlace,
    descripcion: entradilla,
    organizador: { nombre: event.organizador, correo: ctx.brand.correos.general },
    cancelada: event.cancelado !== null,
  });
}

/** An event as a visitor may see it. */
export async function publicView(ctx: Viewing, event: Event, inscritos: number): Promise<PublicEvent> {
  const pictures = await picturesOf(ctx.db, event.id);
  const galeria = pictures.map(({ fileId }) => ctx.files.link(fileId, pictureName).url);
  const { inscripcion: _, ...card } = cardOf(ctx, event, pictures[0]?.fileId ?? null, null);
  return {
    ...card,
    descripcion: wordsOf(event, ctx).descripcion,
    para: event.para,
    plazas: event.plazas,
    libres: event.plazas === null ? null : Math.max(0, event.plazas - inscritos),
    listaEspera: event.listaEspera,
    certificado: event.certificado,
    finInscripcion: event.finInscripcion,
    galeria,
    videos: event.videos,
    calendario: calendarOf(ctx, event, null),
  };
}
