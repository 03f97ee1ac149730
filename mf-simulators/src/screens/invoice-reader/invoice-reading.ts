import type { Evidence } from '../../domain/invoice/found'
import { type FieldFindings, fieldFindings } from '../../domain/invoice/invoice-fields'
import type { InvoiceFindings } from '../../domain/invoice/read-invoice'

/** Something read that answers no question, shown for who wants to be sure that it is the right invoice. */
export interface AlsoRead {
  readonly label: string
  readonly text: string
  readonly evidence: readonly Evidence[]
}

/** What a file gave. */
export interface InvoiceReading {
  readonly fields: FieldFindings
  readonly also: readonly AlsoRead[]
  /** Prices may leave out what the invoice charges apart for the networks. */
  readonly networksApart: boolean
  /** Read from a picture: letters may have been mistaken. */
  readonly pictured: boolean
}

/** How far the reading is. `letters`: text of a picture is being recognised. */
export interface ReadingProgress {
  readonly stage: 'opening' | 'text' | 'loading' | 'letters'
  /** 0 to 1. */
  readonly done: number
}

export type ReadFile = (file: File, progress: (now: ReadingProgress) => void) => Promise<InvoiceReading>

/** `locked`: wants a password. `damaged`: no such file inside. `unreadable`: this browser could not recognise letters. */
export type FileProblem = 'locked' | 'damaged' | 'unreadable'

export class FileError extends Error {
  override readonly name = 'FileError'
  constructor(
    readonly problem: FileProblem,
    cause?: unknown,
  ) {
    super(problem, { cause })
  }
}

const dateText = (date: string) => date.split('-').reverse().join('/')

/** The findings as the screen shows them. */
export function invoiceReading(findings: InvoiceFindings, pictured: boolean): InvoiceReading {
  const { total, period, cpe, cui, yearlyKwh } = findings
  const line = (label: string, text: string, evidence: readonly Evidence[]): AlsoRead => ({
    label,
    text,
    evidence,
  })
  return {
    fields: fieldFindings(findings),
    also: [
      ...(period
        ? [line('Período', `${dateText(period.value.from)} a ${dateText(period.value.to)}`, period.evidence)]
        : []),
      ...(total ? [line('Total', `${total.value.toFixed(2).replace('.', ',')} €`, total.evidence)] : []),
      ...(yearlyKwh ? [line('Consumo de um ano', `${yearlyKwh.value} kWh`, yearlyKwh.evidence)] : []),
      ...(cpe ? [line('CPE (eletricidade)', cpe.value, cpe.evidence)] : []),
      ...(cui ? [line('CUI (gás)', cui.value, cui.evidence)] : []),
    ],
    networksApart: findings.networksApart ?? false,
    pictured,
  }
}
