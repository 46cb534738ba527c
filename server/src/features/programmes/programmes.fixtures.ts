import { randomUUID } from 'node:crypto';
import type { calls, programmeContent } from '@portal/contract/programmes';
import type { z } from 'zod';
import { files } from '../../db/tables/files.ts';
import { programmeAdhesions, programmeDocuments, programmes } from '../../db/tables/programmes.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import type { TestPortal } from '../../testing/portal.ts';

type Content = z.input<typeof programmeContent>;

export const someProgramme = (more: Partial<Content> = {}): Content => ({
  textos: { es: { titulo: 'Programa Talento', descripcion: '<p>Doce meses en una empresa.</p>' } },
  entradillas: { es: 'Prácticas de un año.' },
  patrocinador: 'Fundación Talento',
  desde: '2026-01-01',
  hasta: null,
  adhesionAlumnos: true,
  adhesionEmpresas: true,
  para: 'todos',
  exigeDedicacion: false,
  abierto: true,
  publicado: true,
  ...more,
});

/** A programme that is there already: by default published and open, for who was accepted. */
export async function addProgramme(
  { database }: TestPortal,
  more: Partial<typeof programmes.$inferInsert> = {},
) {
  const [row] = await database.orm
    .insert(programmes)
    .values({
      claveEnvio: randomUUID(),
      textos: { es: { titulo: 'Programa Talento', descripcion: '<p>Texto</p>' } },
      entradillas: {},
      patrocinador: 'Fundación Talento',
      desde: '2026-01-01',
      adhesionAlumnos: true,
      adhesionEmpresas: true,
      para: 'todos',
      exigeDedicacion: false,
      abierto: true,
      publicado: true,
      ...more,
    })
    .returning();
  if (!row) throw new Error('a programme was not written');
  return row;
}

/** A request to join a programme: by default accepted. */
export async function addAdhesion(
  { database }: TestPortal,
  programmeId: number,
  of: { accountId: number } | { companyId: number },
  estado: 'solicitada' | 'aceptada' | 'rechazada' = 'aceptada',
): Promise<number> {
  const [row] = await database.orm
    .insert(programmeAdhesions)
    .values({ programmeId, ...of, estado, creada: new Date() })
    .returning();
  if (!row) throw new Error('a request was not written');
  return row.id;
}

/** A document of a programme; its file is a PDF. */
export async function addDocument(portal: TestPortal, programmeId: number): Promise<number> {
  const [stored] = await portal.database.orm
    .insert(files)
    .values({ clave: randomUUID(), nombre: 'bases.pdf', extension: 'pdf', bytes: 10 })
    .returning({ id: files.id });
  if (!stored) throw new Error('a file was not written');
  const [row] = await portal.database.orm
    .insert(programmeDocuments)
    .values({ programmeId, fileId: stored.id, nombre: 'bases.pdf', creada: new Date() })
    .returning();
  if (!row) throw new Error('a document was not written');
  return row.id;
}

export const programmesBodies = ({ portal, student }: Callers): BodiesOf<typeof calls> => {
  const asked = async () => {
    const idPrograma = (await addProgramme(portal)).id;
    const id = await addAdhesion(portal, idPrograma, { accountId: student.id }, 'solicitada');
    return { idPrograma, adhesiones: [id] };
  };
  return {
    createProgramme: async () => ({ claveEnvio: randomUUID(), programa: someProgramme() }),
    editProgramme: async () => ({
      idPrograma: (await addProgramme(portal)).id,
      version: 1,
      programa: someProgramme(),
    }),
    deleteProgramme: async () => ({ id: (await addProgramme(portal)).id }),
    setProgrammePicture: async () => ({
      idPrograma: (await addProgramme(portal)).id,
      extension: 'png',
      ficheroB64: fileSamples.png.toString('base64'),
    }),
    addProgrammeDocument: async () => ({
      idPrograma: (await addProgramme(portal)).id,
      fichero: {
        ficheroB64: fileSamples.pdf.toString('base64'),
        extension_adjunto: 'pdf',
        nombre: 'bases.pdf',
      },
    }),
    deleteProgrammeDocument: async () => ({ id: 1 }),
    acceptAdhesions: asked,
    refuseAdhesions: async () => ({ ...(await asked()), motivo: 'No quedan plazas en el programa.' }),
    exportAdhesions: async () => ({ idPrograma: (await asked()).idPrograma, formato: 'csv' }),
  };
};
