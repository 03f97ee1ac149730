// Runs in a worker thread, one for each version of a micro-frontend: evaluates its server bundle once, in a realm of its
// own, and calls it. The thread ends with the version, and nothing that the bundle patched outlives it.
const { createHash } = require('node:crypto')
const { readFileSync, readlinkSync } = require('node:fs')
const path = require('node:path')
const { workerData } = require('node:worker_threads')
const { openRealm } = require('./bundle-realm.cjs')
const { faultOf } = require('./contained-html.cjs')

// Behind the realm's own walls: should an object of this thread ever get into it, it makes no functions there.
for (const made of [() => {}, async () => {}, function* () {}, async function* () {}])
  Object.defineProperty(Object.getPrototypeOf(made), 'constructor', { value: undefined })

try {
  // Which thread of the process this is: what it waits for a core counts against no bundle.
  workerData[0] = Number(path.basename(readlinkSync('/proc/thread-self')))
} catch {
  // Only Linux tells.
}

let evaluated

function evaluate({ file, sha256 }) {
  if (evaluated?.sha256 === sha256) return evaluated.run
  if (evaluated) throw new Error('a thread evaluates one version only')
  const text = readFileSync(file, 'utf8')
  if (createHash('sha256').update(text).digest('hex') !== sha256)
    throw new Error(`${file}: hash differs from the registry`)
  evaluated = { sha256, run: openRealm(text, file) }
  return evaluated.run
}

module.exports = async ({ bundle, method, call }) => {
  const answer = await evaluate(bundle)(method, JSON.stringify(call))
  const fault = method === 'render' && typeof answer?.html === 'string' ? faultOf(answer.html) : undefined
  if (fault) throw new Error(`the HTML would leave its slot: ${fault}`)
  return answer
}
