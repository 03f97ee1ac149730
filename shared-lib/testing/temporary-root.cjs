// Everything that tests put into the system's temporary folder goes below one folder of this run, which ends with it.
const { mkdtempSync, rmSync } = require('node:fs')
const os = require('node:os')
const path = require('node:path')

/** Before the first worker starts: workers, and what they start, take the folder over with the environment. */
function openTemporaryRoot() {
  const before = process.env.TMPDIR
  const root = mkdtempSync(path.join(os.tmpdir(), 'qp-tests-'))
  process.env.TMPDIR = root
  return function close() {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(root, { recursive: true, force: true, maxRetries: 3 })
  }
}

module.exports = { openTemporaryRoot }
