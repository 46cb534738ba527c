import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/companyPlacements.ts';

export const texts: Texts<typeof es> = {
  context: 'Primer, les que esperen la signatura de l’empresa.',
  filters: { texto: 'Estudiant, tutor o oferta', estado: 'Estat', any: 'Totes', submit: 'Cerca' },
  found_one: '{{count}} pràctica',
  found_other: '{{count}} pràctiques',
  tutor: 'Tutor: {{name}}',
  awaitsSignature: 'Pendent de la seva signatura',
  empty: 'Encara no hi ha estudiants en pràctiques',
  emptyText: 'Apareixeran aquí quan la universitat validi un formulari d’incorporació.',
  none: 'Cap pràctica no coincideix amb la cerca',
  noneText: 'Provi amb un altre estat o amb el principi del nom.',
  all: 'Mostra totes les pràctiques',
  todo: {
    title: 'Pendent de la seva part',
    sign: 'Signi l’annex',
    signText: 'Llegeixi’l abans: diu les dates, l’horari, les tasques i qui tutoritza l’estudiant.',
    document: 'Lliuri: {{name}}',
  },
  missingTitle: 'Pendent d’altres parts',
  signLater: 'El tutor acadèmic hi figura: el podrà signar tan bon punt la institució l’assigni. L’avisarem.',
  link: {
    title: 'Enllaç del tutor d’empresa',
    text: 'El tutor confirma les hores i escriu el seu informe amb un enllaç personal que li enviem per correu.',
    none: 'Encara no se li ha enviat.',
    until: 'Funciona fins al {{day}}.',
    expired: 'Va caducar el {{day}}. El tutor pot demanar-ne un altre a la pàgina de l’enllaç.',
    seen: 'El va obrir per última vegada',
    unseen: 'Encara no l’ha obert.',
  },
};
