/** What became of a piece of text between two versions. */
export interface Piece {
  text: string;
  kind: 'same' | 'gone' | 'new';
}

// More than this many on each side are compared as a whole.
const tooMany = 3000;

const wordsOf = (text: string): string[] => text.match(/\S+|\s+/g) ?? [];

/** Lengths of the longest common subsequences of the ends of both lists. */
function commonLengths(before: readonly string[], now: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i], rows[i + 1]];
    if (row === undefined || below === undefined) continue;
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] = before[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/**
 * Neighbours of one kind as one piece. A space between two changes belongs to both of them, so that a phrase
 * that was rewritten is read as one and not word by word.
 */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  const changed = { gone: '', new: '' };
  const flush = () => {
    for (const kind of ['gone', 'new'] as const) {
      if (changed[kind] !== '') found.push({ text: changed[kind], kind });
      changed[kind] = '';
    }
  };
  const told = pieces.filter(({ text }) => text !== '');
  for (const [index, { text, kind }] of told.entries()) {
    if (kind !== 'same') {
      changed[kind] += text;
      continue;
    }
    const isBetween =
      index > 0 && told[index - 1]?.kind !== 'same' && (told[index + 1]?.kind ?? 'same') !== 'same';
    if (isBetween && text.trim() === '') {
      changed.gone += text;
      changed.new += text;
      continue;
    }
    flush();
    const last = found.at(-1);
    if (last?.kind === 'same') last.text += text;
    else found.push({ text, kind });
  }
  flush();
  return found;
}

/** What was taken out of a text and what was put in, word by word. */
export function compareWords(before: string, now: string): Piece[] {
  const a = wordsOf(before);
  const b = wordsOf(now);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const gone = a.slice(start, a.length - end);
  const added = b.slice(start, b.length - end);
  return joined([
    { text: a.slice(0, start).join(''), kind: 'same' },
    ...compareMiddle(gone, added),
    { text: a.slice(a.length - end).join(''), kind: 'same' },
  ]);
}

function compareMiddle(gone: readonly string[], added: readonly string[]): Piece[] {
  const whole: Piece[] = [
    { text: gone.join(''), kind: 'gone' },
    { text: added.join(''), kind: 'new' },
  ];
  if (gone.length === 0 || added.length === 0 || gone.length > tooMany || added.length > tooMany)
    return whole;
  const lengths = commonLengths(gone, added);
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < gone.length && j < added.length) {
    if (gone[i] === added[j]) {
      pieces.push({ text: gone[i] ?? '', kind: 'same' });
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      pieces.push({ text: gone[i] ?? '', kind: 'gone' });
      i += 1;
    } else {
      pieces.push({ text: added[j] ?? '', kind: 'new' });
      j += 1;
    }
  }
  return [
    ...pieces,
    { text: gone.slice(i).join(''), kind: 'gone' },
    { text: added.slice(j).join(''), kind: 'new' },
  ];
}

const around = 80;

/** What stays the same for long is shortened to its ends: a reader looks for what changed. */
export function shortened(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const { text, kind } = piece;
    if (kind !== 'same' || text.length <= around * 2.5) return piece;
    const head = index === 0 ? '' : text.slice(0, around).replace(/\S*$/, '');
    const tail = index === pieces.length - 1 ? '' : text.slice(-around).replace(/^\S*/, '');
    return { kind, text: `${head}…${tail}` };
  });
}
