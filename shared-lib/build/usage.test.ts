import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { itDeep } from '../testing/run-depth'
import { root } from './repository'
import { commandOf, usages } from './usage.mjs'

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** Commands of others, under our names: they have their own help. */
const others = ['lint', 'format', 'types', 'unit', 'mutation']
const ours = Object.entries(scripts).filter(([name]) => !others.includes(name))
/** They have commands with options of their own, and answer for them. */
const withCommands = ['leads', 'cms']

it.each(ours.filter(([name]) => !withCommands.includes(name)))(
  'npm run %s has a usage that is read first',
  (name, script) => {
    const file =
      script.split(' ').find((word) => /\.(cli\.ts|mjs)$/.test(word) && !word.endsWith('usage.mjs')) ?? ''
    expect(usages[commandOf(file)]).toMatch(
      new RegExp(`^npm (run (-s )?)?${name.replace(/:deep$/, '').split(':')[0]}\\b`),
    )
    const loads = file.endsWith('.mjs') ? readFileSync(path.join(root, file), 'utf8') : script
    expect(loads).toContain('shared-lib/build/usage.mjs')
  },
)

const run = (script: string, ...words: string[]) => {
  const [program = '', ...before] = script.split(' ')
  const found = program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program)
  const { status, stdout, stderr } = spawnSync(found, [...before, ...words], { cwd: root, encoding: 'utf8' })
  return { status, stdout, stderr }
}

function answers(script: string) {
  expect(run(script, '--help')).toEqual({ status: 0, stdout: expect.stringMatching(/^usage: /), stderr: '' })
  expect(run(script, '--no-such-option')).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/no-such-option[\s\S]*usage: /),
  })
}

it.each(['deploy', 'docs', 'doctor', 'leads'])(
  'npm run %s prints its usage, and ends with 2 for an option of no use',
  (name) => answers(scripts[name] ?? ''),
  60_000,
)

itDeep(
  'every command does',
  () => {
    for (const [, script] of ours) answers(script)
  },
  300_000,
)
