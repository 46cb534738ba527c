import type { ProgrammeCard } from '@portal/contract/programmes';
import type { Ctx } from '../../http/context.ts';
import { textFor } from '../communications/communications.rules.ts';
import type { Programme } from './programmes.queries.ts';

type Viewing = Pick<Ctx, 'files' | 'language' | 'brand'>;

/** The name of a picture, which nobody gave it. */
const pictureName = 'imagen';

export const pictureOf = ({ files }: Pick<Ctx, 'files'>, imagenId: number | null): string | null =>
  imagenId === null ? null : files.link(imagenId, pictureName).url;

/** The words of a programme in the reader’s language, else in the institution’s. */
export function wordsOf(
  { textos, entradillas }: Pick<Programme, 'textos' | 'entradillas'>,
  { language, brand }: Pick<Ctx, 'language' | 'brand'>,
) {
  const text = textFor(textos, language, brand) ?? {
    titulo: '',
    descripcion: '',
    idioma: brand.idiomaPorDefecto,
  };
  return { ...text, entradilla: entradillas[text.idioma] ?? '' };
}

/** A programme as a list shows it. */
export function cardOf(ctx: Viewing, programme: Programme): ProgrammeCard {
  const { titulo, entradilla, idioma } = wordsOf(programme, ctx);
  const { id, patrocinador, imagenId, desde, hasta, abierto } = programme;
  const { adhesionAlumnos, adhesionEmpresas, para, exigeDedicacion } = programme;
  return {
    ...{ idPrograma: id, titulo, entradilla, idioma, patrocinador, desde, hasta, abierto },
    ...{ adhesionAlumnos, adhesionEmpresas, para, exigeDedicacion },
    urlImagen: pictureOf(ctx, imagenId),
  };
}
