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

// At the gate a property without a number of its own has 40 inputs; the deep run tries each with many more, and one
// that asks for fewer than 40, because each is dear, with as many times more.
const usual = 40
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: usual, ...(seed !== undefined && { seed }) })
const runs = Number(process.env.PROPERTY_RUNS ?? 0)
const inputsOf = (own = usual) => Math.max(own, Math.round(runs * Math.min(1, own / usual)))
const atLeast = (parameters) => ({ ...parameters, numRuns: inputsOf(parameters?.numRuns) })

module.exports =
  runs > 0 ? { ...fc, assert: (property, parameters) => fc.assert(property, atLeast(parameters)) } : fc
