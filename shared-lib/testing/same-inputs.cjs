// Replaces `fast-check` in every test: each run uses the inputs of the run before it, so that results repeat.
// `PROPERTY_SEED=random npx jest …` tries others, `PROPERTY_SEED=<number>` repeats a failure.
const path = require('node:path')
// By its file: its name leads here.
const fc = require(
  path.join(path.dirname(require.resolve('fast-check/package.json')), 'lib/cjs/fast-check.js'),
)

const { PROPERTY_SEED: asked = '20261122' } = process.env
const seed = asked === 'random' ? undefined : Number(asked)
if (Number.isNaN(seed)) throw new Error(`PROPERTY_SEED must be "random" or a number, not "${asked}"`)

// At the gate a property without a number of its own has 40 inputs; the deep run tries each with many more.
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 40, ...(seed !== undefined && { seed }) })
const runs = Number(process.env.PROPERTY_RUNS ?? 0)
const atLeast = (parameters) => ({ ...parameters, numRuns: Math.max(runs, parameters?.numRuns ?? 100) })

module.exports =
  runs > 0 ? { ...fc, assert: (property, parameters) => fc.assert(property, atLeast(parameters)) } : fc
