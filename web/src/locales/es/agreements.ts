/** What a company reads of its agreements. */
export const texts = {
  draftTitle: 'Convenio en borrador',
  made: 'Generado el {{day}}',
  renew: 'Renovar el convenio',
  goOn: 'Continuar la solicitud',
  correct: 'Corregir la solicitud',
  correctUnsigned: 'Corregir antes de firmar',
  download: 'Descargar el convenio',
  choose: 'Elija el convenio cuyo documento firmado quiere entregar.',
  list: {
    title: 'Convenios',
    add: 'Nuevo convenio',
    none: 'Todavía no hay convenios',
    noneText: 'Solicite uno para acoger a estudiantes en prácticas.',
    until: 'Caduca el {{day}}',
    endless: 'Sin caducidad',
    download: 'Descargar',
    downloadOf: 'Descargar: {{name}}',
  },
  next: {
    borrador: 'La solicitud está sin terminar',
    paper: 'Firme el convenio en papel y envíelo a la institución',
    firmado: 'La institución está revisando el convenio firmado',
    secretaria: 'El convenio está pendiente de la firma de la institución',
    formalizado: 'El convenio está en vigor',
    ends: 'El convenio caduca el {{day}}',
    erroneo: 'La institución ha devuelto el convenio para que lo corrija',
    caducado: 'El convenio ha caducado',
  },
  nextText: {
    borrador:
      'Lo que ha escrito está guardado. Al enviar la solicitud se genera el documento que hay que firmar.',
    paper:
      'Imprima el documento, fírmelo y envíelo por correo postal a {{address}}. El historial mostrará cuándo lo recibe la institución.',
    firmado: 'No tiene que hacer nada más. Le avisaremos cuando esté firmado por ambas partes.',
    secretaria: 'No tiene que hacer nada más. Le avisaremos cuando esté firmado por ambas partes.',
    formalizado: 'Lo han firmado ambas partes. Ya puede acoger a estudiantes en prácticas.',
    ends: 'Renuévelo con los mismos datos para que las prácticas tengan siempre un convenio en vigor.',
    erroneo: 'Al enviar la corrección se genera una versión nueva, y la anterior se conserva.',
    caducado: 'Renuévelo con los mismos datos para acoger a más estudiantes en prácticas.',
  },
  discard: {
    button: 'Descartar el borrador',
    title: '¿Descartar el borrador?',
    text: 'Se borrará lo que ha escrito y los enlaces de revisión dejarán de funcionar.',
  },
  sign: {
    title: 'Firma del convenio',
    help: 'El documento está generado y pendiente de su firma electrónica.',
    steps: {
      download: 'Descargue el convenio y guárdelo sin modificarlo.',
      sign: 'Fírmelo con AutoFirma o con otro programa y un certificado electrónico cualificado.',
      upload: 'Elija aquí el PDF firmado y envíelo.',
    },
    file: 'Convenio {{number}} firmado',
    fileHelp: 'El PDF tal como lo ha guardado el programa de firma. No se admiten documentos escaneados.',
    checked:
      'Al recibirlo se comprueba que es el documento generado, que no ha cambiado y que lleva una firma electrónica correcta. Si la firma no se puede comprobar automáticamente, la revisa una persona de la institución.',
    send: 'Enviar el convenio firmado',
    doubtful: 'Hemos recibido el documento. Una persona de la institución revisará la firma.',
  },
  nothingToSign: {
    title: 'Ningún convenio espera su firma',
    text: 'Cuando genere un convenio con firma digital podrá entregar aquí el documento firmado.',
    action: 'Solicitar un convenio',
  },
  unknown: {
    title: 'No encontramos este convenio',
    text: 'Puede que se haya descartado o que el enlace esté incompleto.',
    home: 'Ir al inicio',
  },
  reviews: {
    title: 'Revisión antes de firmar',
    help: 'Un asesor o el firmante pueden leer el convenio, comentarlo y confirmar sus datos sin tener cuenta. El enlace caduca a los {{count}} días y puede retirarlo cuando quiera.',
    add: 'Crear un enlace de revisión',
    name: 'Nombre de la persona que revisa',
    nameHelp: 'Para distinguir los enlaces y los comentarios.',
    make: 'Crear el enlace',
    ready: 'Enlace de revisión de {{name}}',
    once: 'Cópielo ahora: por seguridad no se volverá a mostrar.',
    copy: 'Copiar el enlace',
    made: 'Creado el {{day}}',
    until: 'caduca el {{day}}',
    expired: 'caducó el {{day}}',
    withdrawn: 'retirado',
    opened: 'Abierto por última vez el {{day}}',
    unopened: 'Todavía no se ha abierto',
    confirmed: 'Ha confirmado los datos del firmante',
    comments: 'Comentarios',
    accept: 'Aceptar',
    discard: 'Descartar',
    decisions: { aceptado: 'Aceptado', descartado: 'Descartado' },
    withdraw: 'Retirar el enlace',
    withdrawTitle: '¿Retirar el enlace de {{name}}?',
    withdrawText: 'El enlace dejará de funcionar. Los comentarios recibidos se conservan.',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    agreements: typeof texts;
  }
}
