import type { Events } from '../event.ts';

export const companyVerificationEvents = {
  verificationAccepted: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Hemos verificado los datos de su empresa',
        texto: 'Los datos fiscales y el firmante que nos envió ya son los de {{empresa}}.',
      },
      ca: {
        titulo: 'Hem verificat les dades de la seva empresa',
        texto: 'Les dades fiscals i el signant que ens va enviar ja són els de {{empresa}}.',
      },
      en: {
        titulo: 'We’ve verified your company’s details',
        texto: 'The tax details and signatory you sent us are now those of {{empresa}}.',
      },
    },
  },
  verificationRejected: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'No hemos podido verificar el cambio de datos',
        texto:
          'El cambio de los datos de {{empresa}} no se ha aceptado. Motivo: {{motivo}}. Puede corregirlo y volver a enviarlo.',
      },
      ca: {
        titulo: 'No hem pogut verificar el canvi de dades',
        texto:
          'El canvi de les dades de {{empresa}} no s’ha acceptat. Motiu: {{motivo}}. El pot corregir i tornar a enviar.',
      },
      en: {
        titulo: 'We couldn’t verify the change of details',
        texto:
          'The change to the details of {{empresa}} wasn’t accepted. Reason: {{motivo}}. You can edit it and send it again.',
      },
    },
  },
} as const satisfies Events;
