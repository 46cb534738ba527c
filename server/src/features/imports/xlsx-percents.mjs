import { strFromU8, strToU8 } from 'fflate';

/** Those that no file has to declare: 0 % and 0.00 %. */
const builtIn = ['9', '10'];

/**
 * A cell of 21 % is the number 0.21 with a format, of which the reader tells nothing: here such cells of the sheet become
 * the text that people see.
 * @param {Record<string, Uint8Array>} parts
 * @param {string} sheet
 */
export function showPercents(parts, sheet) {
  const styles = parts['xl/styles.xml'];
  const cells = parts[sheet];
  if (!styles || !cells) return;
  const percents = percentStyles(strFromU8(styles));
  if (percents.size > 0) parts[sheet] = strToU8(asShown(strFromU8(cells), percents));
}

/** @param {string} tag @param {string} name */
const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** A sign in quotes, or behind a backslash, is text and multiplies nothing. @param {string} code */
const isPercent = (code) => code.replace(/&quot;.*?&quot;|\\./g, '').includes('%');

/** The places of the styles whose numbers are per cent. @param {string} xml */
function percentStyles(xml) {
  const formats = new Set(builtIn);
  for (const [tag] of xml.matchAll(/<numFmt\s[^>]*>/g)) {
    const id = attribute(tag, 'numFmtId');
    if (id !== undefined && isPercent(attribute(tag, 'formatCode') ?? '')) formats.add(id);
  }
  const [cells = ''] = /<cellXfs[\s>].*?<\/cellXfs>/s.exec(xml) ?? [];
  const found = [...cells.matchAll(/<xf\s[^>]*>/g)].flatMap(([tag], place) =>
    formats.has(attribute(tag, 'numFmtId') ?? '') ? [String(place)] : [],
  );
  return new Set(found);
}

/** @param {string} xml @param {Set<string>} percents */
const asShown = (xml, percents) =>
  xml.replace(
    /<c(\s[^<>]*)>(?:<f[^<>]*\/>|<f[^<>]*>[^<]*<\/f>)?<v>([^<]*)<\/v><\/c>/g,
    (cell, head, value) => {
      const isNumber = (attribute(head, 't') ?? 'n') === 'n' && value !== '' && !Number.isNaN(Number(value));
      if (!isNumber || !percents.has(attribute(head, 's') ?? '')) return cell;
      const shown = `${Number((Number(value) * 100).toFixed(6))}%`;
      return `<c r="${attribute(head, 'r') ?? ''}" t="inlineStr"><is><t>${shown}</t></is></c>`;
    },
  );
