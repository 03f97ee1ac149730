import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../webpack/base'
import { copyRepository } from './copy-repository.testing'
import { fill } from './fill-template'
import { namesOf } from './names'
import { newPiece } from './new-piece'

// Below the repository, so that packages are found; the same each time, so that what was compiled is known again.
const copy = path.join(root, '.cache/new-pieces')
const remove = () => rmSync(copy, { recursive: true, force: true })

it('fills every form of a name in', () => {
  const names = namesOf('green-loan', { address: 'credito-verde', title: 'Crédito verde', home: 'mf-credit' })
  expect(fill('__name__ __camel__ __Name__ __address__ __title__ __home__', names)).toBe(
    'green-loan greenLoan GreenLoan credito-verde Crédito verde mf-credit',
  )
  const [one, other] = fill('__uid__ __uid__', names).split(' ')
  expect(one).toMatch(/^[\da-f-]{36}$/)
  expect(one).not.toBe(other)
})

describe('in a copy of the repository', () => {
  let files: string[]
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')

  beforeAll(() => {
    remove()
    copyRepository(root, copy)
    files = [
      newPiece(copy, { kind: 'vertical', name: 'pets', place: 'animais', title: 'Animais' }),
      newPiece(copy, { kind: 'widget', name: 'pets-tip', title: 'Dica' }),
      newPiece(copy, { kind: 'calculator', name: 'yearly-saving', place: 'poupanca-anual' }),
      newPiece(copy, { kind: 'block', name: 'warning-box', title: 'Aviso' }),
    ].flat()
  }, 120_000)
  afterAll(remove)

  function run(command: string, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
      cwd: copy,
      encoding: 'utf8',
    })
    return { status, said: status === 0 ? '' : `${stdout}${stderr}`.slice(-4000) }
  }
  const well = { status: 0, said: '' }

  it('passes lint, types and its own tests as generated', () => {
    const linted = files.filter((file) => file !== 'package-lock.json')
    expect(run('biome', 'check', '--write', ...linted)).toEqual(well) // puts imports and lists in their order
    expect(run('biome', 'check', '--error-on-warnings', ...linted)).toEqual(well)
    expect(run('tsc', '-b', 'mf-pets', 'mf-simulators', 'host')).toEqual(well)
    const tests = [
      'mf-pets/src/(funnel|micro)',
      'pets-(funnel|details).widget',
      'pets-tip',
      'yearly-saving',
      'parameter-versions',
    ]
    expect(run('jest', '--maxWorkers=1', '--silent', '--', ...tests, 'warning-box')).toEqual(well)
  }, 300_000)

  it('is known wherever a new piece must be', () => {
    const { workspaces } = JSON.parse(read('package.json'))
    const { packages } = JSON.parse(read('package-lock.json'))
    expect(workspaces).toContain('mf-pets')
    expect(packages[''].workspaces).toEqual(workspaces)
    expect(packages['node_modules/mf-pets']).toEqual({ resolved: 'mf-pets', link: true })
    expect(packages['mf-pets'].dependencies).toEqual(JSON.parse(read('mf-pets/package.json')).dependencies)
    expect(read('tsconfig.json')).toContain('"mf-pets"')
    expect(read('jest.config.cjs')).toContain("'mf-pets'")
    expect(read('e2e/journeys/simulators/calculators.ts')).toContain("slug: 'poupanca-anual'")
    expect(read('host/content/stories/estilo.json')).toContain('"warning-box"')
  })

  it.each([
    ['a vertical of two words', { kind: 'vertical', name: 'pet-care' }, 'one word'],
    ['a vertical that stands', { kind: 'vertical', name: 'energy' }, 'mf-energy is there already'],
    ['a widget of nobody', { kind: 'widget', name: 'lonely' }, 'npm run new -- widget lonely mf-energy'],
    ['a widget that stands', { kind: 'widget', name: 'energy-funnel' }, 'is there already'],
    ['a title that would end a text', { kind: 'block', name: 'x', title: "d'água" }, 'without quotes'],
    ['a name that is no tag', { kind: 'block', name: 'Aviso' }, 'is not kebab-case'],
  ] as const)('refuses %s', (_, asked, message) => expect(() => newPiece(copy, asked)).toThrow(message))

  it('fills a reserved vertical', () => {
    expect(newPiece(copy, { kind: 'vertical', name: 'insurance', place: 'seguros' })).toContain(
      'mf-insurance/src/micro-frontend.ts',
    )
    expect(
      JSON.parse(read('package.json')).workspaces.filter((one: string) => one === 'mf-insurance'),
    ).toHaveLength(1)
  })
})
