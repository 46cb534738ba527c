import { randomUUID } from 'node:crypto';
import type { calls } from '@portal/contract/cv';
import { addLanguage, getCv } from '@portal/contract/cv';
import { files } from '../../db/tables/files.ts';
import { studentDocuments } from '../../db/tables/students.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import { file } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';

/** What the institution alone reads. */
export const reservedData = {
  genero: 'mujer',
  idPaisNacimiento: 250,
  localidadNacimiento: 'Perpignan',
  telefono2: '963111222',
  direccion: 'Calle del Olmo, 7',
  codigoPostal: '46022',
  direccionCurso: 'Residencia Azahar',
  codigoPostalCurso: '08202',
  idPaisCurso: 1,
  idProvinciaCurso: 8,
  localidadCurso: 'Sabadell',
  iban: 'ES9121000418450200051332',
  discapacidad: true,
  boletin: true,
  comunicaciones: false,
  idIdiomaComunicaciones: 2,
} as const;

/** A document of the CV, without the call that takes few a minute; gives its id. */
async function addStoredDocument({ database }: TestPortal, studentId: number): Promise<{ id: number }> {
  const stored = { clave: randomUUID(), nombre: 'expediente.pdf', extension: 'pdf', bytes: 1 };
  const [kept] = await database.orm.insert(files).values(stored).returning({ id: files.id });
  const [row] = await database.orm
    .insert(studentDocuments)
    .values({ studentId, idTipoDocumento: 2, fileId: kept?.id ?? 0 })
    .returning({ id: studentDocuments.id });
  if (!row) throw new Error('no document was written');
  return row;
}

export function cvBodies({ portal, student }: Callers): BodiesOf<typeof calls> {
  const active = async () => ({ activa: true });
  /** A language of the CV, added where it is not there yet. */
  const spoken = async (idIdioma: number): Promise<{ id: number }> => {
    const { cv } = await portal.get(getCv, {}, student);
    const known = cv.idiomas.find((one) => one.idIdioma === idIdioma);
    if (known) return { id: known.id };
    return portal.get(addLanguage, { body: { idIdioma, idNivelIdioma: 3 } }, student);
  };
  return {
    editPersonalData: async () => ({
      telefono: '612345678',
      dni: null,
      numSegSocial: '281234567840',
      idPais: 1,
      idProvincia: 46,
      localidad: 'València',
      nacionalidades: [1],
      ...reservedData,
    }),
    editEmailData: async () => ({
      emailPersonal: `${randomUUID()}@personal.test`,
      comunicacionesEnEmailEstudiante: false,
    }),
    editProfilePicture: async () => ({ extension: 'png', ficheroB64: fileSamples.png.toString('base64') }),
    editPresentation: async () => ({ texto: 'Me gusta aprender.' }),
    editPortfolioLink: async () => ({ enlace: 'https://portfolio.example/nora' }),
    editInternshipPreference: async () => ({ idPeriodoPreferencia: 3 }),
    editSectors: async () => ({ sectoresInteres: [1] }),
    editProfessionalProfile: async () => ({
      titular: 'Economista en formación',
      areasFuncionales: [1],
      aniosExperiencia: 1,
    }),
    editLanguage: async () => ({
      ...(await spoken(5)),
      idIdioma: 5,
      idNivelIdioma: 4,
    }),
    editInternshipSearch: active,
    editJobSearch: active,
    editWorkPermit: async () => ({ permiso: true }),
    editInterestData: async () => ({
      carnesConducir: [1],
      cochePropio: true,
      disponibilidadExtranjero: true,
      disponibilidadTraslado: false,
      trabajandoActualmente: false,
      intereses: [1],
    }),
    editSoftware: async () => ({ programasInformaticos: [101] }),
    editCompetencies: async () => ({ competencias: [1] }),
    addLanguage: async () => ({ idIdioma: 2, idNivelIdioma: 3, idCertificadoIdioma: null }),
    deleteLanguage: () => spoken(3),
    addDocument: async () => ({ idTipoDocumento: 1, fichero: { ...file, nombre: `${randomUUID()}.pdf` } }),
    deleteDocument: () => addStoredDocument(portal, student.id),
  };
}

/** A segment of a JPEG. */
export function segment(marker: number, data: string | Uint8Array): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** A JPEG of two scans, the first with an escaped byte and a restart; `told` stands before its frame, `behind` after its end. */
export function jpegWith(
  width: number,
  height: number,
  told: Buffer[] = [],
  behind = Buffer.alloc(0),
): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...told,
    segment(0xdb, Buffer.alloc(65)),
    segment(0xc2, frame),
    segment(0xc4, Buffer.alloc(20)),
    scan,
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    segment(0xc4, Buffer.alloc(20)),
    scan,
    Buffer.from([0x78, 0x9a]),
    Buffer.from([0xff, 0xd9]),
    behind,
  ]);
}
