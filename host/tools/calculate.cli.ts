import { text } from 'node:stream/consumers'
import { readDefinitions } from 'shared-lib/build/definitions'
import { targetOf } from 'shared-lib/build/targets'
import { calculated } from 'shared-lib/platform/server-bundle/calculated'
import { lisbonToday } from 'shared-lib/rules/dates/iso-date'
import { calculation, unknownCalculator } from '../src/api/calculators/calculation'
import { ProjectError } from '../src/base/security/project-error'

// npm run -s calculate -- <name> < input.json: what the API would answer with the current sources.

const malformed = (cause: unknown) =>
  new ProjectError({
    code: 'malformed-request',
    status: 400,
    title: `A entrada não é JSON: ${cause instanceof Error ? cause.message : cause}`,
  })

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw malformed(cause)
  }
}

async function run(name: string) {
  const definitions = await readDefinitions()
  const definition = definitions.find(({ calculators = {} }) => Object.hasOwn(calculators, name))
  const calculator = definition?.calculators?.[name]
  if (!definition || !calculator)
    throw unknownCalculator(definitions.flatMap(({ calculators = {} }) => Object.keys(calculators)))
  return calculation({
    name,
    version: targetOf(definition.name).version,
    today: lisbonToday(new Date()),
    input: parsed(await text(process.stdin)),
    description: calculator,
    calculate: (call) => calculated(definition, call),
  })
}

try {
  console.log(JSON.stringify(await run(process.argv[2] ?? ''), null, 2))
} catch (error) {
  if (!(error instanceof ProjectError)) throw error
  const { message: title, nextStep, errors } = error
  console.error(JSON.stringify({ title, nextStep, errors }, null, 2))
  process.exitCode = 1
}
