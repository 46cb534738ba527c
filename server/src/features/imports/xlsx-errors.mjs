import { strFromU8, strToU8 } from 'fflate';

/**
 * The reader takes a cell with an error, such as #REF!, for an empty one: here such cells of the sheet become the text
 * that people see.
 * @param {Record<string, Uint8Array>} parts
 * @param {string} sheet
 */
export function showErrors(parts, sheet) {
  const cells = parts[sheet];
  if (!cells) return;
  const xml = strFromU8(cells);
  const shown = xml.replace(/(<(?:\w+:)?c\s(?:[^<>]*\s)?)t=(["'])e\2/g, '$1t="str"');
  if (shown !== xml) parts[sheet] = strToU8(shown);
}
