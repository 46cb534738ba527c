import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/managedDocuments.ts';

export const texts: Texts<typeof es> = {
  title: 'Documents d’empreses',
  context: 'Primer, els lliurats que esperen una decisió.',
  ask: 'Demana un document',
  texto: 'Document o empresa',
  emptyText: 'Apareixeran aquí quan els demanis o les empreses els lliurin.',
  noneText: 'Prova amb menys filtres o amb una altra paraula.',
  accept: {
    button: 'Accepta',
    of: 'Accepta: {{name}}',
    title: 'Accepta el document',
    text: 'Avisarem {{company}}.',
    caduca: 'Últim dia de validesa',
    confirm: 'Accepta i avisa',
  },
  giveBack: {
    button: 'Retorna',
    of: 'Retorna: {{name}}',
    title: 'Retorna el document',
    text: '{{company}} llegirà el motiu i el podrà tornar a lliurar.',
    motivo: 'Motiu',
    confirm: 'Retorna i avisa',
  },
  withdraw: {
    button: 'Retira la sol·licitud',
    of: 'Retira la sol·licitud: {{name}}',
    text: '{{company}} no haurà de lliurar aquest document: {{name}}.',
  },
  form: {
    empresas: 'Empreses',
    empresasHelp: 'Escriu el nom o el NIF.',
    tipo: 'Classe',
    nombre: 'Document',
    descripcion: 'Explicació',
    fechaLimite: 'Data límit',
    told: 'Cada empresa rebrà un avís.',
    send: 'Demana el document',
    notAskable: 'Alguna de les empreses ja no està validada',
  },
};
