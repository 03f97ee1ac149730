import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { itDeep } from '../../testing/run-depth'
import { root } from '../repository'
import { copyRepository } from './copy-repository.testing'
import { fill } from './fill-template'
import { namesOf } from './names'
import { newField } from './new-field'
import { type Asked, newPiece } from './new-piece'
import refused from './new-piece.test.json'
import { newRepository } from './new-repository'

// Below the repository, so that packages are found; the same each time, so that the compiled types are reused.
const copy = path.join(root, '.cache/new-pieces')
const remove = () => rmSync(copy, { recursive: true, force: true })

it('fills every form of a name in', () => {
  const names = namesOf('green-loan', { address: 'credito-verde', title: 'Crédito verde', home: 'mf-credit' })
  expect(fill('__name__ __camel__ __Name__ __address__ __title__ __home__ __place__', names)).toBe(
    'green-loan greenLoan GreenLoan credito-verde Crédito verde mf-credit src',
  )
  const [one, other] = fill('__uid__ __uid__', names).split(' ')
  expect(one).toMatch(/^[\da-f-]{36}$/)
  expect(one).not.toBe(other)
})

it('brings CI, editor settings and the install scripts of here to a repository of its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-own-'))
  const allowed = (of: string) => JSON.parse(readFileSync(path.join(of, 'package.json'), 'utf8')).allowScripts
  const written = newRepository(folder, { name: 'pets' })
  expect(allowed(root)).toMatchObject(allowed(folder))
  expect(written).toEqual(
    expect.arrayContaining([
      ...['.editorconfig', '.github/workflows/ci.yml', '.nvmrc'],
      ...['.vscode/extensions.json', '.vscode/settings.json'],
    ]),
  )
  expect(readFileSync(path.join(folder, '.vscode/settings.json'), 'utf8')).toContain('mf-pets/dist/')
  rmSync(folder, { recursive: true })
})

