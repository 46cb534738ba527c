import type { GuideReaders } from '@portal/contract/guides';
import type { Language } from '@portal/contract/languages';
import type { StoredText } from '@portal/contract/written-texts';
import { guides } from '../../server/src/db/tables/guides.ts';
import type { Demo } from '../demo.ts';

type Written = readonly [titulo: string, descripcion: string];

interface DemoGuide {
  readonly destinatarios: GuideReaders;
  readonly es: Written;
  readonly ca: Written;
  readonly en: Written;
}

const written: readonly DemoGuide[] = [
  {
    destinatarios: 'estudiantes',
    es: [
      'Prepara tu CV en una tarde',
      '<p>Empieza por lo que pide la oferta y cuenta lo que has hecho con datos: <strong>qué</strong>, <strong>para quién</strong> y <strong>con qué resultado</strong>.</p><ul><li>Una página, sin fotos de fondo ni barras de nivel.</li><li>Primero lo más reciente.</li><li>Los trabajos de clase también cuentan si se parecen al puesto.</li></ul>',
    ],
    ca: [
      'Prepara el CV en una tarda',
      '<p>Comença pel que demana l’oferta i explica el que has fet amb dades: <strong>què</strong>, <strong>per a qui</strong> i <strong>amb quin resultat</strong>.</p><ul><li>Una pàgina, sense fotos de fons ni barres de nivell.</li><li>Primer, el més recent.</li><li>Els treballs de classe també compten si s’assemblen a la feina.</li></ul>',
    ],
    en: [
      'Write your CV in one afternoon',
      '<p>Start from what the offer asks for and say what you have done with facts: <strong>what</strong>, <strong>for whom</strong> and <strong>with what result</strong>.</p><ul><li>One page, without background pictures or skill bars.</li><li>The most recent first.</li><li>Coursework counts too if it resembles the job.</li></ul>',
    ],
  },
  {
    destinatarios: 'todos',
    es: [
      'La entrevista: antes, durante y después',
      '<p>Antes, lee la web de la empresa y prepara dos preguntas. Durante, responde con un ejemplo tuyo: la situación, lo que hiciste y cómo acabó. Después, da las gracias por correo el mismo día.</p>',
    ],
    ca: [
      'L’entrevista: abans, durant i després',
      '<p>Abans, llegeix el web de l’empresa i prepara dues preguntes. Durant, respon amb un exemple teu: la situació, el que vas fer i com va acabar. Després, dona les gràcies per correu el mateix dia.</p>',
    ],
    en: [
      'The interview: before, during and after',
      '<p>Before, read the company’s website and prepare two questions. During, answer with an example of your own: the situation, what you did and how it ended. Afterwards, say thank you by email the same day.</p>',
    ],
  },
  {
    destinatarios: 'estudiantes',
    es: [
      'Tus derechos en prácticas',
      '<p>Las prácticas son formación: tienes un proyecto formativo, dos tutores y un horario compatible con tus clases y exámenes. Estás dado de alta en la Seguridad Social, te paguen o no. Si algo no se cumple, escribe a tu tutor académico.</p>',
    ],
    ca: [
      'Els teus drets en pràctiques',
      '<p>Les pràctiques són formació: tens un projecte formatiu, dos tutors i un horari compatible amb les classes i els exàmens. Estàs donat d’alta a la Seguretat Social, et paguin o no. Si alguna cosa no es compleix, escriu al teu tutor acadèmic.</p>',
    ],
    en: [
      'Your rights as an intern',
      '<p>An internship is training: you have a training project, two tutors and a timetable that fits your classes and exams. You are registered with the Social Security, paid or not. If something is not respected, write to your academic tutor.</p>',
    ],
  },
  {
    destinatarios: 'todos',
    es: [
      'LinkedIn sin perder el tiempo',
      '<p>Una foto clara, un titular que diga lo que estudias y lo que buscas, y tres proyectos con enlace. Escribe a antiguos alumnos de tu titulación: responden más de lo que crees.</p>',
    ],
    ca: [
      'LinkedIn sense perdre el temps',
      '<p>Una foto clara, un titular que digui què estudies i què busques, i tres projectes amb enllaç. Escriu a antics alumnes de la teva titulació: responen més del que et penses.</p>',
    ],
    en: [
      'LinkedIn without wasting time',
      '<p>A clear photo, a headline that says what you study and what you are looking for, and three projects with a link. Write to alumni of your degree: they answer more often than you think.</p>',
    ],
  },
  {
    destinatarios: 'todos',
    es: [
      'La carta de presentación, en tres párrafos',
      '<ol><li>Por qué esta empresa y este puesto.</li><li>Qué sabes hacer que les sirva, con un ejemplo.</li><li>Cuándo puedes empezar y cómo localizarte.</li></ol>',
    ],
    ca: [
      'La carta de presentació, en tres paràgrafs',
      '<ol><li>Per què aquesta empresa i aquesta feina.</li><li>Què saps fer que els serveixi, amb un exemple.</li><li>Quan pots començar i com es poden posar en contacte amb tu.</li></ol>',
    ],
    en: [
      'The cover letter, in three paragraphs',
      '<ol><li>Why this company and this position.</li><li>What you can do that helps them, with an example.</li><li>When you can start and how to reach you.</li></ol>',
    ],
  },
  {
    destinatarios: 'estudiantes',
    es: [
      'Prácticas en el extranjero con Erasmus+',
      '<p>Puedes hacer entre dos y doce meses. Necesitas un acuerdo de aprendizaje firmado antes de salir, un seguro y el visto bueno de tu facultad. Empieza a moverlo seis meses antes.</p>',
    ],
    ca: [
      'Pràctiques a l’estranger amb Erasmus+',
      '<p>En pots fer entre dos i dotze mesos. Necessites un acord d’aprenentatge signat abans de marxar, una assegurança i el vistiplau de la facultat. Comença a moure-ho sis mesos abans.</p>',
    ],
    en: [
      'Internships abroad with Erasmus+',
      '<p>You can do between two and twelve months. You need a learning agreement signed before you leave, insurance and the approval of your faculty. Start six months ahead.</p>',
    ],
  },
  {
    destinatarios: 'antiguos',
    es: [
      'Tu primer contrato: qué mirar',
      '<p>El tipo de contrato, el convenio colectivo que se aplica, el periodo de prueba, la jornada y el salario bruto en doce o catorce pagas. Pide una copia antes de firmar y guárdala.</p>',
    ],
    ca: [
      'El primer contracte: què has de mirar',
      '<p>El tipus de contracte, el conveni col·lectiu que s’hi aplica, el període de prova, la jornada i el salari brut en dotze o catorze pagues. Demana’n una còpia abans de signar i guarda-la.</p>',
    ],
    en: [
      'Your first contract: what to look at',
      '<p>The kind of contract, the collective agreement that applies, the trial period, the working hours and the gross salary in twelve or fourteen payments. Ask for a copy before you sign and keep it.</p>',
    ],
  },
  {
    destinatarios: 'antiguos',
    es: [
      'Negociar el salario sin miedo',
      '<p>Infórmate de lo que se paga por el puesto en tu provincia, di una cifra y después calla. Si no pueden subirla, pregunta por la formación, el teletrabajo o una revisión a los seis meses.</p>',
    ],
    ca: [
      'Negociar el salari sense por',
      '<p>Informa’t del que es paga per la feina a la teva província, digues una xifra i després calla. Si no la poden apujar, pregunta per la formació, el teletreball o una revisió al cap de sis mesos.</p>',
    ],
    en: [
      'Negotiating your salary without fear',
      '<p>Find out what the job pays in your province, say a figure and then stop talking. If they cannot raise it, ask about training, remote work or a review after six months.</p>',
    ],
  },
];

const textOf = ([titulo, descripcion]: Written): StoredText => ({ titulo, descripcion });
const keyOf = (place: number) => `7c1d0f5e-3b7a-4d55-8a10-0000000000${String(place + 10)}`;

/** Eight guides, for students, for alumni and for both. */
export async function addGuides({ db, calendar }: Demo): Promise<void> {
  await db.orm.insert(guides).values(
    written.map(({ destinatarios, es, ca, en }, place) => {
      const textos: Record<Language, StoredText> = { es: textOf(es), ca: textOf(ca), en: textOf(en) };
      const when = calendar.moment(-90 + place);
      return {
        claveEnvio: keyOf(place),
        textos,
        destinatarios,
        orden: place + 1,
        publicada: true,
        creada: when,
        modificada: when,
      };
    }),
  );
}
