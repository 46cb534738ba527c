/** Agreements as people without an account see them: a reviewer, and a person who checks a document. */
export const texts = {
  dead: {
    title: 'Este enlace ya no funciona',
    text: 'Ha caducado o la empresa lo ha retirado. Pida uno nuevo a la persona que se lo envió.',
    missing: 'El enlace está incompleto',
    missingText: 'Abra el enlace tal como lo recibió, sin cortarlo.',
  },
  review: {
    toComments: 'Ir a los comentarios',
    context: 'Convenio de {{company}} · El enlace funciona hasta el {{day}}',
    hello: 'Revisión de {{name}}',
    help: 'Lea el convenio tal como será, comente lo que haga falta y confirme los datos del firmante si son los suyos. La empresa verá sus comentarios y decidirá.',
    text: 'Texto del convenio',
  },
  comments: {
    title: 'Comentarios',
    help: 'Los lee la empresa que le ha enviado el enlace.',
    about: 'Apartado',
    comment: 'Comentario',
    send: 'Enviar el comentario',
    sent: 'Se ha enviado el comentario',
    aceptado: 'Aceptado por la empresa',
    descartado: 'Descartado por la empresa',
  },
  own: {
    title: 'Datos del firmante',
    help: 'Si firma usted, compruebe que sus datos son correctos.',
    check: 'Comprobar mis datos',
    correct: 'Cambiar mis datos',
    confirmed: 'Datos confirmados',
    send: 'Confirmar mis datos',
    sent: 'Se han confirmado los datos',
  },
  verify: {
    context: 'Cada documento de la institución lleva un código con el que se comprueba que es auténtico.',
    code: 'Código de verificación',
    codeLabel: 'Código',
    codeHelp: 'Está al pie de cada página del documento.',
    search: 'Comprobar',
    result: 'Resultado',
    none: 'La institución no ha emitido ningún documento con este código',
    noneText: 'Compruebe que ha escrito el código completo, tal como aparece en el documento.',
    found: 'La institución ha emitido el documento de este código',
    foundText: 'Compare los datos con los del documento, o compruebe el propio fichero aquí debajo.',
    replaced: 'Una versión posterior sustituye a este documento',
    replacedText: 'El documento es auténtico, pero ya no es el vigente.',
    annulled: 'La institución ha anulado este documento',
    annulledText:
      'El documento se emitió, pero ya no es válido: la institución ha retirado la asistencia que certificaba.',
    document: 'Documento',
    kinds: {
      convenio: 'Convenio de cooperación educativa',
      anexo: 'Anexo de prácticas',
      certificado: 'Certificado de prácticas',
      asistencia: 'Certificado de asistencia',
    },
    issued: 'Emitido',
    parties: 'Partes',
    issuer: 'Emitido por',
    event: 'Evento',
    eventDates: 'Fecha del evento',
    state: 'Estado',
    version: 'Versión',
    dates: 'Fechas de las prácticas',
    period: 'Del {{from}} al {{to}}',
    hours: 'Horas certificadas',
  },
  file: {
    title: 'Comprobar un fichero',
    help: 'Compare el PDF que tiene con el que emitió la institución. El fichero no se envía: se comprueba en su navegador.',
    choose: 'Elegir el PDF',
    drop: 'También se puede arrastrar hasta aquí.',
    unreadable: 'No se ha podido leer {{name}}',
    no: 'No es ninguno de estos documentos',
    noText:
      '«{{name}}» no coincide con lo que la institución tiene con este código: es otro documento o ha cambiado.',
    yes: {
      generado: 'Este fichero es el documento generado',
      firmado: 'Este fichero es el documento firmado',
      formalizado: 'Este fichero es el documento formalizado',
    },
    yesText: '«{{name}}» coincide exactamente, sin ningún cambio.',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    agreementPublic: typeof texts;
  }
}
