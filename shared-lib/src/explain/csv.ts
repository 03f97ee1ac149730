/** The first character lets spreadsheets read the accents. */
const byteOrderMark = '\ufeff'

/** A cell that a spreadsheet would take for a formula is kept as text. */
const harmless = (cell: string) => (/^[=+@]|^-(?!\d)/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string) => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as a CSV file that a Portuguese spreadsheet opens as it is: semicolons, decimal commas, UTF-8 with its mark. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(';')).join('\r\n')
