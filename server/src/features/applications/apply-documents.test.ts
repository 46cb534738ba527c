import { apply, coverLetterKind } from '@portal/contract/applications';
import { maxFileBytes } from '@portal/contract/files';
import { validationTexts } from '@portal/contract/messages/texts';
import type { offerContent } from '@portal/contract/offers';
import { getOffer } from '@portal/contract/student-offers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { files } from '../../db/tables/files.ts';
import { studentDocuments } from '../../db/tables/students.ts';
import { applyWith, documentsOf, newCompany, newStudent, rowsOf, told } from '../../testing/applications.ts';
import { addOffer } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal();
  company = await newCompany(portal);
});
afterAll(() => portal.close());

type Content = Partial<z.input<typeof offerContent>>;
const offer = (
  content: Content = {},
  values: Omit<Parameters<typeof addOffer>[2] & object, 'content'> = {},
) => addOffer(portal, company.id, { ...values, content });
const pdf = {
  ficheroB64: Buffer.from('%PDF-1.4 a letter %%EOF').toString('base64'),
  extension_adjunto: 'pdf',
};
const filesKept = () => portal.database.orm.select().from(files);

describe('documents', () => {
  const wanted: Content = {
    documentosRequeridos: [{ idTipoDocumento: 2, nombre: 'Expediente' }, { nombre: 'Prueba de diseño' }],
  };

  test('that are missing are named in the language of the caller', async () => {
    const student = await newStudent(portal);
    const target = await offer(wanted);
    const { datos, mensaje } = await portal.refused(
      apply,
      { body: { urlOferta: target.urlAcceso, aceptaCondiciones: true } },
      'missingDocumentation',
      { ...student, language: 'en' },
    );
    expect(datos).toEqual({
      documentacionNecesaria: [
        { idTipoDocumento: 2, nombre: 'Academic transcript' },
        { idTipoDocumento: null, nombre: 'Prueba de diseño' },
      ],
    });
    expect(mensaje).toContain('Academic transcript, Prueba de diseño');
  });

  test('a cover letter that is asked for may be written', async () => {
    const student = await newStudent(portal);
    const target = await offer({
      documentosRequeridos: [{ idTipoDocumento: coverLetterKind, nombre: 'Carta' }],
    });
    const body = { urlOferta: target.urlAcceso, aceptaCondiciones: true };
    for (const presentacion of [undefined, '   '])
      await portal.refused(apply, { body: { ...body, presentacion } }, 'missingDocumentation', student);
    const presentacion = 'Me gustan los archivos.';
    expect(await applyWith(portal, student.token, target.urlAcceso, { presentacion })).toMatchObject({
      status: 0,
    });
    const [row] = await rowsOf(portal, target.id, student.id);
    expect(row).toMatchObject({ presentacion });
  });

  test('of the CV go along by themselves, those sent are kept: a file and a link', async () => {
    const student = await newStudent(portal);
    const target = await offer(wanted);
    const [file] = await portal.database.orm
      .insert(files)
      .values({ clave: `cv-${student.id}`, nombre: 'expediente.pdf', extension: 'pdf', bytes: 9 })
      .returning();
    if (!file) throw new Error('no file');
    await portal.database.orm
      .insert(studentDocuments)
      .values({ studentId: student.id, idTipoDocumento: 2, fileId: file.id });
    const { status } = await applyWith(portal, student.token, target.urlAcceso, {
      documentos: [
        { nombre: 'prueba de DISEÑO', fichero: { ...pdf, nombre: 'prueba.pdf' } },
        { nombre: 'Portfolio', url: 'https://folio.example.test' },
      ],
    });
    expect(status).toBe(0);
    const [row] = await rowsOf(portal, target.id, student.id);
    expect(await documentsOf(portal, row?.id ?? 0)).toMatchObject([
      { idTipoDocumento: 2, nombre: 'expediente.pdf', fileId: file.id, url: null },
      { idTipoDocumento: null, nombre: 'prueba de DISEÑO', url: null },
      { idTipoDocumento: null, nombre: 'Portfolio', fileId: null, url: 'https://folio.example.test' },
    ]);
  });

  test('that lie about what they are leave nothing behind', async () => {
    const student = await newStudent(portal);
    const target = await offer();
    const before = await filesKept();
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
    const body = {
      urlOferta: target.urlAcceso,
      aceptaCondiciones: true,
      documentos: [
        { nombre: 'Carta', fichero: { ...pdf, nombre: 'carta.pdf' } },
        { nombre: 'CV', fichero: { ficheroB64: png, extension_adjunto: 'pdf' as const, nombre: 'cv.pdf' } },
      ],
    };
    const { datos } = await portal.refused(apply, { body }, 'fileTypeNotAllowed', student);
    expect(datos).toEqual({
      campos: [{ campo: 'documentos.1', mensaje: validationTexts.es.fileContent }],
    });
    expect(await rowsOf(portal, target.id, student.id)).toEqual([]);
    expect(await filesKept()).toHaveLength(before.length);
    expect(await told(portal, student.id)).toEqual([]);
  });

  test('of a type that is not taken, or too large, are refused with 46 and the reason', async () => {
    const student = await newStudent(portal);
    const { urlAcceso: urlOferta } = await offer();
    const large = Buffer.alloc(maxFileBytes + 1, '%PDF-1.4\n').toString('base64');
    for (const [fichero, campo, mensaje] of [
      [{ ...pdf, extension_adjunto: 'exe' }, 'documentos.1.fichero.extension_adjunto', 'fileType'],
      [{ ...pdf, ficheroB64: large }, 'documentos.1', 'fileTooLarge'],
    ] as const) {
      const documentos = [
        { nombre: 'Carta', fichero: { ...pdf, nombre: 'carta.pdf' } },
        { nombre: 'CV', fichero: { ...fichero, nombre: 'cv.pdf' } },
      ];
      const body = { urlOferta, aceptaCondiciones: true, documentos };
      const { datos } = await portal.refused(apply, { body }, 'fileTypeNotAllowed', student);
      const sentence = validationTexts.es[mensaje].replace('{{max}}', '2\u00a0MB');
      expect(datos).toEqual({ campos: [{ campo, mensaje: sentence }] });
    }
  });

  test('with both a file and a link, or neither, are no documents', async () => {
    const student = await newStudent(portal);
    const target = await offer();
    for (const document of [
      { nombre: 'Carta' },
      { nombre: 'Carta', fichero: { ...pdf, nombre: 'c.pdf' }, url: 'https://a.example.test' },
    ]) {
      const answer = await applyWith(portal, student.token, target.urlAcceso, { documentos: [document] });
      expect(answer.status).toBe(15);
    }
  });
});

