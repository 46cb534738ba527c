import type { StoredTexts, WrittenTexts } from '@portal/contract/written-texts';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal } from '../../http/refusal.ts';

/** What is stored of the texts that came in this part of the body. Throws the fields that are missing. */
export async function keepTexts(
  { brand }: Pick<Ctx, 'brand'>,
  part: string,
  textos: WrittenTexts,
): Promise<StoredTexts> {
  // What cleans HTML is large, and used when somebody writes.
  const { textsToStore } = await import('./written.rules.ts');
  const { textos: kept, problems } = textsToStore(part, textos, brand);
  if (problems.length > 0) throw new FieldRefusal(problems);
  return kept;
}
