import { objectsOf } from './pdf-text.ts';

/**
 * The tags of a PDF as a screen reader meets them, as `Document(H1 P H2 L(LI(Lbl LBody)))`; a figure says what it is
 * called, as `Figure«…»`.
 */
export function pdfTags(bytes: Uint8Array): string {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const kidsOf = (dictionary: string): string[] =>
    [...(/\/K \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].flatMap(([, id]) =>
      tagOf(Number(id)),
    );
  const tagOf = (id: number): string[] => {
    const { dictionary = '' } = objects.get(id) ?? {};
    const [, type] = /\/S \/(\w+)/.exec(dictionary) ?? [];
    if (type === undefined) return [];
    const [, alt] = /\/Alt \(([^)]*)\)/.exec(dictionary) ?? [];
    const kids = kidsOf(dictionary);
    return [`${type}${alt === undefined ? '' : `«${alt}»`}${kids.length > 0 ? `(${kids.join(' ')})` : ''}`];
  };
  const root = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /StructTreeRoot'));
  return kidsOf(root?.dictionary ?? '').join(' ');
}
