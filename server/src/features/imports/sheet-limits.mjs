/**
 * What a spreadsheet may have at most: rows with that of the headings, columns, letters of a cell and of all cells, and
 * of a packed one bytes once it is unpacked, and files in it.
 * @typedef {{ rows: number, columns: number, cell: number, text: number, unpacked: number, entries: number }} SheetLimits
 */

/** A spreadsheet has more than it may have. */
export class OverSheetLimit extends Error {
  /** @param {keyof SheetLimits} limit @param {number} row from 1; 0 where it is no row's */
  constructor(limit, row = 0) {
    super(`a spreadsheet is over its limit of ${limit}`);
    this.limit = limit;
    this.row = row;
  }
}

/** A row that cannot be read: a quotation mark in it is never closed, or has text behind it. */
export class UnreadableRow extends Error {
  /** @param {number} row from 1 */
  constructor(row) {
    super('a row of a spreadsheet cannot be read');
    this.row = row;
  }
}
