import type { Brand } from '@portal/contract/brand';
import type { Catalogue } from '@portal/contract/catalogue';
import type { Cv } from '@portal/contract/cv';
import type { CvLayout } from '@portal/contract/cv-pdf';
import type { Language } from '@portal/contract/languages';
import type { Paper, PaperEntry } from '../../pdf/paper.ts';
import { printOnePage, printPaper } from '../../pdf/print-paper.ts';
import { fill } from '../../texts/fill.ts';
import { plain } from '../../texts/plain.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { mainStudy } from '../cv/main-study.rules.ts';
import { type CvTexts, cvTexts } from './cv-pdf-texts.ts';

/** How a CV is printed. */
export interface CvPrinting {
  readonly language: Language;
  readonly layout: CvLayout;
  /** Printed in the layout that has one. */
  readonly photo?: Uint8Array | null | undefined;
}

/**
 * A CV on paper, in one language, with the names of the catalogue. The numbers of the identity document and
 * of the social security are never on it: paper goes further than the screen.
 */
export function cvPdf(cv: Cv, { language, layout, photo }: CvPrinting, brand: Brand): Promise<Uint8Array> {
  const paper = cvPaper(cv, language, brand);
  if (layout === 'unaPagina') return printOnePage(paper);
  if (layout !== 'conFoto' || !photo) return printPaper(paper);
  const alt = fill(cvTexts[language].photoOf, { name: paper.title }, language);
  return printPaper({ ...paper, photo: { bytes: photo, alt } });
}

/** What is printed of a CV. */
export function cvPaper(cv: Cv, language: Language, brand: Brand): Paper {
  const texts = cvTexts[language];
  const names = catalogueIn(language);
  const { perfilProfesional, sectoresInteres = [], presentacion, formacion = [], estancias = [] } = cv;
  const study = mainStudy(cv.academicos);
  return {
    title: `${cv.personales.nombre} ${cv.personales.apellidos}`,
    subtitle: study ? degreeName(study, language) : null,
    contacts: [...contacts(cv, language), ...(cv.enlacePortfolio ? [cv.enlacePortfolio] : [])],
    sections: [
      { title: texts.about, text: about(perfilProfesional?.titular, presentacion) },
      { title: texts.studies, entries: studies(cv, language, texts) },
      { title: texts.experience, entries: experience(cv, language, texts) },
      { title: texts.training, entries: formacion.map((one) => training(one, language, texts)) },
      { title: texts.stays, points: estancias.map((one) => stay(one, language, texts)) },
      { title: texts.languages, points: cv.idiomas.map((one) => spoken(one, names)) },
      {
        title: texts.software,
        words: named(names.programasInformaticos, 'idProgramaInformatico', cv.programasInformaticos),
      },
      { title: texts.competencies, words: named(names.competencias, 'idCompetencia', cv.competencias) },
      {
        title: texts.interests,
        words: [
          ...named(names.areasFuncionales, 'idAreaFuncional', perfilProfesional?.areasFuncionales ?? []),
          ...named(names.sectoresActividad, 'idSector', sectoresInteres),
        ],
      },
      { title: texts.other, points: other(cv, language, texts) },
    ],
    footer: brand.nombre,
    pageOf: (page, pages) => fill(texts.pageOf, { page, pages }, language),
    moreOf: (count) => fill(count === 1 ? texts.oneMore : texts.more, { count }, language),
    language,
    accent: brand.colores.acento,
  };
}

/** The names of these numbers, in the order of the list. */
function named<Id extends string>(
  list: readonly (Readonly<Record<Id, number>> & { readonly descripcion: string })[],
  id: Id,
  ids: readonly number[],
): string[] {
  return list.filter((one) => ids.includes(one[id])).map(({ descripcion }) => descripcion);
}

/** The headline before the text; null where the student has written neither. */
const about = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join('\n') || null;

const degreeName = ({ idTitulacion, titulo }: Cv['academicos'][number], language: Language): string =>
  titulo ??
  catalogueIn(language).titulaciones.find((degree) => degree.idTitulacion === idTitulacion)?.descripcion ??
  `#${idTitulacion}`;

function contacts({ personales }: Cv, language: Language): string[] {
  const names = catalogueIn(language);
  const province = names.provincias.find(({ idProvincia }) => idProvincia === personales.idProvincia);
  const { localidad } = personales;
  const sameName = localidad !== null && plain(localidad) === plain(province?.descripcion ?? '');
  const place = [localidad, sameName ? null : province?.descripcion].filter((part) => part).join(', ');
  return [personales.email, personales.telefono, place].filter((part): part is string => Boolean(part));
}

/** In English: 1st, 2nd, 3rd. */
const ordinal = (number: number): string =>
  `${number}${['th', 'st', 'nd', 'rd'][number > 3 ? 0 : number] ?? 'th'}`;

