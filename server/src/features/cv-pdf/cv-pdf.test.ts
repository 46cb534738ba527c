import type { Cv } from '@portal/contract/cv';
import { languages } from '@portal/contract/languages';
import { describe, expect, test } from 'vitest';
import { readBrand } from '../../brand.ts';
import { isEmpty } from '../../pdf/paper.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import { pdfTags } from '../../testing/pdf-tags.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { type CvPrinting, cvPaper, cvPdf } from './cv-pdf.ts';

const brand = readBrand('universidad');
const spanish: CvPrinting = { language: 'es', layout: 'clasico' };
const pagesOf = (text: string): number => text.match(/\/Type \/Page\b/g)?.length ?? 0;

const full: Cv = {
  personales: {
    nombre: 'Łukasz',
    apellidos: 'Nguyễn Ibáñez',
    dni: '12345678Z',
    fechaNacimiento: '2003-02-01',
    email: 'lukasz@example.test',
    telefono: '600 100 200',
    idPais: 1,
    idProvincia: 46,
    localidad: 'Gandia',
    nacionalidades: [1],
    numSegSocial: '281234567840',
  },
  academicos: [
    {
      id: 1,
      deLaUniversidad: true,
      idTitulacion: 102,
      centro: 'Facultad de Economía',
      nota: 2.4,
      curso: 3,
      ultimoCurso: false,
      actual: true,
      creditosSuperados: 130,
      creditosTotales: 240,
      anioPromocion: null,
    },
    {
      id: 2,
      deLaUniversidad: false,
      idTitulacion: 111,
      centro: 'Institut La Mar',
      nota: null,
      curso: null,
      ultimoCurso: false,
      actual: false,
      creditosSuperados: null,
      creditosTotales: null,
      anioPromocion: 2021,
    },
  ],
  idiomas: [
    { id: 1, idIdioma: 1, idNivelIdioma: 7, idCertificadoIdioma: null },
    { id: 2, idIdioma: 3, idNivelIdioma: 4, idCertificadoIdioma: 1 },
  ],
  profesional: Array.from({ length: 9 }, (_, place) => ({
    id: place,
    puesto: `Auxiliar administrativa con un nombre de puesto muy largo, número ${place}, que ocupa más de una línea`,
    empresa: 'Gestoría Turia, S. L.',
    fechaInicio: `201${9 - place}-01-15`,
    fechaFin: place === 0 ? null : `201${9 - place}-11-30`,
    descripcion: 'Facturas, nóminas y atención a la clientela.\nCierre mensual en hojas de cálculo. '.repeat(
      3,
    ),
  })),
  programasInformaticos: [101, 201, 203],
  intereses: [],
  competencias: [1, 2],
  interes: {
    carnesConducir: [3],
    cochePropio: true,
    disponibilidadExtranjero: true,
    disponibilidadTraslado: true,
    trabajandoActualmente: false,
  },
  tienePermisoTrabajo: false,
  busquedaPracticasActiva: true,
  busquedaTrabajoActiva: true,
  presentacion: 'Estudio Economía y busco unas prácticas en las que aprender «de verdad» — en equipo…',
};

const empty: Cv = {
  ...full,
  academicos: [],
  idiomas: [],
  profesional: [],
  programasInformaticos: [],
  competencias: [],
  interes: {
    carnesConducir: [],
    cochePropio: false,
    disponibilidadExtranjero: false,
    disponibilidadTraslado: false,
    trabajandoActualmente: false,
  },
  presentacion: null,
};

