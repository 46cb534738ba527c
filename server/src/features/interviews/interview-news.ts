import type { interviewsEvents } from '../../notify/events/interviews.ts';
import type { Event } from '../../notify/notify.ts';

/** What the words of the news of an interview need. */
interface About {
  id: number;
  applicationId: number;
  titulo: string;
  urlOferta: string;
  lugar: string | null;
  enlace: string | null;
  /** The time that was chosen, or those that were proposed. */
  inicio: string | readonly string[];
}

type Kind = keyof typeof interviewsEvents;

/** What is told to companies leads to the candidate. */
const toCompanies: readonly Kind[] = [
  'interviewAgreedWith',
  'interviewDeclined',
  'interviewOffByStudent',
  'interviewChangedWith',
  'interviewOffWith',
  'interviewTomorrowWith',
];

export const newsOf = (
  tipo: Kind,
  { id, applicationId, titulo, urlOferta, lugar, enlace, inicio }: About,
  zona: string,
  comentario: string | null = null,
): Event => ({
  tipo,
  datos: {
    titulo,
    idEntrevista: id,
    cuando: [inicio]
      .flat()
      .map((moment) => new Date(moment).toISOString())
      .join(' '),
    zona,
    donde: [lugar, enlace].filter(Boolean).join(' · '),
    comentario,
  },
  urlAcceso: toCompanies.includes(tipo) ? `/ver-cv/${applicationId}` : `/mis-candidaturas/${urlOferta}`,
  importante: tipo === 'interviewProposed',
});
