import type { Evidence } from '../../../rules/invoice/found'
import { type FieldFindings, fieldFindings } from '../../../rules/invoice/invoice-fields'
import type { InvoiceFindings } from '../../../rules/invoice/read-invoice'
import type { TextItem } from '../../../rules/invoice/text-item'

/** Something read that answers no question, shown so that a visitor can be sure that it is the right invoice. */
interface AlsoRead {
  readonly label: string
  readonly text: string
  readonly evidence: readonly Evidence[]
}

/** A page of the invoice, upright. Lengths in those of its pieces of text. */
export interface ShownPage {
  /** From 1. */
  readonly page: number
  readonly width: number
  readonly height: number
  readonly picture: HTMLCanvasElement
}

/** The pieces of text of an invoice, with their pages. */
export interface InvoiceText {
  readonly items: readonly TextItem[]
  readonly pages: readonly ShownPage[]
}

/** Result of reading a file. */
export interface InvoiceReading {
  readonly fields: FieldFindings
  readonly also: readonly AlsoRead[]
  /** Prices may leave out what the invoice charges apart for the networks. */
  readonly networksApart: boolean
  /** Read from a picture: letters may have been mistaken. */
  readonly pictured: boolean
  /** The pages on which its values can be shown; none where they could not be drawn. */
  readonly pages: readonly ShownPage[]
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

/** More is no invoice of a home, and each page drawn takes memory. */
const mostPages = 4

/** The first pages on which a value of the invoice can be shown. */
export const pagesSaying = ({ fields }: Pick<InvoiceReading, 'fields'>): readonly number[] =>
  [
    ...new Set(
      Object.values(fields).flatMap(({ evidence }) => evidence.flatMap((one) => (one.place ? one.page : []))),
    ),
  ]
    .toSorted((one, two) => one - two)
    .slice(0, mostPages)

/** The findings as the screen shows them, each on the page where it was read. */
export function invoiceReading(
  findings: InvoiceFindings,
  pictured: boolean,
  pages: readonly ShownPage[] = [],
): InvoiceReading {
  const { total, period, cpe, cui } = findings
  const line = (label: string, text: string, evidence: readonly Evidence[]): AlsoRead => ({
    label,
    text,
    evidence,
  })
  const fields = fieldFindings(findings)
  const saying = pagesSaying({ fields })
  return {
    fields,
    pages: pages.filter(({ page }) => saying.includes(page)),
    also: [
      ...(period
        ? [line('Período', `${dateText(period.value.from)} a ${dateText(period.value.to)}`, period.evidence)]
        : []),
      ...(total ? [line('Total', `${total.value.toFixed(2).replace('.', ',')} €`, total.evidence)] : []),
      ...(cpe ? [line('CPE (eletricidade)', cpe.value, cpe.evidence)] : []),
      ...(cui ? [line('CUI (gás)', cui.value, cui.evidence)] : []),
    ],
    networksApart: findings.networksApart ?? false,
    pictured,
  }
}
