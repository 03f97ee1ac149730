import papers from './papers.json'

/** A paper drawn with letters (see `typed` of the invoices) and its true figures, by the fields of its form. */
interface SyntheticPaper {
  readonly product: string
  readonly name: string
  readonly values: Readonly<Record<string, number | string>>
  /** Fields that other printed figures prove. */
  readonly sure: readonly string[]
  readonly text: string
}

/**
 * Companies, people and amounts are invented. The first loan has the headings of Instrução n.º 12/2013 of Banco de Portugal,
 * annex I, compared with its text up to B.3 on 2026-11-29 (docplayer.com.br/19244282); for the rest no copy was found. Home
 * loans follow the official form (Directive 2014/17/EU, annex II; Decreto-Lei 74-A/2017), of which no copy could be read on that
 * day; the last three have labels and phrases that two public readers of sheets of ten banks list. Contract summaries follow
 * Regulation (EU) 2019/2243, of which only the recitals could be read (dre.pt/application/external/eurolex?19R2243, 2026-11-29):
 * their headings are not compared with its annex, but the last one's opening with the summary of an operator
 * (pt.scribd.com/document/692748312). The last renewal has the words of the law on the contract of insurance (annex of DL 72/2008, article 60, n.os 1 and 2, as quoted by
 * the Coimbra court of appeal on 2018-09-14).
 */
export const syntheticPapers = papers.map(({ text, ...paper }) => ({
  ...paper,
  text: `\n${text.join('\n')}`,
})) as unknown as readonly SyntheticPaper[]

export const textOf = (paper: string) => syntheticPapers.find(({ name }) => name === paper)?.text ?? ''
