import { strFromU8, strToU8, unzipSync } from 'fflate';
import sax from 'sax';
import { OverSheetLimit } from './sheet-limits.mjs';

// The reader of spreadsheets unpacks whatever there is and fills every cell up to the farthest: here only what it needs
// of one sheet is unpacked, and that sheet is gone through before it is handed over.

const workbook = 'xl/workbook.xml';
const relations = 'xl/_rels/workbook.xml.rels';

/**
 * The parts of a spreadsheet that one of its sheets is read from, the name of that sheet's, and the names of all sheets
 * that are not hidden. The workbook that is handed on has that sheet alone.
 * @param {Uint8Array} bytes
 * @param {number} place of the sheet among those that are not hidden, from 0
 * @param {import('./sheet-limits.mjs').SheetLimits} limits
 */
export function unpackXlsx(bytes, place, limits) {
  const unpack = unpacker(bytes, limits);
  const about = unpack([workbook, relations]);
  const shown = sheetsIn(about);
  const { sheet, strings, styles } = pathsIn(about, shown[place]?.id);
  const parts = { ...about, ...unpack([sheet, strings, styles]) };
  const found = parts[sheet];
  if (!found) throw new Error('the sheet is missing');
  parts[sheet] = strToU8(boundedSheet(strFromU8(found), limits));
  parts[workbook] = strToU8(withSheetAlone(strFromU8(parts[workbook] ?? new Uint8Array()), shown[place]?.id));
  return { parts, sheet, sheets: shown.map(({ name }) => name) };
}

/**
 * The sheets of cells that are not hidden, or all where none is shown; a chart of its own is no sheet of cells.
 * @param {Record<string, Uint8Array>} parts
 */
function sheetsIn(parts) {
  const ofCells = new Set();
  each(parts[relations], 'Relationship', (attributes) => {
    if (attribute(attributes, 'Type')?.endsWith('/worksheet')) ofCells.add(attribute(attributes, 'Id'));
  });
  /** @type {{ name: string, id: string, isHidden: boolean }[]} */
  const sheets = [];
  each(parts[workbook], 'sheet', (attributes) => {
    const [name, id] = [attribute(attributes, 'name') ?? '', attribute(attributes, 'id') ?? ''];
    const isHidden = (attribute(attributes, 'state') ?? 'visible') !== 'visible';
    if (name !== '' && ofCells.has(id)) sheets.push({ name, id, isHidden });
  });
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  return shown.length > 0 ? shown : sheets;
}

/** The reader takes the first sheet that a workbook names. @param {string} xml @param {string | undefined} id */
function withSheetAlone(xml, id) {
  const parser = strictParser();
  /** @type {{ from: number, to: number }[]} */
  const cuts = [];
  let from = -1;
  parser.onopentag = ({ name, attributes }) => {
    if (localName(name) === 'sheet' && attribute(attributes, 'id') !== id) from = parser.startTagPosition - 1;
  };
  parser.onclosetag = (name) => {
    if (localName(name) !== 'sheet' || from < 0) return;
    cuts.push({ from, to: parser.position });
    from = -1;
  };
  parser.write(xml).close();
  return without(xml, cuts);
}

/**
 * The directory says how large each file is once it is unpacked. Where it lies, no more than it says is kept: what is
 * cut off is no whole document.
 * @param {Uint8Array} bytes
 * @param {import('./sheet-limits.mjs').SheetLimits} limits
 * @returns {(names: readonly string[]) => Record<string, Uint8Array>}
 */
function unpacker(bytes, limits) {
  let left = limits.unpacked;
  return (names) => {
    let entries = 0;
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (++entries > limits.entries) throw new OverSheetLimit('entries');
        if (!names.includes(name)) return false;
        left -= originalSize;
        if (left < 0) throw new OverSheetLimit('unpacked');
        return true;
      },
    });
  };
}

/** @param {string} name */
const localName = (name) => name.slice(name.indexOf(':') + 1);

/** @typedef {{ [name: string]: string | import('sax').QualifiedAttribute }} Attributes */

/** @param {Attributes} attributes @param {string} name */
function attribute(attributes, name) {
  const found =
    attributes[name] ?? Object.entries(attributes).find(([full]) => localName(full) === name)?.[1];
  return typeof found === 'string' ? found : found?.value;
}

function strictParser() {
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  return parser;
}

