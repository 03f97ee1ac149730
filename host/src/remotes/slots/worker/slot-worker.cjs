// Runs in a worker thread, one for each version of a micro-frontend: evaluates its server bundle once, in a realm of its
// own, and calls it. The thread ends with the version, and nothing that the bundle patched outlives it.
const { readlinkSync } = require('node:fs')
const path = require('node:path')
const { workerData } = require('node:worker_threads')
const slotCall = require('./slot-call.cjs')

// A second barrier around the realm: an object of this thread that gets into it makes no functions there.
for (const made of [() => {}, async () => {}, function* () {}, async function* () {}])
  Object.defineProperty(Object.getPrototypeOf(made), 'constructor', { value: undefined })

try {
  // Which thread of the process this is: its wait for a core counts against no bundle.
  workerData[0] = Number(path.basename(readlinkSync('/proc/thread-self')))
} catch {
  // Only Linux has it.
}

module.exports = slotCall()
