import { type Entry, objectOf, type PdfFile, resolved } from './pdf-file.ts';
import {
  asReference,
  isArray,
  isDictionary,
  isSame,
  type PdfDictionary,
  type PdfValue,
} from './pdf-syntax.ts';

/**
 * What was added behind a file can replace any part of it, and a signature is valid over the replacement too. So what
 * is replaced is compared: `same` shows what it showed, `changed` shows something else, `doubtful` is for a person.
 */
export type Sameness = 'same' | 'doubtful' | 'changed';

/** What signing adds to the first object of a file. */
const addedToCatalog = ['AcroForm', 'DSS', 'Extensions', 'Perms', 'Version'];

/** What signing changes of the form of a file. */
const addedToForm = ['Fields', 'SigFlags', 'DA', 'DR', 'NeedAppearances'];

/**
 * The key under which a page of the portal's has the places of it on which nothing is printed. It stands in what was
 * generated, and no signature may change it.
 */
export const blankPlaces = 'PortalBlank';

export function sameText(before: PdfFile, after: PdfFile): Sameness {
  if (!isSame(before.trailer.get('Root'), after.trailer.get('Root'))) return 'changed';
  const pages = pagesOf(before);
  const lists = listsOf(before, pages);
  const replaced = [...before.entries].flatMap(([number, entry]) =>
    isSameEntry(entry, after.entries.get(number)) || pages.has(number) || lists.has(number) ? [] : [number],
  );
  const found = [
    ...replaced.map((number) => sameObject(before, after, number)),
    ...[...pages].map((number) => samePage(before, after, number)),
    sameForm(before, after),
  ];
  return found.find((one) => one === 'changed') ?? found.find((one) => one === 'doubtful') ?? 'same';
}

const catalogOf = (file: PdfFile): PdfDictionary => dictionaryAt(file, file.trailer.get('Root'));

function dictionaryAt(file: PdfFile, value: PdfValue | undefined): PdfDictionary {
  const found = resolved(file, value);
  return isDictionary(found) ? found : new Map();
}

function listAt(file: PdfFile, value: PdfValue | undefined): readonly PdfValue[] | undefined {
  const found = resolved(file, value) ?? [];
  return isArray(found) ? found : undefined;
}

/** The numbers of the pages of a file. */
function pagesOf(file: PdfFile): Set<number> {
  const pages = new Set<number>();
  const seen = new Set<number>();
  const walk = (value: PdfValue | undefined): void => {
    const number = asReference(value);
    if (number === undefined || seen.has(number)) return;
    seen.add(number);
    const node = dictionaryAt(file, value);
    if (node.get('Type') === '/Page') pages.add(number);
    for (const kid of listAt(file, node.get('Kids')) ?? []) walk(kid);
  };
  walk(catalogOf(file).get('Pages'));
  return pages;
}

/** The numbers of what a second signature adds to where the first wrote it as an object of its own: compared by content. */
function listsOf(file: PdfFile, pages: ReadonlySet<number>): Set<number> {
  const catalog = catalogOf(file);
  const form = dictionaryAt(file, catalog.get('AcroForm'));
  const annotations = [...pages].map((number) => {
    const page = objectOf(file, number)?.value;
    return isDictionary(page) ? page.get('Annots') : undefined;
  });
  const found = [catalog.get('AcroForm'), form.get('Fields'), ...annotations].map(asReference);
  // What shows nothing: what was noted for later checks, and the letters of the form.
  const unseen = [catalog.get('DSS'), catalog.get('Perms'), catalog.get('Extensions'), form.get('DR')]
    .map(asReference)
    .filter((number) => number !== undefined && isPlain(file, number));
  return new Set([...found, ...unseen].filter((number) => number !== undefined));
}

/** A dictionary that is neither a page, a font nor a content. */
function isPlain(file: PdfFile, number: number): boolean {
  const object = objectOf(file, number);
  if (object === undefined || object.isStream || !isDictionary(object.value)) return false;
  return !object.value.has('Type') || object.value.get('Type') === '/DSS';
}

function isSameEntry(before: Entry, after: Entry | undefined): boolean {
  if (after === undefined) return false;
  if (before.kind === 'at')
    return after.kind === 'at' && after.offset === before.offset && after.generation === before.generation;
  if (before.kind === 'in')
    return after.kind === 'in' && after.container === before.container && after.index === before.index;
  return after.kind === 'free';
}

