export const texts = {
  list: {
    context: 'Las encuestas de la institución a estudiantes y empresas, y cuántas respuestas tienen.',
    new: 'Nueva en otra herramienta',
    newInPortal: 'Nueva en el portal',
    empty: 'Todavía no hay encuestas',
    emptyBody:
      'Escribe una en el portal o añade una de la herramienta de encuestas de la institución: aparecerá en la página de inicio de los destinatarios.',
    count_one: '{{count}} encuesta',
    count_other: '{{count}} encuestas',
    from: 'Desde el {{from}}',
    between: 'Del {{from}} al {{to}}',
    changed: 'Modificada:',
  },
  state: { borrador: 'Borrador', programada: 'Programada', abierta: 'Abierta', cerrada: 'Cerrada' },
  audience: {
    students: 'Estudiantes',
    companies: 'Empresas',
    both: 'Estudiantes y empresas',
    placements: 'Sobre las prácticas',
    anybody: 'Quien tenga el enlace',
  },
  kind: { portal: 'En el portal', externa: 'En otra herramienta' },
  results: 'Resultados',
  mandatory: 'Obligatoria',
  answers_one: '{{count}} respuesta',
  answers_other: '{{count}} respuestas',
  notCounted: 'Sin recuento',
  inLanguages: 'Idiomas: {{languages}}',
  form: {
    titles: 'Título',
    titlesHelp:
      'Obligatorio en {{language}}: es el idioma de la institución y el que verán quienes no tengan el título en el suyo.',
    title: 'Título en {{language}}',
    who: 'Destinatarios y fechas',
    dates: 'El primer día y el último están incluidos, según la hora de la institución.',
    audience: 'Destinatarios',
    from: 'Primer día',
    to: 'Último día',
    toHelp: 'Si lo dejas en blanco, estará abierta hasta que la elimines.',
    mandatoryHelp: 'Hasta que la respondan, en el portal solo podrán abrir la encuesta o cerrar sesión.',
    where: 'Herramienta de encuestas',
    whereHelp:
      'La encuesta se responde en la herramienta de la institución; el portal registra quién la tiene pendiente.',
    address: 'Enlace de la encuesta',
    addressHelp: 'Empieza por https:// e incluye {{key}}, que será distinta para cada persona.',
    save: 'Guardar cambios',
    publish: 'Guardar encuesta',
    delete: 'Eliminar encuesta',
    saved: 'Encuesta guardada',
    savedBody: 'Los destinatarios podrán responderla entre las fechas que has indicado.',
  },
  help: {
    title: 'Registro de las respuestas',
    why: 'La herramienta de encuestas recibe la {{key}} de cada persona y, al terminar, la devuelve al portal. Si no lo hace, la encuesta seguirá pendiente aunque se responda y no podrá ser obligatoria.',
    put: 'Incluye {{key}} en el enlace de la encuesta, por ejemplo:',
    send: 'En la herramienta, indica que al terminar se abra este enlace:',
    limesurvey: 'LimeSurvey',
    qualtrics: 'Qualtrics',
    other: 'Otra herramienta',
    otherMeans: 'En otra herramienta, sustituye {{key}} por el valor recibido con ese nombre.',
    copy: 'Copiar',
  },
  restored: {
    title: 'Puedes seguir donde lo dejaste',
    body: 'Esta encuesta se guardó en este navegador el {{when}} y no se ha enviado.',
    discard: 'Descartarla',
  },
  conflict: {
    title: 'Otra persona ha modificado la encuesta mientras la editabas',
    body: 'Tus cambios siguen en este equipo, pero no se han guardado en el portal. Puedes sustituir la otra versión por la tuya o descartar la tuya.',
    mine: 'Guardar mi versión',
    theirs: 'Descartar mi versión y ver la otra',
  },
  deleting: {
    title: '¿Eliminar la encuesta?',
    body: '«{{title}}» dejará de mostrarse en el portal. En la herramienta de encuestas no cambiará nada.',
    answers_one: 'También se perderá el registro de quién la ha respondido: {{count}} persona.',
    answers_other: 'También se perderá el registro de quién la ha respondido: {{count}} personas.',
    confirm: 'Eliminar',
    done: 'Encuesta eliminada',
  },
  gone: {
    title: 'Esta encuesta ya no existe',
    body: 'Puede que otra persona la haya eliminado.',
    back: 'Ver las encuestas',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    surveyForm: typeof texts;
  }
}
