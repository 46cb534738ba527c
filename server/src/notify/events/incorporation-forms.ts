import type { Events } from '../event.ts';

export const incorporationFormsEvents = {
  internshipAgreed: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Tus prácticas se están preparando',
        texto: 'Hemos aceptado «{{titulo}}». La empresa rellena ahora el formulario de incorporación.',
      },
      ca: {
        titulo: 'Les teves pràctiques s’estan preparant',
        texto: 'Hem acceptat «{{titulo}}». Ara l’empresa emplena el formulari d’incorporació.',
      },
      en: {
        titulo: 'Your internship is being prepared',
        texto: 'We’ve accepted “{{titulo}}”. The company now fills in the incorporation form.',
      },
    },
  },
  incorporationFormOpened: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Rellene un formulario de incorporación',
        texto: 'Hemos aceptado «{{titulo}}». Para empezar, falta su formulario de incorporación.',
      },
      ca: {
        titulo: 'Cal emplenar un formulari d’incorporació',
        texto: 'Hem acceptat «{{titulo}}». Per començar, en falta el formulari d’incorporació.',
      },
      en: {
        titulo: 'An incorporation form is waiting for you',
        texto: 'We’ve accepted “{{titulo}}”. Its incorporation form is all that is missing to begin.',
      },
    },
  },
  incorporationFormWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay un formulario de incorporación por validar',
        texto: '{{empresa}} ha enviado un formulario de incorporación.',
      },
      ca: {
        titulo: 'Hi ha un formulari d’incorporació per validar',
        texto: '{{empresa}} ha enviat un formulari d’incorporació.',
      },
      en: {
        titulo: 'An incorporation form is waiting for approval',
        texto: '{{empresa}} has sent an incorporation form.',
      },
    },
  },
  incorporationSectionFilled: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Han rellenado una parte del formulario de incorporación',
        texto: '{{nombre}} ha guardado la parte que le pidió.',
      },
      ca: {
        titulo: 'Han emplenat una part del formulari d’incorporació',
        texto: '{{nombre}} ha desat la part que li va demanar.',
      },
      en: {
        titulo: 'Part of an incorporation form has been filled in',
        texto: '{{nombre}} has saved the part you asked for.',
      },
    },
  },
  incorporationFormReturned: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Corrija un formulario de incorporación',
        texto: 'Hemos revisado el formulario de «{{titulo}}». Junto a cada dato verá qué falta.',
      },
      ca: {
        titulo: 'Cal corregir un formulari d’incorporació',
        texto: 'Hem revisat el formulari de «{{titulo}}». Al costat de cada dada veurà què hi falta.',
      },
      en: {
        titulo: 'An incorporation form needs a correction',
        texto: 'We’ve reviewed the form for “{{titulo}}”. You’ll see what is missing beside each field.',
      },
    },
  },
  incorporationWithdrawn: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'La persona seleccionada ha renunciado',
        texto:
          'La persona que había seleccionado para «{{titulo}}» ha renunciado. La plaza vuelve a estar libre.',
      },
      ca: {
        titulo: 'La persona seleccionada ha renunciat',
        texto:
          'La persona que havia seleccionat per a «{{titulo}}» ha renunciat. La plaça torna a estar lliure.',
      },
      en: {
        titulo: 'The person you selected has withdrawn',
        texto: 'The person you selected for “{{titulo}}” has withdrawn. The place is free again.',
      },
    },
  },
} as const satisfies Events;
