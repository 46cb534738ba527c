import type { Cv } from '@portal/contract/cv';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { competencyOf, interestOf, languageLevelOf, languageOf, softwareOf } from './names.rules.ts';
import { change, type Plan, type PlannedChange, type Planning } from './planned-change.rules.ts';
import type { PortableCv } from './portable-cv.ts';

type Word = 'programas' | 'competencias' | 'intereses';

const keptOf = (cv: Cv): Record<Word, readonly number[]> => ({
  programas: cv.programasInformaticos,
  competencias: cv.competencias,
  intereses: cv.intereses,
});

type Meaning = { parte: Word; id: number } | undefined;

/** Files do not tell programs from competencies. */
function skillOf(word: string): Meaning {
  const program = softwareOf(word);
  if (program !== undefined) return { parte: 'programas', id: program };
  const competency = competencyOf(word);
  return competency === undefined ? undefined : { parte: 'competencias', id: competency };
}

function interestMeaning(word: string): Meaning {
  const id = interestOf(word);
  return id === undefined ? undefined : { parte: 'intereses', id };
}

/** The lists of a CV that have names of the catalogue: languages, programs, competencies, interests. */
export function planWords(portable: PortableCv, { cv, language }: Planning): Plan {
  const names = catalogueIn(language);
  const nameOf = (id: number) => names.idiomas.find(({ idIdioma }) => idIdioma === id)?.descripcion ?? '';
  const levelName = (id: number) =>
    names.nivelesIdioma.find(({ idNivelIdioma }) => idNivelIdioma === id)?.descripcion ?? '';
  const cambios: Omit<PlannedChange, 'clave'>[] = [];
  const noEntendido: Plan['noEntendido'][number][] = [];
  const told = new Set<string>();
  const isNews = (key: string): boolean => !told.has(key) && told.add(key) !== undefined;

  for (const { idioma, nivel } of portable.idiomas) {
    const idIdioma = languageOf(idioma);
    const idNivelIdioma = languageLevelOf(nivel);
    if (idIdioma === undefined || idNivelIdioma === undefined) {
      const motivo = idIdioma === undefined ? 'lista' : 'nivel';
      noEntendido.push({ lugar: 'idiomas', texto: [idioma, nivel].filter(Boolean).join(': '), motivo });
      continue;
    }
    if (!isNews(`idioma ${idIdioma}`)) continue;
    const kept = cv.idiomas.find((one) => one.idIdioma === idIdioma);
    const isSame = kept?.idNivelIdioma === idNivelIdioma;
    const valor = { idIdioma, idNivelIdioma, idCertificadoIdioma: kept?.idCertificadoIdioma ?? null };
    cambios.push(
      change(
        'idiomas',
        nameOf(idIdioma),
        { antes: kept ? levelName(kept.idNivelIdioma) : null, ahora: levelName(idNivelIdioma) },
        isSame ? null : { parte: 'idiomas', valor },
      ),
    );
  }

  const kept = keptOf(cv);
  const read = (lugar: string, words: readonly string[], meaningOf: (word: string) => Meaning) => {
    for (const word of words) {
      const meaning = meaningOf(word);
      if (!meaning) {
        if (word !== '' && isNews(`${lugar} ${word}`))
          noEntendido.push({ lugar, texto: word, motivo: 'lista' });
        continue;
      }
      const { parte, id } = meaning;
      if (!isNews(`${parte} ${id}`)) continue;
      const isThere = kept[parte].includes(id);
      cambios.push(
        change(
          parte,
          word,
          { antes: isThere ? word : null, ahora: word },
          isThere ? null : { parte, valor: id },
        ),
      );
    }
  };
  read('programas', portable.programas, skillOf);
  read('competencias', portable.competencias, skillOf);
  read('intereses', portable.intereses, interestMeaning);
  return { cambios, noEntendido };
}
