import type { Brand } from '@portal/contract/brand';
import type { Cv } from '@portal/contract/cv';
import type { Language } from '@portal/contract/languages';
import { type Paper, type PaperEntry, printPaper } from '../../pdf/paper.ts';
import { ca } from '../../texts/ca/cv-pdf.ts';
import { en } from '../../texts/en/cv-pdf.ts';
import { es } from '../../texts/es/cv-pdf.ts';
import { fill } from '../../texts/fill.ts';
import { mainStudy } from '../candidates/candidates.rules.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { plain } from '../student-offers/search.rules.ts';

const cvTexts = { es, ca, en };
type CvTexts = typeof es;

/**
 * A CV on paper, in one language, with the names of the catalogue. The numbers of the identity document and
 * of the social security are never on it: paper goes further than the screen.
 */
export const cvPdf = (cv: Cv, language: Language, brand: Brand): Promise<Uint8Array> =>
  printPaper(cvPaper(cv, language, brand));

/** What is printed of a CV. */
export function cvPaper(cv: Cv, language: Language, brand: Brand): Paper {
  const texts = cvTexts[language];
  const names = catalogueIn(language);
  const programs = names.programasInformaticos.filter((one) =>
    cv.programasInformaticos.includes(one.idProgramaInformatico),
  );
  const competencies = names.competencias.filter((one) => cv.competencias.includes(one.idCompetencia));
  const study = mainStudy(cv.academicos);
  return {
    title: `${cv.personales.nombre} ${cv.personales.apellidos}`,
    subtitle: study ? degreeName(study, language) : null,
    contacts: [...contacts(cv, language), ...(cv.enlacePortfolio ? [cv.enlacePortfolio] : [])],
    sections: [
      { title: texts.about, text: about(cv) },
      { title: texts.studies, entries: studies(cv, language, texts) },
      { title: texts.experience, entries: experience(cv, language, texts) },
      { title: texts.languages, entries: spoken(cv, language) },
      { title: texts.software, text: programs.map(({ descripcion }) => descripcion).join(', ') },
      { title: texts.competencies, text: competencies.map(({ descripcion }) => descripcion).join(', ') },
      { title: texts.other, text: other(cv, language, texts) },
    ],
    footer: brand.nombre,
    pageOf: (page, pages) => fill(texts.pageOf, { page, pages }, language),
    language,
    accent: brand.colores.acento,
  };
}

/** The headline before the text; null where the student has written neither. */
const about = ({ perfilProfesional, presentacion }: Cv): string | null =>
  [perfilProfesional?.titular, presentacion].filter(Boolean).join('\n') || null;

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

function experience({ profesional }: Cv, language: Language, texts: CvTexts): PaperEntry[] {
  return profesional.map(({ puesto, empresa, fechaInicio, fechaFin, descripcion }) => ({
    title: puesto,
    aside: `${monthOf(fechaInicio, language)} – ${fechaFin ? monthOf(fechaFin, language) : texts.today}`,
    subtitle: empresa,
    text: descripcion,
  }));
}

function spoken({ idiomas }: Cv, language: Language): PaperEntry[] {
  const names = catalogueIn(language);
  return idiomas.map(({ idIdioma, idNivelIdioma, idCertificadoIdioma }) => {
    const level = names.nivelesIdioma.find((one) => one.idNivelIdioma === idNivelIdioma);
    const certificate = names.certificadosIdioma.find((one) => one.idCertificado === idCertificadoIdioma);
    return {
      title: names.idiomas.find((one) => one.idIdioma === idIdioma)?.descripcion ?? `#${idIdioma}`,
      aside: level?.codigo ?? level?.descripcion ?? null,
      subtitle: certificate?.descripcion ?? null,
    };
  });
}

function other({ interes }: Cv, language: Language, texts: CvTexts): string {
  const licences = catalogueIn(language).carnesConducir.filter((one) =>
    interes.carnesConducir.includes(one.idCarneConducir),
  );
  return [
    licences.length > 0
      ? fill(texts.licence, { codes: licences.map(({ codigo }) => codigo).join(', ') }, language)
      : null,
    interes.cochePropio ? texts.ownCar : null,
    interes.disponibilidadTraslado ? texts.relocation : null,
    interes.disponibilidadExtranjero ? texts.abroad : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
