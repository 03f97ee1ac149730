const letters = new Map<string, string>()

const foldedLetter = (letter: string) => {
  const known = letters.get(letter)
  if (known !== undefined) return known
  const [base = letter] = /\s/.test(letter) ? [' '] : letter.normalize('NFD').toLowerCase()
  letters.set(letter, base)
  return base
}

/** Lower case without accents, each letter at its place: `Potência` is `potencia`. Labels are compared like this. */
export const folded = (text: string) => text.replace(/[^\u0021-\u0040\u005b-\u007e]/g, foldedLetter)
