import {
  carInsurance,
  homeLoan,
  type ProposalProduct,
  personalLoan,
  telecom,
  verdictPath,
} from 'shared-lib/kit/proposal/products'
import { pageLines } from '../invoice/page-lines'
import type { Line, TextItem } from '../invoice/text-item'
import { consumerLoanIn, homeLoanIn, type PaperFigures } from './loan-sheet'
import { renewalIn } from './renewal-letter'
import { telecomPricesIn } from './telecom-summary'

interface PaperKind {
  readonly product: ProposalProduct
  /** Portuguese, as the sentence «Lemos …» goes on. */
  readonly title: string
  readonly is: RegExp
  readonly figures: (lines: readonly Line[]) => PaperFigures
}

/** Credit without an end has no instalments to judge: cards, overdrafts. */
const endless = /duracao[^.]{0,30}indetermin|revolving|ultrapassagem de credito|facilidade de descoberto/

/** The first whose words a paper has: a FINE names the FIN of other loans in its texts, never the other way round. */
const kinds: readonly PaperKind[] = [
  {
    product: personalLoan,
    title: 'a FIN do crédito',
    is: /(?:ficha de )?informacao normalizada[^.]{0,40}credito aos consumidores|data da fin\b|133\/2009/,
    figures: consumerLoanIn,
  },
  {
    product: homeLoan,
    title: 'a FINE do crédito habitação',
    is: /ficha de informacao normalizada europeia|\bfine\b|74-a\/2017/,
    figures: homeLoanIn,
  },
  {
    product: personalLoan,
    title: 'a FIN do crédito',
    is: /ficha de informacao normalizada|montante total imputado/,
    figures: consumerLoanIn,
  },
  {
    product: telecom,
    title: 'o resumo do contrato',
    is: /^(?!.*(?:k[wv]h\b|\bcpe\b|\bcui\b)).*(?:resumo do contrato|2019\/2243)/,
    figures: telecomPricesIn,
  },
  {
    product: carInsurance,
    title: 'a carta do seguro',
    is: /^(?=.*\bapolice\b)(?=.*(?:premio|automovel|responsabilidade civil|\brenov))(?!(?!.*(?:automovel|viatura|veiculo|matricula|motociclo)).*(?:multirriscos|habitacao|condominio|recheio|saude|hospital|dentari|seguro (?:de )?vida|acidentes de trabalho|responsabilidade civil familiar|\banimal|\bcao\b))/,
    figures: renewalIn,
  },
]

/** A proposal as its paper gives it. */
export interface Paper {
  readonly product: ProposalProduct
  readonly title: string
  /** By the names of the form that judges it. */
  readonly figures: PaperFigures
}

/** Reads the pieces of text of a FIN, a FINE, a contract summary or a letter of renewal; undefined for another paper, or one without figures. */
export function readPaper(items: readonly TextItem[]): Paper | undefined {
  const lines = pageLines(items)
  const text = lines.map(({ plain }) => plain).join(' ')
  const kind = endless.test(text) ? undefined : kinds.find(({ is }) => is.test(text))
  const figures = kind?.figures(lines) ?? {}
  if (!kind || !Object.values(figures).some(Boolean)) return undefined
  return { product: kind.product, title: kind.title, figures }
}

/** Address of the verdict on these texts, as typed. */
export const verdictAddress = (
  product: ProposalProduct,
  texts: Readonly<Record<string, string | undefined>>,
) => {
  const given = Object.entries(texts).flatMap(([name, text = '']) => (text.trim() ? [[name, text]] : []))
  return `${verdictPath(product)}?${new URLSearchParams(given)}`
}
