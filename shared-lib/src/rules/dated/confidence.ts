/**
 * How far a value was checked; the one meaning of these letters, for law, market and offers alike.
 * A: read in the law or at the authority (an offer: at its provider), or in two independent publications that agree.
 * B: read in one publication.
 * C: not read as such: computed from a rule that was, or general knowledge.
 * D: not confirmed: publications disagree, or it is an estimate of ours.
 */
export type Confidence = 'A' | 'B' | 'C' | 'D'

/** What people should know of a value that is not confirmed. */
export const doubtWords: Readonly<Record<Exclude<Confidence, 'A'>, string>> = {
  B: 'Valor a confirmar na lei ou na entidade',
  C: 'Calculado a partir de uma regra confirmada',
  D: 'Valor estimado, por confirmar',
}
