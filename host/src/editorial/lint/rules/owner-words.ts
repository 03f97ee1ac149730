import { exampleWords, wordsIn } from '../../../content/company/owner-words'
import type { LintRule } from '../finding'

/** Words that nobody fills in: what is known is filled in before a story is judged, so whatever is left is not. */
export const ownerWordRule: LintRule = ({ story: { content } }) =>
  [...new Set(wordsIn(content))].map((word) => ({
    block: '',
    field: '',
    severity: 'error' as const,
    what: `Ninguém sabe o que é {${word}}: fica escrito assim na página.`,
    how: `Usa uma destas: ${Object.keys(exampleWords).join(', ')}.`,
  }))
