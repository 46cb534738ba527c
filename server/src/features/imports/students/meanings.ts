import type { Brand } from '@portal/contract/brand';
import { identityKinds } from '@portal/contract/identifiers';
import type { ImportField, ImportMeaning } from '@portal/contract/imports';
import type { Language } from '@portal/contract/languages';
import { degrees } from '../../catalogue/lists/degrees.ts';
import { importTexts } from '../imports-texts.ts';

/** What a value of a student's register can be said to mean. */
export function studentMeanings(
  campo: ImportField,
  language: Language,
  { campus }: Brand,
): ImportMeaning[] | undefined {
  const { truth, identityKinds: kinds } = importTexts[language];
  switch (campo) {
    case 'titulacion':
      return degrees.map(({ idTitulacion, texts }) => ({
        valor: String(idTitulacion),
        texto: texts[language],
      }));
    case 'sede':
      return campus.map(({ idSede, nombre }) => ({ valor: String(idSede), texto: nombre }));
    case 'tipoIdentificacion':
      return identityKinds.map((kind) => ({ valor: kind, texto: kinds[kind] }));
    case 'actual':
    case 'ultimoCurso':
      return truth;
    default:
      return undefined;
  }
}
