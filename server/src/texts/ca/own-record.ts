import type { es } from '../es/own-record.ts';

export const ca: typeof es = {
  fileName: 'les-meves-dades',
  recordName: 'dades.json',
  readmeName: 'LLEGEIX-ME.txt',
  folder: 'fitxers',
  readme: `Aquestes són totes les dades teves que desa el portal (articles 15 i 20 de l’RGPD).

dades.json
  datos: el que el portal desa de tu, per parts. El CV que vas enviar amb cada candidatura és a «enviado».
  ficheros: els teus fitxers. «enElZip» diu on és cadascun; els que no caben en el zip els pots baixar des del portal.
  catalogos: el que significa cada número de «datos» (per exemple, idPais 1).

fitxers
  Els fitxers que has pujat o que el portal ha preparat per a tu.

No hi ha les claus que obren el teu compte, qui són altres persones ni el que cada empresa escriu per a ús intern, de la qual cosa respon l’empresa.
`,
};
