import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  surveyAddress: {
    es: 'El enlace debe empezar por https://',
    ca: 'L’enllaç ha de començar per https://',
    en: 'The link has to start with https://',
  },
  surveyKey: {
    es: 'Para que sea obligatoria, el enlace debe incluir {{clave}}: sin ella, el portal no sabría quién ha respondido',
    ca: 'Perquè sigui obligatòria, l’enllaç ha d’incloure {{clave}}: sense aquesta clau, el portal no sabria qui ha respost',
    en: 'To be mandatory, the link needs {{clave}}: without it, the portal wouldn’t know who has answered',
  },
  surveyAccess: {
    es: 'Elige al menos una forma de responder: anónima o con acceso',
    ca: 'Tria almenys una manera de respondre: anònima o amb accés',
    en: 'Choose at least one way to answer: anonymous or logged in',
  },
  surveyPlacementNamed: {
    es: 'Una encuesta sobre unas prácticas la responde una sola persona por cada una: no puede ser anónima',
    ca: 'Una enquesta sobre unes pràctiques la respon una sola persona per cadascuna: no pot ser anònima',
    en: 'A survey about a placement is answered by one person for each: it can’t be anonymous',
  },
  surveyParticipation: {
    es: 'Para que una encuesta anónima sea obligatoria, el portal debe registrar quién ha participado',
    ca: 'Perquè una enquesta anònima sigui obligatòria, el portal ha de registrar qui hi ha participat',
    en: 'For an anonymous survey to be mandatory, the portal has to record who has taken part',
  },
  surveyNobodyKnown: {
    es: 'Solo es posible en encuestas para estudiantes o empresas: el portal no conoce a las demás personas',
    ca: 'Només és possible en enquestes per a estudiants o empreses: el portal no coneix les altres persones',
    en: 'This is only possible in surveys for students or companies: the portal doesn’t know other people',
  },
  surveyNoQuestions: {
    es: 'La encuesta no tiene ninguna pregunta',
    ca: 'L’enquesta no té cap pregunta',
    en: 'The survey has no questions',
  },
  surveyManyOptions: {
    es: 'La encuesta tiene demasiadas respuestas y filas: puede tener {{max}} entre todas las preguntas',
    ca: 'L’enquesta té massa respostes i files: en pot tenir {{max}} entre totes les preguntes',
    en: 'The survey has too many answers and rows: all its questions together can have {{max}}',
  },
  surveyLong: {
    es: 'La encuesta es demasiado larga: sus textos pueden tener {{max}} caracteres en total, contando todos los idiomas',
    ca: 'L’enquesta és massa llarga: els seus textos poden tenir {{max}} caràcters en total, comptant tots els idiomes',
    en: 'The survey is too long: its texts can have {{max}} characters in all, across every language',
  },
  surveyOptions: {
    es: 'Escribe al menos dos respuestas',
    ca: 'Escriu almenys dues respostes',
    en: 'Write at least two answers',
  },
  surveyRows: {
    es: 'Escribe al menos una fila',
    ca: 'Escriu almenys una fila',
    en: 'Write at least one row',
  },
  surveyScale: {
    es: 'La escala debe tener entre 2 y {{max}} valores',
    ca: 'L’escala ha de tenir entre 2 i {{max}} valors',
    en: 'The scale needs 2 to {{max}} values',
  },
  surveyJumpNowhere: {
    es: 'La pregunta a la que salta ya no existe',
    ca: 'La pregunta a què salta ja no existeix',
    en: 'The question it jumps to no longer exists',
  },
  surveyJumpBack: {
    es: 'Solo puede saltar a una pregunta posterior',
    ca: 'Només pot saltar a una pregunta posterior',
    en: 'It can only jump to a later question',
  },
  surveyCircle: {
    es: 'Este salto vuelve a la misma pregunta y la encuesta no acabaría nunca',
    ca: 'Aquest salt torna a la mateixa pregunta i l’enquesta no acabaria mai',
    en: 'This jump comes back to the same question, so the survey would never end',
  },
  surveyUnreachable: {
    es: 'Ninguna respuesta lleva a esta pregunta',
    ca: 'Cap resposta porta a aquesta pregunta',
    en: 'No answer leads to this question',
  },
  surveyKindChanged: {
    es: 'Esta pregunta ya se ha respondido y no puede cambiar de tipo: añade una nueva',
    ca: 'Aquesta pregunta ja s’ha respost i no pot canviar de tipus: afegeix-ne una de nova',
    en: 'This question has been answered already and can’t change its kind: add a new one',
  },
  surveyAnswerNeeded: {
    es: 'Esta pregunta necesita una respuesta para continuar',
    ca: 'Aquesta pregunta necessita una resposta per continuar',
    en: 'You must answer this question to continue',
  },
  surveyRestMixed: {
    es: 'La encuesta terminó con menos de cinco respuestas anónimas pendientes, que ya se han añadido. No puede volver a abrirse, porque las siguientes se distinguirían de esas: haz un duplicado para seguir preguntando',
    ca: 'L’enquesta va acabar amb menys de cinc respostes anònimes pendents, que ja s’hi han afegit. No es pot tornar a obrir, perquè les següents es distingirien d’aquestes: fes-ne un duplicat per continuar preguntant',
    en: 'The survey ended with fewer than five anonymous answers pending, which have been added. It can’t be opened again, as the next ones could be told apart from them: make a duplicate to go on asking',
  },
  surveyCode: {
    es: 'Este código no es de ninguna encuesta: cópielo entero',
    ca: 'Aquest codi no és de cap enquesta: copieu-lo sencer',
    en: 'This code isn’t one of a survey: copy all of it',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    surveys: typeof fieldErrors;
  }
}
