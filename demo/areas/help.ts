import type { audiences } from '@portal/contract/communications';
import type { HelpTopic } from '@portal/contract/help';
import { helpAnswers } from '../../server/src/db/tables/help.ts';
import type { Demo } from '../demo.ts';

type Written = readonly [question: string, answer: string];

interface DemoAnswer {
  readonly destinatarios: (typeof audiences)[number];
  readonly tema: HelpTopic;
  readonly es: Written;
  readonly ca: Written;
  readonly en: Written;
}

const written: readonly DemoAnswer[] = [
  {
    destinatarios: 'Alumno',
    tema: 'cuenta',
    es: [
      '¿Cómo cambio mi contraseña?',
      'Desde «Mi cuenta». Si entras con la cuenta de la universidad, se cambia en la universidad.',
    ],
    ca: [
      'Com canvio la contrasenya?',
      'Des de «El meu compte». Si entres amb el compte de la universitat, es canvia a la universitat.',
    ],
    en: [
      'How do I change my password?',
      'In “My account”. If you log in with your university account, change it at the university.',
    ],
  },
  {
    destinatarios: 'Empresa',
    tema: 'cuenta',
    es: [
      '¿Cómo doy acceso a otra persona de la empresa?',
      'En «Mi empresa», en la sección de contactos: añada a la persona e invítela. Recibirá un correo para elegir su contraseña.',
    ],
    ca: [
      'Com dono accés a una altra persona de l’empresa?',
      'A «La meva empresa», a la secció de contactes: afegeixi la persona i convidi-la. Rebrà un correu per triar la contrasenya.',
    ],
    en: [
      'How do I give access to somebody else in the company?',
      'In “My company”, under contacts: add the person and invite them. They get an email to choose a password.',
    ],
  },
  {
    destinatarios: 'Alumno',
    tema: 'ofertas',
    es: [
      '¿Por qué no puedo inscribirme en una oferta?',
      'En la página de la oferta, «Requisitos» dice cuáles cumples y cuáles no. Muchos se resuelven completando tu CV.',
    ],
    ca: [
      'Per què no em puc inscriure en una oferta?',
      'A la pàgina de l’oferta, «Requisits» diu quins compleixes i quins no. Molts es resolen completant el CV.',
    ],
    en: [
      'Why can’t I apply for an offer?',
      'On the offer’s page, “Requirements” says which you meet and which you don’t. Many are solved by completing your CV.',
    ],
  },
  {
    destinatarios: 'Alumno',
    tema: 'ofertas',
    es: [
      '¿Cómo me avisa el portal de ofertas nuevas?',
      'Guarda una búsqueda y activa su alerta: recibirás un correo al día o a la semana con lo nuevo.',
    ],
    ca: [
      'Com m’avisa el portal d’ofertes noves?',
      'Desa una cerca i activa’n l’alerta: rebràs un correu al dia o a la setmana amb les novetats.',
    ],
    en: [
      'How does the portal tell me about new offers?',
      'Save a search and turn on its alert: you get one email a day or a week with what is new.',
    ],
  },
  {
    destinatarios: 'Empresa',
    tema: 'ofertas',
    es: [
      '¿Cuánto tarda en publicarse una oferta?',
      'La revisamos antes de publicarla, normalmente en dos días laborables. Le avisaremos en cuanto esté abierta.',
    ],
    ca: [
      'Quant triga a publicar-se una oferta?',
      'La revisem abans de publicar-la, normalment en dos dies laborables. L’avisarem tan bon punt estigui oberta.',
    ],
    en: [
      'How long does it take to publish an offer?',
      'We review it first, usually within two working days. We will tell you as soon as it is open.',
    ],
  },
  {
    destinatarios: 'Empresa',
    tema: 'ofertas',
    es: [
      '¿Puedo cambiar una oferta publicada?',
      'Sí, mientras esté pendiente de validar. Si ya está abierta, escríbanos o ciérrela y duplíquela.',
    ],
    ca: [
      'Puc canviar una oferta publicada?',
      'Sí, mentre estigui pendent de validar. Si ja està oberta, escrigui’ns o tanqui-la i dupliqui-la.',
    ],
    en: [
      'Can I change a published offer?',
      'Yes, while it waits for approval. Once it is open, write to us, or close it and duplicate it.',
    ],
  },
  {
    destinatarios: 'Alumno',
    tema: 'candidaturas',
    es: [
      '¿Puedo retirar mi candidatura?',
      'Sí, en «Mis candidaturas», mientras la empresa no haya decidido.',
    ],
    ca: ['Puc retirar la candidatura?', 'Sí, a «Les meves candidatures», mentre l’empresa no hagi decidit.'],
    en: [
      'Can I withdraw my application?',
      'Yes, in “My applications”, as long as the company has not decided.',
    ],
  },
  {
    destinatarios: 'Alumno',
    tema: 'candidaturas',
    es: [
      '¿Qué ve la empresa de mí?',
      'Tu CV tal como estaba cuando te inscribiste y los documentos que enviaste. Tus datos privados, no.',
    ],
    ca: [
      'Què veu l’empresa de mi?',
      'El CV tal com estava quan et vas inscriure i els documents que vas enviar. Les dades privades, no.',
    ],
    en: [
      'What does the company see of me?',
      'Your CV as it was when you applied and the documents you sent. Not your private data.',
    ],
  },
  {
    destinatarios: 'Empresa',
    tema: 'candidaturas',
    es: [
      '¿Cómo selecciono a un candidato?',
      'En la lista de candidatos de la oferta, cambie su estado. En prácticas, el portal le pedirá el formulario de incorporación.',
    ],
    ca: [
      'Com selecciono un candidat?',
      'A la llista de candidats de l’oferta, canviï’n l’estat. En pràctiques, el portal li demanarà el formulari d’incorporació.',
    ],
    en: [
      'How do I select a candidate?',
      'In the offer’s list of candidates, change their status. For internships the portal asks for the incorporation form.',
    ],
  },
  {
    destinatarios: 'Alumno',
    tema: 'cv',
    es: [
      '¿Puedo importar mi CV?',
      'Sí: en «CV», con un fichero de Europass o de JSON Resume. Verás lo que cambiaría antes de guardarlo.',
    ],
    ca: [
      'Puc importar el CV?',
      'Sí: a «CV», amb un fitxer d’Europass o de JSON Resume. Veuràs què canviaria abans de desar-ho.',
    ],
    en: [
      'Can I import my CV?',
      'Yes: in “CV”, with a Europass or JSON Resume file. You see what would change before it is saved.',
    ],
  },
  {
    destinatarios: 'Alumno',
    tema: 'cv',
    es: [
      '¿Para qué sirve mi número de la Seguridad Social?',
      'Toda práctica se da de alta en la Seguridad Social. Sin el número no se puede tramitar tu incorporación.',
    ],
    ca: [
      'Per a què serveix el meu número de la Seguretat Social?',
      'Tota pràctica es dona d’alta a la Seguretat Social. Sense el número no es pot tramitar la teva incorporació.',
    ],
    en: [
      'Why do you need my Social Security number?',
      'Every internship is registered with the Social Security. Without the number your placement can’t be arranged.',
    ],
  },
  {
    destinatarios: 'Alumno',
    tema: 'practicas',
    es: [
      '¿Cuándo puedo empezar las prácticas?',
      'Cuando el anexo esté firmado por la empresa, por la universidad y por ti. En «Mis prácticas» ves qué falta.',
    ],
    ca: [
      'Quan puc començar les pràctiques?',
      'Quan l’annex estigui signat per l’empresa, per la universitat i per tu. A «Les meves pràctiques» veus què falta.',
    ],
    en: [
      'When can I start my internship?',
      'Once the annex is signed by the company, the university and you. “My internships” shows what is missing.',
    ],
  },
  {
    destinatarios: 'Alumno',
    tema: 'practicas',
    es: [
      '¿Y si las prácticas no van bien?',
      'Habla con tu tutor académico. También puedes renunciar desde la página de las prácticas, con el motivo.',
    ],
    ca: [
      'I si les pràctiques no van bé?',
      'Parla amb el tutor acadèmic. També pots renunciar-hi des de la pàgina de les pràctiques, amb el motiu.',
    ],
    en: [
      'What if the internship does not go well?',
      'Talk to your academic tutor. You can also give it up on the internship’s page, saying why.',
    ],
  },
  {
    destinatarios: 'Empresa',
    tema: 'practicas',
    es: [
      '¿Cómo pido un cambio de horario o de fechas?',
      'Desde «Solicitar cambio de prácticas». Si se acepta, se genera una nueva versión del anexo que firman las tres partes.',
    ],
    ca: [
      'Com demano un canvi d’horari o de dates?',
      'Des de «Sol·licita un canvi de pràctiques». Si s’accepta, es genera una nova versió de l’annex que signen les tres parts.',
    ],
    en: [
      'How do I ask for a change of timetable or dates?',
      'In “Request internship change”. If it is accepted, a new version of the annex is generated for the three parties to sign.',
    ],
  },
  {
    destinatarios: 'Empresa',
    tema: 'convenios',
    es: [
      '¿Necesito un convenio para tener prácticas?',
      'Sí. Se genera en el portal y se firma una vez; cada estudiante tiene después su anexo.',
    ],
    ca: [
      'Necessito un conveni per tenir pràctiques?',
      'Sí. Es genera al portal i se signa una vegada; després, cada estudiant té el seu annex.',
    ],
    en: [
      'Do I need an agreement to have interns?',
      'Yes. It is generated in the portal and signed once; then each student has their own annex.',
    ],
  },
  {
    destinatarios: 'Empresa',
    tema: 'convenios',
    es: [
      '¿Qué firma digital aceptan?',
      'La de cualquier certificado cualificado, sobre el PDF tal como se descarga. También se puede firmar en papel.',
    ],
    ca: [
      'Quina signatura digital accepten?',
      'La de qualsevol certificat qualificat, sobre el PDF tal com es baixa. També es pot signar en paper.',
    ],
    en: [
      'Which digital signature do you accept?',
      'That of any qualified certificate, on the PDF just as it is downloaded. It can be signed on paper too.',
    ],
  },
  {
    destinatarios: 'todos',
    tema: 'otros',
    es: [
      '¿Qué datos guarda el portal?',
      'Los que escribes y los que hacen falta para tramitar prácticas y empleo. En «Protección de datos» está el detalle.',
    ],
    ca: [
      'Quines dades desa el portal?',
      'Les que escrius i les que calen per tramitar pràctiques i feina. A «Protecció de dades» hi ha el detall.',
    ],
    en: [
      'Which data does the portal keep?',
      'What you write and what is needed to arrange internships and jobs. “Data protection” has the details.',
    ],
  },
  {
    destinatarios: 'todos',
    tema: 'otros',
    es: [
      '¿En qué navegadores funciona?',
      'En las versiones actuales de Chrome, Edge, Firefox y Safari, en ordenador y en móvil.',
    ],
    ca: [
      'En quins navegadors funciona?',
      'En les versions actuals de Chrome, Edge, Firefox i Safari, en ordinador i en mòbil.',
    ],
    en: [
      'Which browsers does it work in?',
      'The current versions of Chrome, Edge, Firefox and Safari, on computers and phones.',
    ],
  },
];

const textOf = ([titulo, descripcion]: Written) => ({ titulo, descripcion: `<p>${descripcion}</p>` });
const keyOf = (place: number) => `7c1d0f5e-3b7a-4d55-8a11-0000000000${String(place + 10)}`;

/** What students and companies ask most, answered. */
export async function addHelp({ db, calendar }: Demo): Promise<void> {
  await db.orm.insert(helpAnswers).values(
    written.map(({ destinatarios, tema, es, ca, en }, place) => ({
      claveEnvio: keyOf(place),
      textos: { es: textOf(es), ca: textOf(ca), en: textOf(en) },
      destinatarios,
      tema,
      orden: place + 1,
      publicada: true,
      creada: calendar.moment(-120),
      modificada: calendar.moment(-120),
    })),
  );
}
