import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/surveyAnswer.ts';

export const texts: Texts<typeof spanish> = {
  list: {
    context: 'Enquestes pendents de respondre',
    none: {
      title: 'No hi ha enquestes pendents',
      body: 'Quan la institució en publiqui alguna, apareixerà aquí.',
    },
    mandatory: 'Obligatòria',
    begun: 'Començada',
    until: 'Fins al {{day}}',
    answer: 'Respon',
    goOn: 'Continua',
    moment: {
      inicio: 'En començar les pràctiques',
      mitad: 'A meitat de les pràctiques',
      final: 'En acabar les pràctiques',
    },
  },
  tutor: { title: 'Enquestes sobre aquestes pràctiques' },
  pages: {
    place: 'Pàgina {{page}} de {{total}}',
    progress: '{{percent}} % respost',
    progressLabel: 'Preguntes respostes',
    back: 'Anterior',
    next: 'Següent',
    finish: 'Acaba i envia',
  },
  takeBack: 'Esborra la resposta',
  takeBackOf: 'Esborra la resposta: {{question}}',
  howMany: {
    exactly_one: 'Elecció d’una resposta.',
    exactly_other: 'Elecció de {{count}} respostes.',
    between: 'Elecció de {{min}} a {{max}} respostes.',
    atLeast_one: 'Mínim: una resposta.',
    atLeast_other: 'Mínim: {{count}} respostes.',
    atMost_one: 'Màxim: una resposta.',
    atMost_other: 'Màxim: {{count}} respostes.',
  },
  bounds: {
    between: 'De {{min}} a {{max}}',
    from: '{{min}} com a mínim',
    to: '{{max}} com a màxim',
  },
  saving: {
    now: 'S’està desant…',
    lost: 'Sense connexió: les últimes respostes són en aquest navegador i es desaran automàticament.',
    retry: 'Desa-les ara',
  },
  survey: {
    anonymous: 'Resposta anònima',
    named: 'Resposta amb nom',
    over: {
      title: 'L’accés a aquesta enquesta ha caducat',
      body: 'Les últimes respostes continuen en aquest navegador. En tornar a entrar es desaran.',
      again: 'Torna a entrar',
    },
  },
  done: {
    title: 'Gràcies per respondre',
    body: 'Les respostes s’han enviat.',
    anonymous: 'La resposta és anònima: es desa sense nom.',
    home: 'Ves a l’inici',
    surveys: 'Mostra les enquestes pendents',
    close: 'Aquesta pàgina ja es pot tancar.',
  },
  access: {
    questions_one: 'Una pregunta',
    questions_other: '{{count}} preguntes',
    mandatory: 'Obligatòria',
    until: 'Fins al {{day}}',
    outsiders: {
      title: 'Enquesta per a persones sense compte al portal',
      nothing: 'No hi ha res pendent en aquesta enquesta',
      body: 'S’adreça a persones sense compte, de manera que no es pot respondre amb una sessió iniciada.',
      all: 'Mostra totes les enquestes',
    },
    named: {
      title: 'Resposta amb nom',
      asMe: 'La institució sabrà de qui és la resposta. Tot es desa automàticament i es pot continuar més tard des d’un altre dispositiu.',
      asTutor:
        'L’enllaç de tutor identifica la resposta. Tot es desa automàticament i es pot continuar més tard amb el mateix enllaç.',
      begin: 'Comença o continua',
      start: 'Comença a respondre',
      goOn: 'Continua la resposta',
    },
    anonymous: {
      title: 'Resposta anònima',
      body: 'Les respostes es desen sense el nom de qui les dona i el portal no mostra a ningú, tampoc a la institució, de qui són.',
      recorded:
        'Només constarà la participació en l’enquesta, separada de les respostes, per no tornar a demanar-la.',
      notRecorded: 'Tampoc no constarà qui hi ha participat.',
      begin: 'Comença de manera anònima',
      loginFirst:
        'Perquè consti la participació, primer cal entrar al portal. La resposta continuarà sent anònima.',
      enter: 'Entra al portal',
    },
    code: {
      title: 'Codi per continuar',
      body: 'Permet continuar l’enquesta més tard o en un altre dispositiu. Només es mostra ara i, com que la resposta és anònima, ningú no el pot recuperar.',
      copy: 'Copia el codi',
      what: 'Codi de l’enquesta',
      start: 'Ves a les preguntes',
      goOnTitle: 'Continuació d’una resposta començada',
      goOnHere: 'Hi ha una resposta començada en aquesta pestanya.',
      goOnHereButton: 'Continua la resposta',
      label: 'Codi',
      help: 'El que va aparèixer en començar la resposta anònima.',
      goOn: 'Continua amb el codi',
      unknown: 'Cap resposta començada no té aquest codi',
    },
    login: {
      title: 'Resposta amb el compte del portal',
      body: 'La institució sabrà de qui és la resposta.',
      profile: 'Tipus de compte',
      Alumno: 'Estudiant',
      Empresa: 'Empresa',
      company: 'Empresa en nom de la qual es respon',
      submit: 'Entra i respon',
    },
    answered: {
      title: 'Aquesta enquesta ja està resposta',
      body: 'Gràcies per participar-hi.',
    },
  },
};
