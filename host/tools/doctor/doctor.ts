import { doctorChecks } from './checks'
import { examine, report } from './examine'

// Begun by doctor.mjs, once it is known that TypeScript can be run at all.
const findings = await examine(doctorChecks(process.env))
for (const line of report(findings)) console.log(line)
const faults = findings.filter(({ state }) => state === 'wrong').length
console.log(faults === 0 ? '\nThe site can start.' : `\n${faults} to mend.`)
// A request that was never answered may still be open.
process.exit(faults === 0 ? 0 : 1)
