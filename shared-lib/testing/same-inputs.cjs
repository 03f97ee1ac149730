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

// At the gate a property has 40 inputs, or fewer where it asks for fewer; the deep run tries each with many more.
const most = 40
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: most, ...(seed !== undefined && { seed }) })
const runs = Number(process.env.PROPERTY_RUNS ?? 0)
const runsOf = ({ numRuns } = {}) =>
  runs > 0 ? Math.max(runs, numRuns ?? 100) : Math.min(most, numRuns ?? most)

module.exports = {
  ...fc,
  assert: (property, parameters) => fc.assert(property, { ...parameters, numRuns: runsOf(parameters) }),
}
