import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/managedDocuments.ts';

export const texts: Texts<typeof es> = {
  title: 'Company documents',
  context: 'First, those handed in that await a decision.',
  ask: 'Ask for a document',
  texto: 'Document or company',
  emptyText: 'They will appear here once you ask for them or companies hand them in.',
  noneText: 'Try fewer filters or another word.',
  accept: {
    button: 'Accept',
    of: 'Accept: {{name}}',
    title: 'Accept the document',
    text: 'We’ll tell {{company}}.',
    caduca: 'Last day on which it is good',
    confirm: 'Accept and tell',
  },
  giveBack: {
    button: 'Return',
    of: 'Return: {{name}}',
    title: 'Return the document',
    text: '{{company}} will read the reason and can hand it in again.',
    motivo: 'Reason',
    confirm: 'Return and tell',
  },
  withdraw: {
    button: 'Withdraw the request',
    of: 'Withdraw the request: {{name}}',
    text: '{{company}} will not need to hand in this document: {{name}}.',
  },
  form: {
    empresas: 'Companies',
    empresasHelp: 'Type the name or the tax ID.',
    tipo: 'Kind',
    nombre: 'Document',
    descripcion: 'Explanation',
    fechaLimite: 'Deadline',
    told: 'Each company will be told.',
    send: 'Ask for the document',
    notAskable: 'One of the companies is no longer approved',
  },
};
