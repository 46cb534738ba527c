import type { WrittenTexts } from '@portal/contract/written-texts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage } from '../../lib/i18n/i18n.ts';
import { shownIn, textsOf } from './written-values.ts';

/** How a record that is written in several languages is called in the page's. */
export function useWrittenTitle(): (textos: WrittenTexts) => string | undefined {
  const language = useLanguage();
  const { idiomaPorDefecto } = useBrand();
  return (textos) => shownIn(textsOf(textos), language, idiomaPorDefecto)?.titulo;
}
