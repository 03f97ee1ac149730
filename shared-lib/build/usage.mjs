// Loaded before every command of the repository: answers `--help`, and refuses an option that its usage does not name, before
// anything is built, read or written. Plain JavaScript, so that an old Node runs it too.
import process from 'node:process'

const imported = (name, file = '<file.csv>') =>
  `npm run import:${name} -- ${file} [--read 2026-11-22] [--out file]`

/** By the last two parts of its file: what each command is called with. Commands with commands of their own answer for themselves. */
export const usages = {
  'host/start': 'npm start [-- --https]\nbuilds what changed, publishes it locally and starts the site',
  'doctor/doctor': 'npm run doctor\nnames what keeps the site from running here, and what to do about it',
  'e2e/run-tests':
    'npm test [-- mf-energy e2e/journeys …] [--all] [--deep] [--shard=1/4]\nlint, types, build, unit and browser tests of everything, or of folders and files',
  'faults/test-faults.cli':
    'npm run test:faults [-- leads …]\nwrites known mistakes into the sources and expects a test to fail',
  'dev/dev.cli': 'npm run dev\nthe site of npm start, which follows the code of the host as it is saved',
  'build/dev.cli':
    'npm run dev -w mf-energy [-- --host https://queropoupar.pt] [--port 4181]\none micro-frontend from this machine, the rest as deployed',
  'build/build.cli':
    'npm run build [-- mf-energy …] [--development]\nbuilds the named parts, or all, into immutable folders',
  'compiled/server.cli':
    'npm run server [-- folder]\nwrites the host as a folder that runs elsewhere by itself',
  'new/new.cli': [
    'npm run new -- vertical pets [animais] ["Animais"]           name, address and title',
    'npm run new -- journey home-loan mf-credit [credito-habitacao] ["Crédito habitação"]',
    'npm run new -- field energy petCount count animais "Quantos animais tens?"   funnel, name, kind, address, question',
    'npm run new -- widget energy-tip [mf-energy] ["Dica"]        name, whose it is, title',
    'npm run new -- calculator green-loan [credito-verde] ["Crédito verde"]',
    'npm run new -- repository pets [animais] ["Animais"] [--from file.tgz]   a vertical in an empty folder of its own',
    'npm run new -- block warning-box ["" "Aviso"]',
  ].join('\n'),
  'deployments/deploy.cli':
    'npm run deploy -- mf-energy [--canary 10] [--note "why"]\nnpm run deploy -- --from dist [--canary 10] [--note "why"]    a build that another tool made',
  'deployments/rollback.cli':
    'npm run rollback -- mf-energy [1.4.0] [--note "why"]\nback to the last good version, or to the one named',
  'deployments/canary.cli': [
    'npm run canary -- mf-energy            its numbers beside those of the version that everybody else has',
    'npm run canary -- mf-energy 1.4.0 10   gives the published version 1.4.0 to 10 % of the visitors',
    'npm run canary -- mf-energy 25         gives the canary to 25 %; 100 to everybody',
    'npm run canary -- mf-energy stop       takes it back',
  ].join('\n'),
  'deployments/deployments.cli':
    'npm run deployments [-- collect]\nwho serves what, since when, by whom; collect removes what is old',
  'deployments/contract.cli':
    'npm run contract -- diff [mf-energy …]\nwhat a deploy of the sources would change for stories, links, partners and programs',
  'deployments/release.cli':
    'npm run release [-- --write]\nraises the versions that npm run contract -- diff asks for, and dates the changelog; writes with --write alone',
  'pack/pack.cli': 'npm run pack\nshared-lib as a package for teams with repositories of their own',
  'tools/routes.cli': 'npm run routes\nevery address of the site with layout, vertical code and owner',
  'tools/calculate.cli':
    'npm run -s calculate -- energy-bill < input.json\nthe answer of an open calculator from the sources',
  'commands/newsletter.cli':
    'npm run newsletter -- /guias/irs-jovem\nsends a published guide to all confirmed subscribers, once',
  'commands/mail.cli': 'npm run mail [-- 1]\nmails written while no SMTP_URL is set, or one of them',
  'review/review.cli':
    'npm run review [-- --json] [--fail-on lapsed|due|soon]\nfigures, offers and texts that have to be read again',
  'tools/docs.cli':
    'npm run docs\nwrites the generated pages and files from contracts, flows, types and package files',
  'fetch/fetch.cli':
    'npm run fetch [-- euribor …] [--dry-run] [--mirror http://127.0.0.1:8080] [--timeout 30]\nrenews figures and energy offers from their publishers and shows what changed',
  'import/import-energy.cli': 'npm run import:energy -- <file.zip> [--edition …] [--version …] [--out file]',
  'import/import-deposits.cli': imported('deposits', '<file.json>'),
  'import/import-cards.cli': imported('cards', '<file.json>'),
  'import/import-telecom.cli': imported('telecom', '<file.json>'),
  'credit/import-credit.cli': `${imported('euribor')}\n${imported('taeg')}`,
  'import/import-monthly.cli': ['deposit-rate', 'inflation', 'market-taeg', 'card-taeg']
    .map((one) => imported(one))
    .join('\n'),
  'import/import-municipal.cli': imported('municipal'),
  'attack/attack.cli':
    'npm run attack [-- name …]\nattacks the site on this machine and writes what held into docs/benchmarks.md',
  'benchmarks/benchmarks.cli':
    'npm run bench [-- part]\nnpm run bench -- peers name=url … [--visits 5]\nwrites docs/benchmarks.md',
  'look/look.cli': 'npm run look [-- page …]\npictures of the screens in docs/look',
}

/** @returns {string} such as `deployments/deploy.cli` */
export const commandOf = (file = '') =>
  file
    .split(/[\\/]/)
    .slice(-2)
    .join('/')
    .replace(/\.\w+$/, '')

/** What to print and how to end instead of running; undefined when the command may run. */
export function answerOf(command, words) {
  const usage = usages[command]
  if (!usage) return undefined
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
  if (own.some((word) => word === '--help' || word === '-h')) return { text: `usage: ${usage}`, code: 0 }
  const known = usage.match(/--[a-z][\w-]*/g) ?? []
  const unknown = own.find((word) => /^--?[a-z]/i.test(word) && !known.includes(word.split('=')[0]))
  return unknown && { text: `unknown option ${unknown}\nusage: ${usage}`, code: 2 }
}

/** Ends the process where there is something to answer. */
export function answerOrRun(command, words) {
  const answer = answerOf(command, words)
  if (!answer) return
  if (answer.code === 0) console.log(answer.text)
  else console.error(answer.text)
  process.exit(answer.code)
}

answerOrRun(commandOf(process.argv[1]), process.argv.slice(2))
