import type { RulerDeclaration } from '../results/ruler'

/** Answer about a proposal; `unknown` where the figures that were given do not allow one. */
export const judgements = ['good', 'fair', 'dear', 'unknown'] as const
export type Judgement = (typeof judgements)[number]

/** Values up to `good` are good, values above `dear` are dear. */
export interface Boundaries {
  readonly good: number
  readonly dear: number
}

/** A boundary itself belongs to the better side; the margin absorbs binary noise of sums. */
export const judge = (value: number, { good, dear }: Boundaries): Exclude<Judgement, 'unknown'> =>
  value <= good + 1e-9 ? 'good' : value > dear + 1e-9 ? 'dear' : 'fair'

export interface Reason {
  readonly code: string
  /** Portuguese. */
  readonly sentence: string
}

export interface ProposalVerdict {
  readonly verdict: Judgement
  /** The main reason in Portuguese, without the name of the verdict. */
  readonly sentence: string
  readonly reasons: readonly Reason[]
  /** The proposal and what it is compared with. Missing where there is nothing to draw. */
  readonly ruler?: Pick<RulerDeclaration, 'unit' | 'measure' | 'marks'> & { readonly own: number }
  readonly totalCents?: number | undefined
  readonly monthlyCents?: number | undefined
  /** What the proposal does not give or does not mention, in Portuguese. */
  readonly lacks: readonly string[]
  /** The lower of two proposals with the same `alike` is the better one. Missing without a verdict. */
  readonly order?: number | undefined
  /** Same text, comparable proposals: amount and term of a loan, covers of a policy. */
  readonly alike: string
  /** Portuguese text to send to the company. */
  readonly message: string
}

/** A verdict with its reasons, of which the first gives the sentence. */
export function verdictOf<Rest extends Omit<ProposalVerdict, 'verdict' | 'sentence' | 'reasons'>>(
  verdict: Judgement,
  [first, ...others]: readonly [Reason, ...(Reason | false | undefined)[]],
  rest: Rest,
): Rest & ProposalVerdict {
  const more = others.filter((reason) => reason !== false && reason !== undefined)
  return { ...rest, verdict, sentence: first.sentence, reasons: [first, ...more] }
}
