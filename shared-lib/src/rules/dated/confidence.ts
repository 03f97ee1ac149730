/**
 * How far a value was checked; the one meaning of these letters, for law, market and offers alike.
 * A: read in the law or at the authority (an offer: at its provider), or in two independent publications that agree.
 * B: read in one publication.
 * C: not read as such: computed from a rule that was, or general knowledge.
 * D: not confirmed: publications disagree, or it is an estimate of ours.
 */
export type Confidence = 'A' | 'B' | 'C' | 'D'

/** The same for people. */
export const confidenceWords: Readonly<Record<Confidence, string>> = {
  A: 'Confirmado na lei, em quem o publica ou em duas publicações',
  B: 'Lido numa só publicação',
  C: 'Calculado a partir de uma regra confirmada',
  D: 'Por confirmar: as publicações não dizem o mesmo',
}