// With names that no team would choose: those of the guide are taken wherever it was followed.
describe('in a copy of the repository', () => {
  let files: string[]
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')

  beforeAll(() => {
    remove()
    copyRepository(root, copy)
    files = [
      newPiece(copy, { kind: 'vertical', name: 'unnamed', address: 'sem-nome', title: 'Sem nome' }),
      newPiece(copy, {
        kind: 'journey',
        name: 'other-thing',
        home: 'mf-unnamed',
        address: 'outra-coisa',
        title: 'Outra coisa',
      }),
      newPiece(copy, { kind: 'widget', name: 'unnamed-tip', title: 'Dica' }),
      newPiece(copy, { kind: 'calculator', name: 'unnamed-sum', address: 'conta-sem-nome' }),
      newPiece(copy, { kind: 'block', name: 'unnamed-box', title: 'Aviso' }),
    ].flatMap((piece) => piece.files)
  }, 120_000)
  afterAll(remove)

  function run(command: string, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
      cwd: copy,
      encoding: 'utf8',
    })
    return { status, output: status === 0 ? '' : `${stdout}${stderr}`.slice(-4000) }
  }
  const well = { status: 0, output: '' }

  /** What became of the cases of one widget, in the page and on the server, among those of its workspace. */
  function casesOf(widget: string, suites: string) {
    const jest = path.join(root, 'node_modules/.bin/jest')
    const args = ['--maxWorkers=1', '--silent', '--json', '-t', widget, '--', suites]
    return JSON.parse(spawnSync(jest, args, { cwd: copy, encoding: 'utf8' }).stdout)
  }

  it('imports only files that are there', () => {
    const imported = files.flatMap((file) =>
      [...read(file).matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => path.join(path.dirname(file), to)),
    )
    const isThere = (place: string) =>
      ['', '.ts', '.tsx'].some((end) => existsSync(path.join(copy, place + end)))
    expect(imported.length).toBeGreaterThan(50)
    expect(imported.filter((place) => !isThere(place))).toEqual([])
  })

  itDeep(
    'passes lint, types and its own tests as generated',
    () => {
      const linted = files.filter((file) => file !== 'package-lock.json')
      expect(run('biome', 'check', '--write', ...linted)).toEqual(well) // puts imports and lists in their order
      expect(run('biome', 'check', '--error-on-warnings', ...linted)).toEqual(well)
      expect(run('tsc', '-b', 'mf-unnamed', 'mf-simulators', 'host')).toEqual(well)
      const tests = [
        'mf-unnamed/src/unnamed/(rules|product|page/(funnel|results|widgets/every))',
        'unnamed-(funnel|details).widget',
        'other-thing/(rules|product|page/(funnel|results|widgets/other-thing-details))',
        'unnamed-(tip|sum|box)',
        'parameter-versions',
      ]
      expect(run('jest', '--maxWorkers=1', '--silent', '--', ...tests)).toEqual(well)
      const fails = path.join(copy, 'mf-unnamed/src/fails.test.ts')
      writeFileSync(fails, "it('fails', () => expect(1).toBe(2))")
      expect(run('jest', '--maxWorkers=1', '--silent', '--', 'mf-unnamed/src/fails')).toMatchObject({
        status: 1,
      })
      rmSync(fails)
      // Of the calculators' widgets the new one alone: the others are what they were, and take a minute.
      expect(casesOf('unnamed-sum', 'mf-simulators/src/page/widgets/every')).toMatchObject({
        success: true,
        numPassedTestSuites: 2, // a wrong name would pass none
      })
    },
    300_000,
  )

  describe('a question more', () => {
    const question = { kind: 'count', slug: 'animais', question: 'Quantos animais tens?' }
    const asked = [
      { flow: 'energy', place: 'mf-energy/src', ...question, name: 'petCount' },
      { flow: 'other-thing', place: 'mf-unnamed/src/other-thing', ...question, name: 'petCount' },
      { flow: 'telecom', place: 'mf-telecom/src', ...question, name: 'petCount' },
      { flow: 'insurance', place: 'mf-insurance/src', ...question, name: 'petCount' },
      ...['credit-card', 'home-loan', 'personal-loan', 'term-deposit'].map((flow) => ({
        flow,
        place: `mf-credit/src/${flow}`,
        ...question,
        name: 'petCount',
      })),
    ]
    /** Checks everything that depends on a question, by the funnel itself. */
    const proof = (flow: string, camel: string) => `
      import { enumeratePaths } from 'shared-lib/kit/funnel/enumerate-paths'
      import { addressOf, checkAnswers, flowParameters } from 'shared-lib/kit/funnel/funnel-address'
      import { flowLeadFields } from 'shared-lib/kit/funnel/lead-fields'
      import { flowLead } from 'shared-lib/kit/journey/define-journey'
      import { ${camel}Funnel as flow } from './${flow}.funnel'

      const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
      const [path] = enumeratePaths(flow).sort((one, other) => other.slugs.length - one.slugs.length)

      it('is asked, travels, is confirmed and sent', () => {
        expect(flowParameters(flow)).toContain('petCount')
        expect(flowLeadFields(flow).map(({ name }) => name)).toContain('answers.petCount')
        const raw = { ...path?.raw, petCount: '3' }
        expect(addressOf(flow, '', raw)).toContain('petCount=3')
        expect(checkAnswers(flow, raw)).toContainEqual(expect.objectContaining({ slug: 'animais', answer: '3' }))
        expect(flowLead(flow)({ answers: raw, ...contact }, '2026-11-22')).toMatchObject({ lead: { answers: { petCount: 3 } } })
        expect(flowLead(flow)({ answers: { ...raw, petCount: '-1' }, ...contact }, '2026-11-22')).toMatchObject({
          problems: [{ field: 'petCount' }],
        })
      })`

    itDeep(
      'is its declaration and its place, and all else follows',
      () => {
        const changed = asked.map((one) => newField(copy, one))
        for (const one of asked)
          for (const kind of ['choice', 'date', 'euros', 'flag', 'month', 'percent'])
            newField(copy, { ...one, kind, name: `pet${kind}`, slug: `animais-${kind}` })
        // Energy's first question has a page of its own, which shows the number of those that follow.
        expect(changed.map((all) => all.map((file) => path.basename(file)))).toEqual([
          ['fields.ts', 'energy.funnel.ts', 'energy.start.ts'],
          ['fields.ts', 'other-thing.funnel.ts'],
          ['fields.ts', 'telecom.funnel.ts', 'telecom.start.ts'],
          ['fields.ts', 'insurance.funnel.ts', 'insurance.start.ts'],
          ['fields.ts', 'credit-card.funnel.ts'],
          ['fields.ts', 'home-loan.funnel.ts', 'home-loan.start.ts'],
          ['fields.ts', 'personal-loan.funnel.ts', 'personal-loan.start.ts'],
          ['fields.ts', 'term-deposit.funnel.ts'],
        ])
        for (const { flow, place } of asked.slice(0, 2))
          writeFileSync(
            path.join(copy, place, 'page/funnel/question-more.test.ts'),
            proof(flow, namesOf(flow).camel),
          )
        expect(run('biome', 'check', '--write', ...changed.flat())).toEqual(well)
        expect(
          run('tsc', '-b', 'mf-energy', 'mf-unnamed', 'mf-telecom', 'mf-insurance', 'mf-credit'),
        ).toEqual(well)
        expect(run('jest', '--maxWorkers=1', '--silent', '--', 'question-more')).toEqual(well)
        // Existing suites stay green: a new question is optional until its team decides otherwise.
        const suites = 'mf-(credit|energy|telecom|insurance|unnamed)/src/.*funnel'
        expect(run('jest', '--maxWorkers=1', '--silent', '--', suites)).toEqual(well)
      },
      600_000,
    )

    it('finds the fields of funnels that name them otherwise', () => {
      const changed = newField(copy, { flow: 'credit-card', ...question, slug: 'idades', name: 'petAge' })
      expect(changed.map((file) => path.basename(file))).toEqual(['fields.ts', 'credit-card.funnel.ts'])
      expect(read(changed[0] ?? '')).toContain('petAge: optional(count(')
      expect(read(changed[1] ?? '')).toContain('question: cardFields.petAge.label')
    })

    it.each([
      [{ name: 'pets', kind: 'tick-tock' }, 'is no kind: choice, count'],
      [{ name: 'Pets' }, 'is not camelCase'],
      [{ name: 'inhabitants' }, 'inhabitants is there already'],
      [{ name: 'pets', slug: 'habitantes' }, 'has the address habitantes already'],
      [{ name: 'pets', flow: 'nobody' }, 'no nobody.funnel.ts'],
      [{ name: 'pets', question: "d'água" }, 'without quotes'],
    ])('is refused before anything is changed: %j', (change, message) => {
      const files = ['fields.ts', 'page/funnel/energy.funnel.ts'].map((file) => `mf-energy/src/${file}`)
      const before = files.map(read)
      expect(() => newField(copy, { flow: 'energy', ...question, ...change })).toThrow(message)
      expect(files.map(read)).toEqual(before)
    })
  })

  it('is known wherever a new piece must be', () => {
    const { workspaces } = JSON.parse(read('package.json'))
    const { packages } = JSON.parse(read('package-lock.json'))
    expect(workspaces).toContain('mf-unnamed')
    expect(packages[''].workspaces).toEqual(workspaces)
    expect(packages['node_modules/mf-unnamed']).toEqual({ resolved: 'mf-unnamed', link: true })
    expect(packages['mf-unnamed'].dependencies).toEqual(
      JSON.parse(read('mf-unnamed/package.json')).dependencies,
    )
    expect(read('tsconfig.json')).toContain('"mf-unnamed"')
    expect(read('jest.config.cjs')).toContain("'mf-unnamed'")
    expect(read('mf-unnamed/src/micro-frontend.ts')).toContain('joinParts(otherThingParts, unnamedParts)')
    expect(files).toContain('mf-unnamed/src/unnamed/page/widgets/unnamed-tip/unnamed-tip.widget.tsx')
    expect(read('e2e/journeys/every-calculator/calculators.json')).toContain('"slug": "conta-sem-nome"')
    expect(read('host/content/stories/estilo.json')).toContain('"unnamed-box"')
  })

  it.each(refused as [Asked, string][])('refuses %j: %s', (asked, message) =>
    expect(() => newPiece(copy, asked)).toThrow(message),
  )

  it('fills a reserved workspace with its first journey', () => {
    const workspaces = () => JSON.parse(read('package.json')).workspaces as string[]
    mkdirSync(path.join(copy, 'mf-reserved'))
    writeFileSync(
      path.join(copy, 'mf-reserved/package.json'),
      '{ "name": "mf-reserved", "version": "0.1.0", "dependencies": { "ky": "1" } }',
    )
    writeFileSync(path.join(copy, 'mf-reserved/tsconfig.json'), '{}')
    writeFileSync(
      path.join(copy, 'tsconfig.json'),
      read('tsconfig.json').replace('{ "path": "e2e" }', '{ "path": "mf-reserved" },{ "path": "e2e" }'),
    )
    const whole = JSON.parse(read('package.json'))
    writeFileSync(
      path.join(copy, 'package.json'),
      JSON.stringify({ ...whole, workspaces: [...whole.workspaces, 'mf-reserved'] }),
    )
    const fields = 'mf-reserved/src/kept-free/fields.ts'
    mkdirSync(path.join(copy, path.dirname(fields)), { recursive: true })
    writeFileSync(path.join(copy, fields), '// what a team has already')
    const asked = { kind: 'journey', name: 'kept-free', home: 'mf-reserved', address: 'reservado' } as const
    const { files: written, kept } = newPiece(copy, asked)
    expect(written).toEqual(
      expect.arrayContaining([
        'mf-reserved/src/micro-frontend.ts',
        'mf-reserved/src/kept-free/page/funnel/kept-free.funnel.ts',
      ]),
    )
    expect(kept).toEqual([fields])
    expect(read(fields)).toBe('// what a team has already')
    expect(JSON.parse(read('mf-reserved/package.json'))).toMatchObject({
      customElements: 'dist/custom-elements.json',
      dependencies: { ky: '1', react: expect.any(String) },
    })
    expect(workspaces().filter((one) => one === 'mf-reserved')).toHaveLength(1)
    expect(read('tsconfig.json').match(/"mf-reserved"/g)).toHaveLength(1)
    expect(read('mf-reserved/tsconfig.json')).toContain('"references"')
  })
})
