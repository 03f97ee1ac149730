import { usages } from '../../build/usage.mjs'
import { percentageOf } from './command'
import { readWords } from './read-words'

const usage = `${usages['deployments/deploy.cli']}`

/** The words behind `npm run deploy --`. */
export function deployOptions(words: string[]) {
  const { positionals, options } = readWords(words, usage, 'canary', 'note', 'from')
  const { canary, from, ...audit } = options
  const [name = '', ...others] = positionals
  if (!(name.startsWith('mf-') || (from && !name)) || others.length > 0)
    throw new Error(`say which micro-frontend: ${usage}`)
  const percentage = percentageOf(canary)
  if (canary !== undefined && (percentage === undefined || percentage === 100))
    throw new Error(`a canary goes to more than 0 and less than 100 % of the visitors: ${usage}`)
  return { name, percentage, audit, from }
}
