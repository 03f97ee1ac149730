/** `a, b e c` */
export const andList = (words: readonly string[]): string => new Intl.ListFormat('pt-PT').format(words)

/** `a, b ou c` */
export const orList = (words: readonly string[]): string =>
  new Intl.ListFormat('pt-PT', { type: 'disjunction' }).format(words)
