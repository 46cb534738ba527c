import type { ScreenNames } from './screen-names.ts';

export const screens = {
  newAgreement: {
    title: {
      es: 'Solicitud de convenio',
      ca: 'Sol·licitud de conveni',
      en: 'Agreement request',
    },
    paths: {
      es: ['nuevo-convenio-colaboracion'],
      ca: ['nou-conveni-collaboracio'],
      en: ['new-agreement'],
    },
  },
  signedAgreement: {
    title: {
      es: 'Subir el convenio firmado',
      ca: 'Puja el conveni signat',
      en: 'Upload the signed agreement',
    },
    paths: {
      es: ['subir-convenio-firmado'],
      ca: ['pujar-conveni-signat'],
      en: ['upload-signed-agreement'],
    },
  },
  agreement: {
    title: { es: 'Convenio', ca: 'Conveni', en: 'Agreement' },
    paths: { es: ['convenios/:idConvenio'], ca: ['convenis/:idConvenio'], en: ['agreements/:idConvenio'] },
  },
  agreementReview: {
    title: { es: 'Revisión del convenio', ca: 'Revisió del conveni', en: 'Agreement review' },
    paths: { es: ['revisar-convenio'], ca: ['revisar-conveni'], en: ['review-agreement'] },
  },
  verification: {
    title: { es: 'Comprobar un documento', ca: 'Comprova un document', en: 'Check a document' },
    paths: { es: ['comprobar-documento'], ca: ['comprovar-document'], en: ['check-document'] },
  },
  verifiedDocument: {
    title: { es: 'Comprobar un documento', ca: 'Comprova un document', en: 'Check a document' },
    paths: {
      es: ['comprobar-documento/:codigo'],
      ca: ['comprovar-document/:codigo'],
      en: ['check-document/:codigo'],
    },
  },
  managedAgreements: {
    title: { es: 'Convenios', ca: 'Convenis', en: 'Agreements' },
    paths: { es: ['gestion/convenios'], ca: ['gestio/convenis'], en: ['management/agreements'] },
  },
  managedAgreement: {
    title: { es: 'Convenio', ca: 'Conveni', en: 'Agreement' },
    paths: {
      es: ['gestion/convenios/:idConvenio'],
      ca: ['gestio/convenis/:idConvenio'],
      en: ['management/agreements/:idConvenio'],
    },
  },
  agreementTexts: {
    title: { es: 'Texto de los convenios', ca: 'Text dels convenis', en: 'Text of agreements' },
    paths: {
      es: ['gestion/texto-convenios'],
      ca: ['gestio/text-convenis'],
      en: ['management/agreement-text'],
    },
  },
} as const satisfies ScreenNames;
