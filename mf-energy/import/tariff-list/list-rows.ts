import { parse } from 'csv-parse/sync'
import type { Problems } from 'shared-lib/import/problems'

/** Columns that a row must fill: without one of these an offer would look better than it is. */
const needed = [
  ...['comercializador', 'nome', 'segmento', 'faturacao', 'pagamento', 'opcao_horaria_e_ciclo'],
  ...['potencia_kva', 'preco_potencia_dia', 'preco_energia_simples', 'preco_energia_fora_vazio'],
  ...['preco_energia_vazio_bi', 'preco_energia_ponta', 'preco_energia_cheias', 'preco_energia_vazio_tri'],
  ...['tar_incluida_energia', 'tar_incluida_potencia', 'financiamento_tse_incluido', '100_Verde'],
  ...['desconto_fatura_mes', 'desconto_meses_limite', 'site_adesao', 'meses_promo'],
]

/** A cell as written; empty where the list has no such column. Numbers have a point, truth is `True`. */
export interface ListRow {
  /** As an editor counts: the header is row 1. */
  readonly number: number
  text(column: string): string
  /** `undefined` when empty; `NaN` when it is no number. */
  amount(column: string): number | undefined
  is(column: string): boolean
}

/** The rows of the list (comma, quotes, UTF-8); `undefined`, reported, when it cannot be read at all. */
export function readList(
  file: string,
  bytes: Uint8Array,
  problems: Problems,
): readonly ListRow[] | undefined {
  const rows = parsed(bytes)
  if (typeof rows === 'string') {
    problems.add('stop', file, rows)
    return undefined
  }
  const found = new Set(Object.keys(rows[0] ?? {}))
  const missing = needed.filter((column) => !found.has(column))
  for (const column of missing) problems.add('stop', file, 'is missing', { row: 1, column })
  if (missing.length > 0) return undefined
  return rows.map((cells, index) => {
    const text = (column: string) => cells[column]?.trim() ?? ''
    return {
      number: index + 2,
      text,
      amount: (column) => (text(column) === '' ? undefined : Number(text(column))),
      // A column that is mostly empty has its truths as numbers.
      is: (column) => /^(true|1(\.0)?)$/i.test(text(column)),
    }
  })
}

function parsed(bytes: Uint8Array): Record<string, string>[] | string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return parse(text, { columns: true, skip_empty_lines: true })
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : error}`
  }
}
