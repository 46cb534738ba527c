/** What is in the zip of all that is kept of a student. */
export const es = {
  fileName: 'mis-datos',
  recordName: 'datos.json',
  readmeName: 'LEEME.txt',
  folder: 'ficheros',
  readme: `Estos son todos los datos tuyos que guarda el portal (artículos 15 y 20 del RGPD).

datos.json
  datos: lo que el portal guarda de ti, por partes. El CV que enviaste con cada candidatura está en «enviado».
  ficheros: tus ficheros. «enElZip» dice dónde está cada uno; los que no caben en el zip puedes descargarlos desde el portal.
  catalogos: lo que significa cada número de «datos» (por ejemplo, idPais 1).

ficheros
  Los ficheros que has subido o que el portal ha preparado para ti.

No están las claves que abren tu cuenta, quiénes son otras personas ni lo que cada empresa escribe para uso interno, de lo que responde la empresa.
`,
};
