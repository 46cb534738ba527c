import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/company.ts';

export const texts: Texts<typeof es> = {
  type: { all: 'Totes', practicas: 'Pràctiques', empleo: 'Feina' },
  typeOne: { practicas: 'Pràctiques', empleo: 'Feina' },
  typeNav: 'Tipus d’oferta',
  publish: 'Nova oferta',
  search: 'Cercar per títol o referència',
  stateFilter: 'Estat de l’oferta',
  anyState: 'Totes',
  untitled: 'Oferta sense títol',
  column: {
    offer: 'Oferta',
    state: 'Estat',
    candidates: 'Candidats',
    dates: 'Dates',
    actions: 'Accions',
  },
  unread_one: '{{count}} sense llegir',
  unread_other: '{{count}} sense llegir',
  candidates_one: '{{count}} candidat',
  candidates_other: '{{count}} candidats',
  created: 'Creada: {{when}}',
  until: 'Fins al {{day}}',
  rejectedFor: 'Motiu: {{reason}}',
  empty: {
    title: 'Aquí hi haurà les seves ofertes',
    body: 'Publiqui la primera: la institució la revisa i s’hi poden inscriure els estudiants que hi encaixen.',
  },
  nothing: {
    title: 'Cap oferta no coincideix amb els filtres',
    body: 'Provi amb altres paraules o amb un altre estat.',
    clear: 'Treu els filtres',
  },
  actions: {
    label: 'Accions de «{{title}}»',
    continue: 'Continua editant',
    edit: 'Edita',
    fix: 'Corregeix i torna a enviar',
    preview: 'Mostra com a estudiant',
    close: 'Tanca l’oferta',
    delete: 'Elimina',
  },
  closing: {
    title: 'Tancar l’oferta',
    body: 'Els estudiants deixaran de veure-la i no admetrà més candidatures. A qui encara no tingui resposta li direm que no ha estat seleccionat, tret de la persona que vostè triï. No es pot tornar a obrir.',
    expiredBody:
      'Ja no admet candidatures. A qui encara no tingui resposta li direm que no ha estat seleccionat, tret de la persona que vostè triï. No es pot tornar a obrir.',
    chosen: 'Ha triat una persona de les que es van inscriure al portal?',
    yes: 'Sí',
    no: 'No',
    name: 'Persona triada',
    nobody: 'No hi ha ningú amb aquest nom a qui es pugui triar',
    /** What follows for the person, under the field. */
    after: {
      selected: '{{name}} quedarà com a persona seleccionada i l’hi direm.',
      awaitsForm:
        '{{name}} quedarà a falta del formulari d’incorporació i li direm que la seva incorporació està en marxa.',
      preregistered:
        '{{name}} encara ha d’acceptar la preinscripció: la candidatura continuarà esperant la seva resposta.',
    },
    start: 'Inici del contracte o de les pràctiques',
    contract: 'Tipus de contracte',
    confirm: 'Tanca l’oferta',
  },
  deleting: {
    title: 'Vol eliminar aquesta oferta?',
    body: '«{{title}}» s’eliminarà. No es pot desfer.',
    confirm: 'Elimina l’oferta',
  },
  detail: {
    summary: 'L’oferta',
    created: 'Creada',
    deadline: 'Admet candidatures fins al',
    place: 'Lloc',
    places: 'Places',
    link: 'Enllaç d’inscripció',
    copy: 'Copia',
    copied: 'Copiat',
    rejected: 'La institució no ha validat aquesta oferta',
    pending: 'La institució està revisant aquesta oferta',
    pendingBody: 'Quan la validi, els estudiants la podran veure i inscriure-s’hi. L’avisarem.',
    draft: 'Aquesta oferta és un esborrany',
    draftBody: 'Encara no l’ha enviada. Completi-la i publiqui-la.',
  },
  preview: {
    note: 'Així la llegeixen els estudiants. Només veuen les ofertes obertes.',
    back: 'Torna a l’oferta',
  },
};
