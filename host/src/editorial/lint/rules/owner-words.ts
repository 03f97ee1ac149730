import { exampleWords, wordsIn } from '../../../content/company/owner-words'
import type { LintRule } from '../finding'

/** Owner words without a value: known ones are filled in before a story is judged, so any left are unknown. */
export const ownerWordRule: LintRule = ({ story: { content } }) =>
  [...new Set(wordsIn(content))].map((word) => ({
    block: '',
    field: '',
    severity: 'error' as const,
    what: `Ninguém sabe o que é {${word}}: fica escrito assim na página.`,
    how: `Usa uma destas: ${Object.keys(exampleWords).join(', ')}.`,
  }))
