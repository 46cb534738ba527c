/** What certificates of attendance at an event print. */
export const ca = {
  certificate: {
    title: 'Certificat d’assistència',
    fileName: 'certificat d’assistència {{dia}}.pdf',
    certifies:
      '{{institucion}} certifica que la persona indicada va assistir a l’esdeveniment que es descriu.',
    facts: {
      alumno: 'Assistent',
      dni: 'Document d’identitat',
      titulo: 'Esdeveniment',
      tipo: 'Tipus',
      fechas: 'Data',
      lugar: 'Lloc',
      organizador: 'Organitza',
      horas: 'Hores',
    },
    attendance: 'Assistència',
    categories: {
      feria: 'Fira',
      taller: 'Taller',
      charla: 'Xerrada',
      presentacion: 'Presentació d’empresa',
      visita: 'Visita',
      otros: 'Altres',
    },
    oneDay: '{{inicio}}, de {{hora}} a {{horaFin}}',
    severalDays: 'Del {{inicio}}, a les {{hora}}, al {{fin}}, a les {{horaFin}}',
    online: 'En línia',
    both: '{{lugar}} i en línia',
    issued: 'Emès el {{dia}}.',
    footCode: 'Certificat d’assistència · Codi de verificació: {{code}}',
    footVerify: 'Aquest document es pot verificar a {{address}}',
    pageOf: 'Pàgina {{page}} de {{pages}}',
  },
};
