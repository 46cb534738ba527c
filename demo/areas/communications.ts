import type { Language } from '@portal/contract/languages';
import type { StoredText } from '@portal/contract/written-texts';
import { communications } from '../../server/src/db/tables/communications.ts';
import type { Demo } from '../demo.ts';

interface DemoCommunication {
  readonly claveEnvio: string;
  readonly destinatarios: 'Alumno' | 'Empresa';
  readonly daysAgo: number;
  readonly lastsDays: number | null;
  readonly textos: Readonly<Record<Language, StoredText>>;
}

const written: readonly DemoCommunication[] = [
  {
    claveEnvio: '5f0c8a52-6f6e-4c0e-9a57-2f1d5d6b7a01',
    destinatarios: 'Alumno',
    daysAgo: 12,
    lastsDays: null,
    textos: {
      es: {
        titulo: 'Ten a mano tu número de la Seguridad Social',
        descripcion:
          '<p>Todas las prácticas, retribuidas o no, cotizan a la Seguridad Social. Añade tu número a tu CV antes de inscribirte: sin él no podemos tramitar el convenio.</p>',
      },
      ca: {
        titulo: 'Tingues a mà el teu número de la Seguretat Social',
        descripcion:
          '<p>Totes les pràctiques, retribuïdes o no, cotitzen a la Seguretat Social. Afegeix el teu número al CV abans d’inscriure’t: sense aquest número no podem tramitar el conveni.</p>',
      },
      en: {
        titulo: 'Have your Social Security number at hand',
        descripcion:
          '<p>Every internship, paid or not, pays Social Security contributions. Add your number to your CV before you apply: without it we cannot draw up the agreement.</p>',
      },
    },
  },
  {
    claveEnvio: '5f0c8a52-6f6e-4c0e-9a57-2f1d5d6b7a02',
    destinatarios: 'Alumno',
    daysAgo: 2,
    lastsDays: 40,
    textos: {
      es: {
        titulo: 'Revisamos tu CV contigo',
        descripcion:
          '<p>Los martes y los jueves, de 10 a 13 h, puedes venir sin cita para revisar con nosotros tu CV y tu carta de presentación.</p>',
      },
      ca: {
        titulo: 'Revisem el teu CV amb tu',
        descripcion:
          '<p>Els dimarts i els dijous, de 10 a 13 h, pots venir sense cita per revisar amb nosaltres el teu CV i la teva carta de presentació.</p>',
      },
      en: {
        titulo: 'Review your CV with us',
        descripcion:
          '<p>On Tuesdays and Thursdays, from 10 am to 1 pm, come without an appointment to review your CV and cover letter with us.</p>',
      },
    },
  },
  {
    claveEnvio: '5f0c8a52-6f6e-4c0e-9a57-2f1d5d6b7a03',
    destinatarios: 'Empresa',
    daysAgo: 5,
    lastsDays: null,
    textos: {
      es: {
        titulo: 'Plazo de publicación de sus ofertas',
        descripcion:
          '<p>Revisamos cada oferta antes de publicarla, normalmente en dos días laborables. Le avisaremos cuando esté abierta o si necesita algún cambio.</p>',
      },
      ca: {
        titulo: 'Termini de publicació de les seves ofertes',
        descripcion:
          '<p>Revisem cada oferta abans de publicar-la, normalment en dos dies laborables. L’avisarem quan estigui oberta o si necessita algun canvi.</p>',
      },
      en: {
        titulo: 'How soon your offers are published',
        descripcion:
          '<p>We review every offer before publishing it, usually within two working days. We will tell you as soon as it is open, or if it needs any changes.</p>',
      },
    },
  },
];

/** What the demo institution tells its students and companies, in the languages that it has. */
export async function addCommunications({
  db: { orm },
  calendar,
  brand: { idiomas },
}: Pick<Demo, 'db' | 'calendar' | 'brand'>): Promise<void> {
  const rows = written.map(({ daysAgo, lastsDays, textos, ...rest }) => ({
    ...rest,
    fechaDesde: calendar.day(-daysAgo),
    fechaHasta: lastsDays === null ? null : calendar.day(lastsDays),
    textos: Object.fromEntries(idiomas.map((language) => [language, textos[language]])),
    creada: calendar.moment(-daysAgo),
    modificada: calendar.moment(-daysAgo),
  }));
  await orm.insert(communications).values(rows);
}
