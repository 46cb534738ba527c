import type { Study } from '@portal/contract/studies';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';

/** What a study is called: by the catalogue, or as the student wrote it. */
export function useStudyName(): (study: Pick<Study, 'idTitulacion' | 'titulo'>) => string {
  const { name } = useCatalogue();
  return ({ idTitulacion, titulo }) => titulo ?? name('titulaciones', idTitulacion) ?? '';
}
