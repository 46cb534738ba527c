/** Documents of companies as managers see them. */
export const texts = {
  title: 'Documentos de empresas',
  context: 'Primero, los entregados que esperan una decisión.',
  ask: 'Pedir un documento',
  texto: 'Documento o empresa',
  emptyText: 'Aparecerán aquí cuando los pidas o las empresas los entreguen.',
  noneText: 'Prueba con menos filtros o con otra palabra.',
  accept: {
    button: 'Aceptar',
    of: 'Aceptar: {{name}}',
    title: 'Aceptar el documento',
    text: 'Avisaremos a {{company}}.',
    caduca: 'Último día de validez',
    confirm: 'Aceptar y avisar',
  },
  giveBack: {
    button: 'Devolver',
    of: 'Devolver: {{name}}',
    title: 'Devolver el documento',
    text: '{{company}} leerá el motivo y podrá entregarlo de nuevo.',
    motivo: 'Motivo',
    confirm: 'Devolver y avisar',
  },
  withdraw: {
    button: 'Retirar la solicitud',
    of: 'Retirar la solicitud: {{name}}',
    text: '{{company}} no tendrá que entregar este documento: {{name}}.',
  },
  form: {
    empresas: 'Empresas',
    empresasHelp: 'Escribe el nombre o el NIF.',
    tipo: 'Clase',
    nombre: 'Documento',
    descripcion: 'Explicación',
    fechaLimite: 'Fecha límite',
    told: 'Cada empresa recibirá un aviso.',
    send: 'Pedir el documento',
    notAskable: 'Alguna de las empresas ya no está validada',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    managedDocuments: typeof texts;
  }
}