function sameObject(before: PdfFile, after: PdfFile, number: number): Sameness {
  const was = objectOf(before, number);
  // The number was free.
  if (was === undefined) return 'same';
  const is = objectOf(after, number);
  if (is === undefined) return 'changed';
  const catalog = asReference(before.trailer.get('Root'));
  if (isAbout(before, number)) return 'same';
  if (!was.isStream && !is.isStream && isSame(was.value, is.value)) return 'same';
  if (!isDictionary(was.value) || !isDictionary(is.value) || was.isStream || is.isStream)
    return isOfTags(was.value) ? 'doubtful' : 'changed';
  if (number === catalog) return sameCatalog(was.value, is.value);
  return isOfTags(was.value) ? 'doubtful' : 'changed';
}

/** What says who made the file and when, which no page shows. */
function isAbout(file: PdfFile, number: number): boolean {
  if (asReference(file.trailer.get('Info')) === number) return true;
  const catalog = resolved(file, file.trailer.get('Root'));
  return isDictionary(catalog) && asReference(catalog.get('Metadata')) === number;
}

/** The order in which a document is read aloud: some programs add the field of a signature to it. */
const isOfTags = (value: PdfValue): boolean =>
  isDictionary(value) &&
  (value.get('Type') === '/StructElem' || value.get('Type') === '/StructTreeRoot' || value.has('Nums'));

const differing = (was: PdfDictionary, is: PdfDictionary): string[] =>
  [...new Set([...was.keys(), ...is.keys()])].filter((key) => !isSame(was.get(key), is.get(key)));

function sameCatalog(was: PdfDictionary, is: PdfDictionary): Sameness {
  const others = differing(was, is).filter((key) => !addedToCatalog.includes(key));
  if (others.includes('Pages')) return 'changed';
  return others.length > 0 ? 'doubtful' : 'same';
}

function samePage(before: PdfFile, after: PdfFile, number: number): Sameness {
  const was = objectOf(before, number)?.value;
  const is = objectOf(after, number)?.value;
  if (!isDictionary(was) || !isDictionary(is)) return 'changed';
  if (differing(was, is).some((key) => key !== 'Annots')) return 'changed';
  const old = listAt(before, was.get('Annots'));
  const now = listAt(after, is.get('Annots'));
  if (old === undefined || now === undefined) return 'doubtful';
  // What was there stays there, before what is added.
  if (!old.every((one, place) => isSame(one, now[place]))) return 'changed';
  const blank = (listAt(before, was.get(blankPlaces)) ?? []).flatMap((place) => boxOf(place) ?? []);
  const isHarmless = now.slice(old.length).every((added) => {
    const field = dictionaryAt(after, added);
    return isSignatureField(after, field) && isOnBlank(boxOf(resolved(after, field.get('Rect'))), blank);
  });
  return isHarmless ? 'same' : 'doubtful';
}

function isSignatureField(file: PdfFile, field: PdfDictionary): boolean {
  return field.get('Subtype') === '/Widget' && isForSignature(file, field);
}

function isForSignature(file: PdfFile, field: PdfDictionary): boolean {
  if (field.has('FT')) return field.get('FT') === '/Sig';
  return dictionaryAt(file, field.get('Parent')).get('FT') === '/Sig';
}

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

function boxOf(value: PdfValue | undefined): Box | undefined {
  const [x1, y1, x2, y2] = isArray(value) && value.length === 4 ? value.map(Number) : [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  if (![x1, y1, x2, y2].every(Number.isFinite)) return undefined;
  return {
    left: Math.min(x1, x2),
    bottom: Math.min(y1, y2),
    right: Math.max(x1, x2),
    top: Math.max(y1, y2),
  };
}

/** What a signature shows stands above the text, and may say anything: it has its place where there is no text. */
function isOnBlank(box: Box | undefined, blank: readonly Box[]): boolean {
  if (box === undefined) return false;
  if (box.left === box.right || box.bottom === box.top) return true;
  // Programs round to whole points.
  const near = 1;
  return blank.some(
    (place) =>
      box.left >= place.left - near &&
      box.right <= place.right + near &&
      box.bottom >= place.bottom - near &&
      box.top <= place.top + near,
  );
}

/** A form gets fields of signatures; one of another kind draws pages of its own. */
function sameForm(before: PdfFile, after: PdfFile): Sameness {
  const was = dictionaryAt(before, catalogOf(before).get('AcroForm'));
  const is = dictionaryAt(after, catalogOf(after).get('AcroForm'));
  if (differing(was, is).some((key) => !addedToForm.includes(key))) return 'doubtful';
  const old = listAt(before, was.get('Fields'));
  const now = listAt(after, is.get('Fields'));
  if (old === undefined || now === undefined) return 'doubtful';
  if (!old.every((one, place) => isSame(one, now[place]))) return 'doubtful';
  const isHarmless = now
    .slice(old.length)
    .every((added) => isForSignature(after, dictionaryAt(after, added)));
  return isHarmless ? 'same' : 'doubtful';
}