/**
 * Where a sheet, its texts and its styles are, as the reader looks for them.
 * @param {Record<string, Uint8Array>} parts
 * @param {string | undefined} id
 */
function pathsIn(parts, id) {
  const paths = { sheet: '', strings: 'xl/sharedStrings.xml', styles: 'xl/styles.xml' };
  each(parts[relations], 'Relationship', (attributes) => {
    const target = attribute(attributes, 'Target') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const type = attribute(attributes, 'Type') ?? '';
    if (type.endsWith('/sharedStrings')) paths.strings = path;
    if (type.endsWith('/styles')) paths.styles = path;
    if (type.endsWith('/worksheet') && attribute(attributes, 'Id') === id) paths.sheet = path;
  });
  return paths;
}

/**
 * @param {Uint8Array | undefined} part
 * @param {string} name
 * @param {(attributes: Attributes) => void} tell
 */
function each(part, name, tell) {
  if (!part) throw new Error('a part is missing');
  const parser = strictParser();
  parser.onopentag = (tag) => {
    if (localName(tag.name) === name) tell(tag.attributes);
  };
  parser.write(strFromU8(part)).close();
}

/** Letters that are gone through at a time: what is too much is refused before the rest is looked at. */
const chunk = 64 * 1024;

/**
 * The sheet without empty rows and cells beyond its limits; refuses what is not empty there.
 * @param {string} xml
 * @param {import('./sheet-limits.mjs').SheetLimits} limits
 */
function boundedSheet(xml, limits) {
  const parser = strictParser();
  /** @type {{ from: number, to: number }[]} */
  const cuts = [];
  const row = { number: 0, from: 0, isEmpty: true };
  const cell = { isOpen: false, row: 0, column: 0, from: 0, isEmpty: true, length: 0 };
  let isFormula = false;
  parser.onopentag = ({ name, attributes }) => {
    const tag = localName(name);
    const from = parser.startTagPosition - 1;
    isFormula = tag === 'f';
    if (tag === 'row') {
      const number = Number(attribute(attributes, 'r')) || row.number + 1;
      Object.assign(row, { number, from, isEmpty: true });
    } else if (tag === 'c') {
      const place = placeOf(attribute(attributes, 'r') ?? '');
      Object.assign(cell, { isOpen: true, from, isEmpty: true, length: 0, ...place });
    }
  };
  parser.onclosetag = (name) => {
    const tag = localName(name);
    if (tag === 'f') isFormula = false;
    if (tag === 'c') closeCell();
    if (tag === 'row') closeRow();
  };
  const closeCell = () => {
    cell.isOpen = false;
    if (!cell.isEmpty) row.isEmpty = false;
    if (!cell.isEmpty && cell.row > limits.rows) throw new OverSheetLimit('rows');
    if (cell.column <= limits.columns) return;
    if (!cell.isEmpty) throw new OverSheetLimit('columns', cell.row);
    cuts.push({ from: cell.from, to: parser.position });
  };
  const closeRow = () => {
    if (row.number <= limits.rows) return;
    if (!row.isEmpty) throw new OverSheetLimit('rows');
    while ((cuts.at(-1)?.from ?? -1) > row.from) cuts.pop();
    cuts.push({ from: row.from, to: parser.position });
  };
  const take = (/** @type {string} */ text) => {
    if (!cell.isOpen || isFormula) return;
    cell.length += text.length;
    if (cell.length > limits.cell) throw new OverSheetLimit('cell', cell.row);
    if (text.trim() !== '') cell.isEmpty = false;
  };
  parser.ontext = take;
  parser.oncdata = take;
  for (let at = 0; at < xml.length; at += chunk) parser.write(xml.slice(at, at + chunk));
  parser.close();
  return without(xml, cuts);
}

/** Row and column, both from 1, of a cell such as `AB12`. @param {string} address */
function placeOf(address) {
  const [, letters = '', digits = ''] = /^([A-Z]{1,4})([0-9]{1,10})$/.exec(address) ?? [];
  if (letters === '') throw new Error('a cell without a place');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}

/** @param {string} xml @param {readonly { from: number, to: number }[]} cuts */
function without(xml, cuts) {
  const kept = [];
  let at = 0;
  for (const { from, to } of cuts) {
    kept.push(xml.slice(at, from));
    at = to;
  }
  kept.push(xml.slice(at));
  return kept.join('');
}
