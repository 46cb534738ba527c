import type { es } from '../es/own-record.ts';

export const en: typeof es = {
  fileName: 'my-data',
  recordName: 'data.json',
  readmeName: 'README.txt',
  folder: 'files',
  readme: `This is all the data that the portal keeps of you (articles 15 and 20 of the GDPR).

data.json
  datos: what the portal keeps of you, part by part. The CV that you sent with each application is in "enviado".
  ficheros: your files. "enElZip" says where each of them is; those that do not fit in the zip can be downloaded from the portal.
  catalogos: what each number in "datos" stands for (for example, idPais 1).

files
  The files that you have uploaded, or that the portal has made for you.

The keys that open your account, who other people are and what each company writes for its own use, which the company answers for, are not included.
`,
};