test('a CV of one’s own goes along where the institution asks for it, and without it nobody applies (55)', async () => {
  const strict = await openPortal({
    brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, cvPropioObligatorio: true } }),
  });
  try {
    const firm = await newCompany(strict);
    const student = await newStudent(strict);
    const target = await addOffer(strict, firm.id);
    const body = { urlOferta: target.urlAcceso, aceptaCondiciones: true };
    const { datos } = await strict.refused(apply, { body }, 'ownCvRequired', student);
    expect(datos).toMatchObject({ requisitos: [{ regla: 'cvPropio', destino: 'documentos' }] });
    expect(await rowsOf(strict, target.id, student.id)).toEqual([]);

    const [file] = await strict.database.orm
      .insert(files)
      .values({ clave: 'own-cv', nombre: 'mi-cv.pdf', extension: 'pdf', bytes: 9 })
      .returning();
    if (!file) throw new Error('no file');
    await strict.database.orm
      .insert(studentDocuments)
      .values({ studentId: student.id, idTipoDocumento: 1, fileId: file.id });
    const read = await strict.get(getOffer, { params: { id: target.urlAcceso } }, student);
    expect(read.documentosDelCv).toEqual([
      { idTipoDocumento: 1, nombre: 'Currículum', fichero: 'mi-cv.pdf' },
    ]);
    expect((await applyWith(strict, student.token, target.urlAcceso)).status).toBe(0);
    const [row] = await rowsOf(strict, target.id, student.id);
    expect(await documentsOf(strict, row?.id ?? 0)).toMatchObject([{ idTipoDocumento: 1, fileId: file.id }]);
  } finally {
    await strict.close();
  }
});
