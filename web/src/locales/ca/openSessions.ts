import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/openSessions.ts';

export const texts: Texts<typeof es> = {
  title: 'Sessions obertes',
  text: 'Una sessió es tanca automàticament 8 hores després d’iniciar-la.',
  textIdle:
    'Una sessió es tanca automàticament 8 hores després d’iniciar-la o quan fa {{minutes}} minuts que no es fa servir.',
  list: 'Sessions obertes d’aquest compte',
  device: '{{browser}} a {{system}}',
  otherBrowser: 'Un altre navegador',
  samsung: 'Samsung Internet',
  ios: 'iPhone o iPad',
  unknownDevice: 'Dispositiu sense identificar',
  current: 'Aquesta sessió',
  network: 'Xarxa {{network}}',
  sameNetwork: 'Xarxa {{network}}, la mateixa que la d’aquesta sessió',
  unknownNetwork: 'Xarxa desconeguda',
  lastUse: 'Darrer ús:',
  began: 'Inici:',
  end: 'Tanca',
  endOf: 'Tanca la sessió de {{device}}',
  ended: 'S’ha tancat la sessió',
  onlyThis: 'No hi ha cap altra sessió oberta.',
  unfamiliar: 'Davant d’una sessió desconeguda, el més segur és tancar-la i canviar la contrasenya.',
  endOthers: 'Tanca les altres sessions',
  confirmTitle: 'Vols tancar totes les altres sessions?',
  confirmText:
    'Als altres dispositius i navegadors caldrà tornar a iniciar la sessió. Aquesta sessió continuarà oberta.',
  confirm: 'Tanca les altres sessions',
  othersEnded: 'S’han tancat les altres sessions',
};
