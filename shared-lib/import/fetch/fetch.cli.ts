import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../build/repository'
import { lisbonToday } from '../../src/rules/dates/iso-date'
import { allSources } from './all-sources'
import { createDownload, usualLimits } from './download'
import { runFetch } from './run-fetch'

// npm run fetch -- [source…] [--dry-run] [--mirror http://127.0.0.1:8080] [--timeout 30]
const { values, positionals } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    mirror: { type: 'string' },
    timeout: { type: 'string', default: String(usualLimits.timeoutMs / 1000) },
  },
  allowPositionals: true,
})
process.exitCode = await runFetch(await allSources(), positionals, {
  download: createDownload({ ...usualLimits, timeoutMs: Number(values.timeout) * 1000 }, values.mirror),
  today: lisbonToday(new Date()),
  folder: path.join(root, '.local/fetched'),
  dryRun: values['dry-run'],
  say: (line) => console.log(line),
})
