/**
 * An offer's name for visitors. The catalogue packs payment codes (DD, débito direto; FE, fatura eletrónica) and
 * shorthand into it; those codes are shown as conditions, in words.
 */
export const offerTitle = (name: string): string =>
  name
    .replace(/(?:\s*[|·])?\s*\b(?:DDC?|FE)\b(?:\s*(?:\+|ou)\s*(?:DDC?|FE)\b)?\s*$/, '')
    .replace(/\bc\/ ?DD\b/g, 'com débito direto')
    .replace(/\bs\/ ?DD\b/g, 'sem débito direto')
    .replace(/(\d) ?m > /g, '$1 meses, depois ')
    .replace(/\(Depois (\d) ?m /, '(Depois de $1 meses ')
    .replace(/ [·|] (?=\()/g, ' ')
    .replace(/ \| /g, ', ')
    .replace(/- ?(\d)/g, '\u2212$1')
    .replace(/(\d) ?%/g, '$1\u00a0%')