describe('the printed CV', () => {
  test.each(languages)('is a PDF/UA of several pages in %s, with its fonts', async (language) => {
    const text = Buffer.from(await cvPdf(full, { language, layout: 'clasico' }, brand)).toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    for (const part of ['/Marked true', `/Lang (${language})`, '/DisplayDocTitle true', '/FontFile2'])
      expect(text).toContain(part);
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    // Each page is read in the order of its tags.
    expect(text.match(/\/Tabs \/S\b/g)).toHaveLength(pagesOf(text));
    expect(text).not.toContain('/Type1');
    expect(pagesOf(text)).toBeGreaterThan(1);
  });

  test('has headings, paragraphs and lists in the order in which they are read', async () => {
    const cv = { ...empty, idiomas: full.idiomas, presentacion: 'Busco prácticas:\n- de datos\n- de web' };
    const pdf = await cvPdf(cv, spanish, brand);
    const item = 'LI(Lbl LBody)';
    expect(pdfTags(pdf)).toBe(`Document(H1 P H2 P L(${item} ${item}) H2 L(${item} ${item}))`);
    expect(pdfText(pdf).split('\n').slice(0, 4)).toEqual([
      'Łukasz Nguyễn Ibáñez',
      'lukasz@example.test  ·  600 100 200  ·  Gandia, Valencia',
      'Presentación',
      'Busco prácticas:',
    ]);
  });

  test('has the photo with what it is called, where the layout has one', async () => {
    const photo = fileSamples.png;
    const tags = async (layout: CvPrinting['layout']) =>
      pdfTags(await cvPdf(empty, { ...spanish, layout, photo }, brand));
    expect(await tags('conFoto')).toMatch(/^Document\(H1 P Figure«/);
    expect(await tags('clasico')).not.toContain('Figure');
    expect(pdfTags(await cvPdf(empty, { ...spanish, layout: 'conFoto' }, brand))).not.toContain('Figure');
  });

  test('fits on one page where that was chosen, and says how much it left out', async () => {
    const onePage = { ...spanish, layout: 'unaPagina' } as const;
    const long: Cv = {
      ...full,
      personales: { ...full.personales, nombre: 'Maria '.repeat(30).trim() },
      presentacion: 'Una frase que se repite muchas veces. '.repeat(70),
      academicos: Array.from({ length: 20 }, () => full.academicos.at(0)).flatMap((one) => one ?? []),
      profesional: Array.from({ length: 10 }, () => full.profesional).flat(),
      idiomas: Array.from({ length: 20 }, () => full.idiomas).flat(),
    };
    const pdf = await cvPdf(long, onePage, brand);
    expect(pagesOf(Buffer.from(pdf).toString('latin1'))).toBe(1);
    expect(pdfText(pdf)).toMatch(/Y \d+ más/);
    // What fits is whole.
    const short = pdfText(await cvPdf({ ...empty, presentacion: full.presentacion }, onePage, brand));
    expect(short.replaceAll('\n', ' ')).toContain(full.presentacion);
  });

  test.each(languages)('says everything with the names of the catalogue in %s', (language) => {
    const paper = cvPaper(full, language, brand);
    const said = JSON.stringify(paper);
    expect(said).not.toMatch(/"#\d+"|undefined|null ·/);
    expect(paper.sections.filter((section) => !isEmpty(section))).toHaveLength(7);
    expect(said).not.toContain('{{');
    expect(paper.contacts).toHaveLength(3);
  });

  test('begins with the headline, and says where the portfolio is', () => {
    const perfilProfesional = { titular: 'Economista', areasFuncionales: [], aniosExperiencia: null };
    const more = { ...full, perfilProfesional, enlacePortfolio: 'https://lukasz.example' };
    const { contacts, sections } = cvPaper(more, 'es', brand);
    expect(contacts.at(-1)).toBe('https://lukasz.example');
    expect(sections[0]?.text).toBe(`Economista\n${full.presentacion}`);
  });

  test('never has the numbers of the identity document or of the social security', () => {
    const said = JSON.stringify(cvPaper(full, 'es', brand));
    expect(said).not.toContain('12345678Z');
    expect(said).not.toContain('281234567840');
  });

  test('of a student who has filled in nothing has a name and one page', async () => {
    const text = Buffer.from(await cvPdf(empty, spanish, brand)).toString('latin1');
    expect(pagesOf(text)).toBe(1);
    expect(cvPaper(empty, 'es', brand).sections.filter((section) => !isEmpty(section))).toEqual([]);
  });
});

/** What the PDF says of a person of this name; a text goes into several pieces where it is broken. */
async function printed(nombre: string, presentacion: string | null = null): Promise<string> {
  const cv = { ...empty, personales: { ...full.personales, nombre, apellidos: 'Roca' }, presentacion };
  return pdfText(await cvPdf(cv, spanish, brand)).replaceAll('\n', ' ');
}

describe('letters', () => {
  test.each([
    'Núria Peña Güell',
    'Łukasz Żółć',
    'Ștefania Țăndărică',
    'Nguyễn Thị Ngọc Ánh',
    'Đorđe Šćepanović',
    'İpek Yıldız Çağlar',
    'Νίκος Παπαδόπουλος',
    'Игорь Щербаков',
  ])('of %s are printed as they are written', async (nombre) => {
    expect(await printed(nombre)).toContain(`${nombre} Roca`);
  });

  test.each([
    ['Jose\u0301', 'José'],
    ['coŀlegi, ﬁn\u2009de\u200bcurso', 'col·legi, fin decurso'],
    ['«l·l» — 5 € 🙂', '«l·l» — 5 €'],
    ['李雷', '??'],
    ['Łódź 李 🙂', 'Łódź ?'],
    ['Álgebra Ⅱ → nota ≥ 9', 'Álgebra II → nota ≥ 9'],
  ])('%s are printed %s', async (text, expected) => {
    expect(await printed('Aina', text)).toContain(expected);
  });

  test('have no pictures, in no part of it, and nothing is printed of what had but these', async () => {
    const [one] = full.profesional;
    const cv: Cv = {
      ...empty,
      personales: { ...full.personales, nombre: 'Aina 🎓', apellidos: 'Roca', telefono: '☎️ 600 100 200' },
      profesional: one ? [{ ...one, puesto: '🚀 Auxiliar', empresa: 'Turia 🏳️‍🌈', descripcion: '👍🏽' }] : [],
      presentacion: '🙂',
    };
    const pdf = await cvPdf(cv, spanish, brand);
    const text = pdfText(pdf);
    expect(text).not.toMatch(/\?|Presentación/);
    expect(text.split('\n')).toEqual(expect.arrayContaining(['Aina Roca', 'Auxiliar']));
    expect(text).toContain('  ·  600 100 200');
    expect(pdfTags(pdf)).toBe('Document(H1 P H2 H3 P P)');
    expect(Buffer.from(pdf).toString('latin1')).toContain('(Aina Roca)');
  });

  test('of what was pasted from a word processor are its words, with its lists and lines', async () => {
    const pasted =
      '<!--[if gte mso 9]><xml></xml><![endif]--><style>p {margin: 0}</style><p class=Mso>Sé&nbsp;R &amp; C&lt;int&gt;:</p><ul><li>Excel</li><li>Word</li></ul>';
    for (const layout of ['clasico', 'unaPagina'] as const) {
      const pdf = await cvPdf({ ...empty, presentacion: pasted }, { ...spanish, layout }, brand);
      expect(pdfText(pdf).split('\n').slice(2, 8)).toEqual([
        'Presentación',
        'Sé R & C<int>:',
        '•',
        'Excel',
        '•',
        'Word',
      ]);
      expect(pdfTags(pdf)).toContain('L(LI(Lbl LBody) LI(Lbl LBody))');
    }
    expect(await printed('Aina', '● Excel\n▪ Word\n✓ SAP')).toContain('• Excel • Word • SAP');
    expect(await printed('Aina', 'I <3 code, a < b, C<int>')).toContain('I <3 code, a < b, C<int>');
  });

  test('go along in the file, which stays small', async () => {
    expect((await cvPdf(full, spanish, brand)).byteLength).toBeLessThan(70_000);
  });
});
