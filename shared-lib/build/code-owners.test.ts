import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { foldText } from '../src/rules/text/fold'
import { readDefinitions } from './definitions'
import { root } from './repository'

const lines = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))

it('names folders that exist, with an owner for all that no line names', () => {
  expect(lines[0]?.[0]).toBe('*')
  for (const [folder = '', ...owners] of lines.slice(1)) {
    expect([folder, existsSync(path.join(root, folder))]).toEqual([folder, true])
    expect(owners.length).toBeGreaterThan(0)
  }
})

it('asks the team that a micro-frontend names as its own', async () => {
  const definitions = await readDefinitions()
  const named = definitions.flatMap(({ name, owner }) => {
    const line = lines.find(([folder]) => folder === `/${name}/`)
    return line ? [[name, line.slice(1), owner] as const] : []
  })
  expect(named.length).toBeGreaterThan(1)
  for (const [name, owners, owner] of named)
    expect([name, owners]).toEqual([name, [`@quero-poupar/${foldText(owner).replaceAll(' ', '-')}`]])
})
