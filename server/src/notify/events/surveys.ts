import type { Events } from '../event.ts';

export const surveysEvents = {
  placementSurvey: {
    clase: 'avances',
    texts: {
      es: {
        titulo: 'Tienes una encuesta sobre tus prácticas',
        texto: 'Cuéntanos cómo van tus prácticas «{{titulo}}» en la encuesta «{{encuesta}}».',
      },
      ca: {
        titulo: 'Tens una enquesta sobre les teves pràctiques',
        texto: 'Explica’ns com van les teves pràctiques «{{titulo}}» a l’enquesta «{{encuesta}}».',
      },
      en: {
        titulo: 'There is a survey about your internship',
        texto: 'Tell us about your internship “{{titulo}}” in the survey “{{encuesta}}”.',
      },
    },
  },
  tutorSurvey: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'La institución le pide su opinión sobre unas prácticas',
        texto:
          'Tiene pendiente responder sobre las prácticas que tutoriza: {{encuestas}}. Con este enlace, que es personal y caduca el {{dia}}, puede hacerlo sin contraseña.',
      },
      ca: {
        titulo: 'La institució li demana l’opinió sobre unes pràctiques',
        texto:
          'Té pendent de respondre sobre les pràctiques que tutoritza: {{encuestas}}. Amb aquest enllaç, que és personal i caduca el {{dia}}, ho pot fer sense contrasenya.',
      },
      en: {
        titulo: 'The institution asks for your opinion about an internship',
        texto:
          'You have yet to answer about the internships you tutor: {{encuestas}}. With this link, which is personal and expires on {{dia}}, you can do so without a password.',
      },
    },
  },
} as const satisfies Events;
