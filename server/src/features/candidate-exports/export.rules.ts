import { type Brand, personalField } from '@portal/contract/brand';
import type { Language } from '@portal/contract/languages';
import type { Cell } from '../../files/spreadsheet.ts';
import { cvForCompany, isReadable } from '../candidates/candidates.rules.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { mainStudy } from '../cv/main-study.rules.ts';
import type { ExportedCandidate } from './candidate-exports.queries.ts';
import { exportTexts } from './export-texts.ts';

/** A candidate as a row, with what the company may read today; of a student who left the service, the name alone. */
export function rowOf(candidate: ExportedCandidate, language: Language, brand: Brand): Cell[] {
  const { personales, academicos, idiomas } = cvForCompany(candidate.cv, candidate, brand);
  const readable = isReadable(candidate);
  const names = catalogueIn(language);
  const study = mainStudy(academicos, candidate.titulaciones);
  const degree = names.titulaciones.find(({ idTitulacion }) => idTitulacion === study?.idTitulacion);
  const spoken = idiomas.map(({ idIdioma, idNivelIdioma }) => {
    const level = names.nivelesIdioma.find((one) => one.idNivelIdioma === idNivelIdioma);
    const name = names.idiomas.find((one) => one.idIdioma === idIdioma)?.descripcion;
    return [name, level?.codigo ?? level?.descripcion].filter(Boolean).join(' ');
  });
  return [
    personales.nombre,
    personales.apellidos,
    personales.email ?? '',
    personales.telefono ?? '',
    (personalField(brand, 'localidad').visible && personales.localidad) || '',
    study?.titulo ?? degree?.descripcion ?? '',
    study?.curso ?? '',
    study?.nota ?? '',
    spoken.join(', '),
    readable ? candidate.deseablesCumplidos : '',
    readable ? candidate.deseablesTotal : '',
    exportTexts[language].states[candidate.idEstado],
    candidate.fecha.slice(0, 10),
  ];
}

const longest = 80;

/**
 * A name that every file system takes, and that leads out of no folder, with the extension of the file: people name a
 * document as they call it, and without one nothing opens it.
 */
export function fileNameOf(name: string, extension: string | null = null): string {
  const plain = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
    .replace(/[\\/:*?"<>|\u0000-\u001f\u007f]/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .trim();
  if (extension === null) return plain.slice(0, longest) || '-';
  const isNamed = plain.toLowerCase().endsWith(`.${extension}`);
  const end = isNamed ? plain.slice(-extension.length) : extension;
  const stem = isNamed ? plain.slice(0, -extension.length - 1) : plain;
  return `${stem.slice(0, longest) || '-'}.${end}`;
}

/** Names of a folder, each once: a second `a.pdf` is `a (2).pdf`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, end = ''] = /^(.*?)(\.[A-Za-z0-9]+)?$/s.exec(name) ?? [];
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${stem} (${number})${end}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