/** Under way first, as the CV itself is sorted. */
function studies({ academicos }: Cv, language: Language, texts: CvTexts): PaperEntry[] {
  return academicos.map((study) => {
    const { curso, creditosSuperados: passed, creditosTotales: total, nota } = study;
    const credits = total === null ? texts.credits : texts.creditsOf;
    const details = [
      study.actual && curso !== null
        ? fill(texts.year, { number: curso, ordinal: ordinal(curso) }, language)
        : null,
      passed === null ? null : fill(credits, { passed, total }, language),
      nota === null ? null : fill(texts.grade, { grade: nota.toLocaleString(language) }, language),
    ];
    return {
      title: degreeName(study, language),
      aside: study.actual ? texts.underWay : (study.anioPromocion?.toString() ?? null),
      subtitle: study.centro,
      text: details.filter((part) => part !== null).join(' · ') || null,
    };
  });
}

const months = new Map<Language, Intl.DateTimeFormat>();

function monthOf(day: string, language: Language): string {
  const format =
    months.get(language) ??
    new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  months.set(language, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** `ene 2020 – dic 2021`, or up to today. */
const period = (from: string | null, to: string | null, language: Language, today: string): string =>
  [from && monthOf(from, language), to ? monthOf(to, language) : today].filter(Boolean).join(' – ');

function experience({ profesional }: Cv, language: Language, texts: CvTexts): PaperEntry[] {
  const names = catalogueIn(language);
  return profesional.map(({ puesto, empresa, fechaInicio, fechaFin, descripcion, ...more }) => {
    const about = [
      ...named(names.sectoresActividad, 'idSector', more.idSector ? [more.idSector] : []),
      ...named(names.areasFuncionales, 'idAreaFuncional', more.idAreaFuncional ? [more.idAreaFuncional] : []),
      ...named(names.tiposContrato, 'idTipoContrato', more.idTipoContrato ? [more.idTipoContrato] : []),
    ];
    return {
      title: puesto,
      aside: period(fechaInicio, fechaFin, language, texts.today),
      subtitle: [empresa, ...about].join(' · '),
      text: [descripcion, more.enlace].filter(Boolean).join('\n') || null,
    };
  });
}

function training(
  { titulo, centro, horas, fechaInicio, fechaFin }: NonNullable<Cv['formacion']>[number],
  language: Language,
  texts: CvTexts,
): PaperEntry {
  const hours = horas === null ? null : fill(texts.hours, { hours: horas }, language);
  return {
    title: titulo,
    aside: fechaInicio || fechaFin ? period(fechaInicio, fechaFin, language, '') : null,
    subtitle: [centro, hours].filter(Boolean).join(' · '),
  };
}

function stay(
  { idPais, motivo, meses }: NonNullable<Cv['estancias']>[number],
  language: Language,
  texts: CvTexts,
): string {
  const country = named(catalogueIn(language).paises, 'idPais', [idPais]);
  const months = fill(meses === 1 ? texts.month : texts.months, { months: meses }, language);
  return [...country, motivo, ...(meses > 0 ? [months] : [])].join(' · ');
}

function spoken(
  { idIdioma, idNivelIdioma, idCertificadoIdioma }: Cv['idiomas'][number],
  { idiomas, nivelesIdioma, certificadosIdioma }: Catalogue,
): string {
  const level = nivelesIdioma.find((one) => one.idNivelIdioma === idNivelIdioma);
  const certificate = certificadosIdioma.find((one) => one.idCertificado === idCertificadoIdioma);
  const language = idiomas.find((one) => one.idIdioma === idIdioma)?.descripcion ?? `#${idIdioma}`;
  const about = [level?.codigo ?? level?.descripcion, certificate?.descripcion].filter(Boolean).join(' · ');
  return about === '' ? language : `${language}: ${about}`;
}

function other({ interes, ...cv }: Cv, language: Language, texts: CvTexts): string[] {
  const names = catalogueIn(language);
  const licences = names.carnesConducir.filter((one) => interes.carnesConducir.includes(one.idCarneConducir));
  const codes = licences.map(({ codigo }) => codigo).join(', ');
  const { idPeriodoPreferenciaPracticas: time } = cv;
  return [
    codes === '' ? null : fill(texts.licence, { codes }, language),
    interes.cochePropio ? texts.ownCar : null,
    interes.motoPropia ? texts.ownMotorcycle : null,
    interes.disponibilidadTraslado ? texts.relocation : null,
    interes.disponibilidadExtranjero ? texts.abroad : null,
    interes.disponibilidadViajar ? texts.travel : null,
    ...named(names.jornadas, 'idJornada', interes.idJornada ? [interes.idJornada] : []).map((day) =>
      fill(texts.workingDay, { day }, language),
    ),
    ...named(names.periodosPracticas, 'idPeriodo', time ? [time] : []).map((period) =>
      fill(texts.internshipPeriod, { period }, language),
    ),
  ].filter((part) => part !== null);
}
