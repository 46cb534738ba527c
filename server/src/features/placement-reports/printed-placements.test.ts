import { languages } from '@portal/contract/languages';
import { type HostReport, memoriaHeadings, ratedAspects } from '@portal/contract/placement-reports';
import { describe, expect, test } from 'vitest';
import { readInstitution } from '../../brand.ts';
import { pdfTags } from '../../testing/pdf-tags.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { formData } from '../incorporation-forms/incorporation-forms.fixtures.ts';
import { printCertificate } from './print-certificate.ts';
import { printHostReport, printMemoria } from './print-report.ts';
import { reportTexts } from './report-texts.ts';

const { brand } = readInstitution({ BRAND: 'universidad' });

const printed = {
  placement: {
    numero: '2030/0042',
    datos: formData,
    tipoPractica: 'curricular' as const,
    titulacion: 'Grado en Estadística',
    fechaInicio: '2031-02-03',
    fechaFin: '2031-06-27',
    finDesde: null,
  },
  parties: {
    alumno: 'Nora Prats Vidal',
    dni: '12345678Z',
    empresa: 'Datos del Turia, S. L.',
    cif: 'B12345674',
    asumeCosteSS: null,
    tutorAcademico: 'Carme Puig Sala',
  },
  brand,
  createdAt: new Date('2031-07-01T09:00:00Z'),
  quien: 'Marta Gil Ros',
  dia: '2031-07-01',
};

const report: HostReport = {
  valoraciones: {
    capacidadTecnica: '5',
    capacidadAprendizaje: '4',
    administracionTrabajos: '3',
    habilidadesComunicacion: '2',
    sentidoResponsabilidad: '1',
    facilidadAdaptacion: '5',
    creatividadIniciativa: 'noProcede',
    implicacionPersonal: '5',
    motivacion: '5',
    receptividadCriticas: '4',
    puntualidad: '5',
    relacionesEntorno: '5',
    trabajoEquipo: '5',
  },
  horas: 392.5,
  observaciones: 'Ha aprendido deprisa.\n\n**Volvería** a contar con ella.',
};

const memoria = {
  entidad: 'Datos del Turia, en València.',
  tareas: 'Preparé informes.',
  competencias: 'Estadística aplicada.',
  problemas: 'Datos sucios: los limpié.',
  aprendizaje: 'A preguntar antes.',
  evaluacion: 'Muy buena.',
};

const said = (pdf: Uint8Array): string => pdfText(pdf).replaceAll('\n', ' ');
const everybody = [
  'Nora Prats Vidal',
  '12345678Z',
  'Grado en Estadística',
  'Datos del Turia, S. L.',
  'Marta Gil Ros',
  'Carme Puig Sala',
  'Calle Colón, 12',
];

/** Whether the words are on the page, wherever its lines break. */
const has = (pdf: Uint8Array, words: string): boolean =>
  said(pdf).replaceAll(' ', '').includes(words.replaceAll(' ', ''));

describe.each(languages)('in %s', (language) => {
  const words = reportTexts[language];

  test('a host tutor’s report has every aspect of the decree with its rating', async () => {
    const pdf = await printHostReport({ ...printed, language }, 'final', report);
    for (const one of [...everybody, words.host.title.final]) expect(has(pdf, one), one).toBe(true);
    for (const aspect of ratedAspects) {
      const rating = report.valoraciones[aspect];
      const row = `${words.aspects[aspect]}${rating === 'noProcede' ? words.host.none : rating}`;
      expect(has(pdf, row), row).toBe(true);
    }
    expect(has(pdf, language === 'en' ? '392.5' : '392,5')).toBe(true);
  });

  test('a student’s final report has the headings of the decree over what was written', async () => {
    const pdf = await printMemoria({ ...printed, language }, memoria);
    for (const heading of memoriaHeadings) {
      const part = `${words.memoria.headings[heading]}${memoria[heading]}`;
      expect(has(pdf, part), part).toBe(true);
    }
  });

  test('a certificate has who did what where, for how long, and its code on the page', async () => {
    const certified = {
      ...printed,
      language,
      horas: 392.5,
      code: 'K7QX-4TRB',
      verifyUrl: 'https://portal.example/v',
    };
    const pdf = await printCertificate(certified);
    for (const one of [...everybody, '2030/0042', 'K7QX-4TRB', 'https://portal.example/v', brand.nombre])
      expect(has(pdf, one), one).toBe(true);
    expect(has(pdf, language === 'en' ? '392.5' : '392,5')).toBe(true);
  });

  test('what was pasted or has pictures is printed as its words, with its lists', async () => {
    const tareas =
      '<p>Preparé <b>informes</b> &amp; datos 🙂:</p>\n<ul>\n<li>Con C&lt;int&gt;</li>\n<li>Con R</li>\n</ul>';
    const pdf = await printMemoria(
      { ...printed, language, placement: { ...printed.placement, titulacion: 'Grado 🎓 en <3' } },
      { ...memoria, tareas, problemas: '● Uno\n✓ Dos', evaluacion: '👍' },
    );
    const shown = pdfText(pdf).split('\n');
    expect(shown).toEqual(
      expect.arrayContaining([
        'Preparé informes & datos:',
        'Con C<int>',
        'Con R',
        'Uno',
        'Dos',
        'Grado en <3',
      ]),
    );
    expect(said(pdf)).not.toMatch(/[?●✓]|li>/);
    expect(pdfTags(pdf).match(/L\(LI\(Lbl LBody\(P\)\) LI\(Lbl LBody\(P\)\)\)/g)).toHaveLength(2);
  });

  test('each is a PDF/UA in its language', async () => {
    const sent = { ...printed, language };
    const certified = { ...sent, horas: 1, code: 'K7QX', verifyUrl: 'https://portal.example/v' };
    for (const pdf of [
      await printHostReport(sent, 'intermedio', report),
      await printMemoria(sent, memoria),
      await printCertificate(certified),
    ]) {
      const text = Buffer.from(pdf).toString('latin1');
      for (const part of ['/Marked true', `/Lang (${language})`, '/DisplayDocTitle true', '<pdfuaid:part>1'])
        expect(text).toContain(part);
    }
  });
});

test('a report is read by its headings and tables, and what was typed is never read as Markdown', async () => {
  const pdf = await printHostReport({ ...printed, language: 'es' }, 'final', report);
  const row = 'TR(TH(P) TD(P))';
  const rows = (count: number) => Array(count).fill(row).join(' ');
  expect(pdfTags(pdf)).toBe(
    `Document(H1 P Table(TR(TH(P) TH) ${rows(10)}) H2 P Table(TR(TH(P) TH(P)) ${rows(13)}) H2 P P P)`,
  );
  expect(said(pdf)).toContain('**Volvería** a contar con ella.');
});

test('a certificate is the same to the byte for the same content, and leaves out what is not known', async () => {
  const certified = {
    ...printed,
    language: 'es' as const,
    horas: 1,
    code: 'K7QX',
    verifyUrl: 'https://portal.example/v',
  };
  const [one, again] = await Promise.all([printCertificate(certified), printCertificate(certified)]);
  expect(Buffer.from(one).equals(again)).toBe(true);
  const without = await printCertificate({ ...certified, parties: { ...printed.parties, dni: null } });
  expect(said(without)).not.toContain(reportTexts.es.facts.dni);
});
