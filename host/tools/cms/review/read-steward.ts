import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from 'shared-lib/build/repository'
import { emptyForms } from './empty-forms'
import type { ReviewReport } from './review-report'
import { type LastChange, stewardPage } from './steward-page'

const run = promisify(execFile)
const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 }

/** In a process of its own: figures that were renewed since this one began are read again. */
async function readReport(): Promise<ReviewReport> {
  const words = ['--tsconfig', 'tsconfig.base.json', 'host/tools/cms/review/review.cli.ts', '--json']
  const { stdout } = await run(path.join(root, 'node_modules/.bin/tsx'), words, options)
  return JSON.parse(stdout)
}

const git = (...words: string[]) =>
  run('git', words, options).then(
    ({ stdout }) => stdout,
    () => '', // an archive without its history
  )

/** The last change of each figure's or catalogue's file, by the id in the report. */
async function readLastChanges(): Promise<LastChange> {
  const parameters = ['*/parameters/*.ts', '*/parameters/*.json']
  const places = [...parameters, '*/offers/catalogue.json', 'host/content/stories/*']
  const [log, ids] = await Promise.all([
    git('log', '--format=%x00%an, %as', '--name-only', '--', ...places),
    git('grep', '-oE', `"?id"?: ?['"][A-Za-z0-9.-]+['"]`, '--', ...parameters),
  ])
  const byFile = new Map<string, string>()
  for (const [who = '', ...files] of log.split('\0').map((one) => one.trim().split(/\n+/)))
    for (const file of files) if (!byFile.has(file)) byFile.set(file, who)
  const fileOf = new Map(
    [...ids.matchAll(/^(.*?):"?id"?: ?['"](.*)['"]$/gm)].map(([, file = '', id = '']) => [id, file] as const),
  )
  return (id) => byFile.get(fileOf.get(id) ?? id) ?? byFile.get(`host/content/stories/${id}.json`)
}

/** What is below `/editor/dados`: the page, or an empty form; undefined for anything else. */
export async function readSteward(asked: string): Promise<{ type: string; text: string } | undefined> {
  const forms = await emptyForms()
  if (asked !== '') {
    const form = forms.find(({ name }) => asked === `/${name}.csv`)
    return form && { type: 'text/csv; charset=utf-8', text: `${form.header}\n` }
  }
  const [report, lastChange] = await Promise.all([readReport(), readLastChanges()])
  return { type: 'text/html; charset=utf-8', text: stewardPage(report, forms, lastChange) }
}
