import { randomUUID } from 'node:crypto'
import type { Template } from './fill-template'
import type { Names } from './names'

/** A change of a file that is there already. Throws when the file no longer has the place it goes to. */
interface Registration {
  readonly path: string
  readonly change: (text: string) => string
}

/** Inserts a line after (or before) a text that occurs once in the file; the formatter sorts it. */
const insert = (place: string, line: string, where: 'after' | 'before') => (text: string) => {
  if (text.split(place).length !== 2)
    throw new Error(`there is no one "${place.trim()}" to put "${line.trim()}" beside`)
  return text.replace(place, () => (where === 'after' ? `${place}${line}` : `${line}${place}`))
}
const importing = (line: string) => (text: string) => `${line}\n${text}`
const json = (change: (value: Record<string, never>) => object) => (text: string) =>
  `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`
const all =
  (...changes: readonly ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((changed, change) => change(changed), text)

const withOne = (list: readonly string[], one: string) => (list.includes(one) ? list : [...list, one])

/** In npm's own order, so that it finds nothing to change. */
const sorted = <Value>(entries: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')))

interface Lock {
  readonly packages: Readonly<
    Record<string, { workspaces?: string[]; version?: string; dependencies?: object }>
  >
}

/** A workspace brings no package that is not there already: the lock file only learns its name and what it asks for. */
const lockedWorkspace = (workspace: string, dependencies: object) =>
  json((value) => {
    const { packages, ...lock } = value as unknown as Lock
    const root = packages[''] ?? {}
    const own = { version: '0.1.0', dependencies }
    const link = { resolved: workspace, link: true }
    const { '': _, ...rest } = { ...packages, [workspace]: own, [`node_modules/${workspace}`]: link }
    const workspaces = withOne(root.workspaces ?? [], workspace)
    return { ...lock, packages: { '': { ...root, workspaces }, ...sorted(rest) } }
  })

function workspaceRegistrations({ home: workspace }: Names, dependencies: object): Registration[] {
  const isRoot = (text: string) => text.includes(`'${workspace}'`)
  return [
    {
      path: 'package.json',
      change: json((value) => ({
        ...value,
        workspaces: withOne((value as unknown as { workspaces: string[] }).workspaces, workspace),
      })),
    },
    { path: 'package-lock.json', change: lockedWorkspace(workspace, dependencies) },
    {
      path: 'tsconfig.json',
      change: (text) =>
        text.includes(`"${workspace}"`)
          ? text
          : insert('{ "path": "e2e" }', `{ "path": "${workspace}" },\n    `, 'before')(text),
    },
    {
      path: 'jest.config.cjs',
      change: (text) =>
        isRoot(text) ? text : insert("  'shared-lib',\n", `  '${workspace}',\n`, 'before')(text),
    },
  ]
}

const journeyRegistrations = ({ name, camel, home }: Names): Registration[] => [
  {
    path: `${home}/src/micro-frontend.ts`,
    change: all(
      insert('= joinParts(', `${camel}Parts, `, 'after'),
      importing(`import { ${camel}Parts } from './${name}/product'`),
    ),
  },
]

const widgetRegistrations = ({ name, camel, home, place }: Names): Registration[] => [
  {
    path: `${home}/src/micro-frontend.ts`,
    change: all(
      insert('  widgets: [', `${camel}Contract,`, 'after'),
      importing(
        `import { ${camel}Contract } from '${place.replace(/^src/, '.')}/page/widgets/${name}/${name}.contract'`,
      ),
    ),
  },
]

const calculatorRegistrations = ({ name, camel, address }: Names): Registration[] => [
  {
    path: 'mf-simulators/src/every-calculator.ts',
    change: all(
      insert(
        'export const calculators = [',
        `entry('${name}', ${camel}Calculator, ${camel}Contract, ${camel}Routes),`,
        'after',
      ),
      importing(
        `import { ${camel}Calculator } from './calculators/${name}.calculator'\nimport { ${camel}Contract, ${camel}Routes } from './page/widgets/${name}/${name}.contract'`,
      ),
    ),
  },
  {
    path: 'e2e/journeys/every-calculator/calculators.json',
    change: json((cases) => [
      { name, slug: address, input: { before: 50, after: 45 }, expected: 'As contas' },
      ...(cases as unknown as readonly object[]),
    ]),
  },
]

const blockRegistrations = (names: Names): Registration[] => [
  { path: 'host/content/stories/estilo.json', change: onDesignPage(names) },
  {
    path: 'host/src/content/blocks/block-view.tsx',
    change: all(
      insert('  widget: WidgetBlock,\n', `  '${names.name}': ${names.pascal}Block,\n`, 'before'),
      importing(`import { ${names.pascal}Block } from './${names.name}.block'`),
    ),
  },
  {
    path: 'host/src/content/blocks/data-schemas.ts',
    change: insert(
      '  widget: {\n',
      `  '${names.name}': { title: '${names.title}', fields: { title: text('Título', true), text: long('Uma ou duas frases') } },\n`,
      'before',
    ),
  },
]

interface Story {
  readonly content: { readonly body: readonly object[] }
}

/** The design page shows every block that there is. */
const onDesignPage = ({ name, title }: Names) =>
  json((value) => {
    const { content, ...story } = value as unknown as Story
    const block = {
      _uid: randomUUID(),
      component: name,
      title,
      text: 'Uma ou duas frases, como um editor as escreve.',
    }
    const section = { _uid: randomUUID(), component: 'section', title, width: 'column', body: [block] }
    return { ...story, content: { ...content, body: [...content.body, section] } }
  })

type Registrations = (names: Names, dependencies: object) => Registration[]

const registrations: Readonly<Record<Template, Registrations>> = {
  workspace: workspaceRegistrations,
  journey: journeyRegistrations,
  widget: widgetRegistrations,
  calculator: calculatorRegistrations,
  block: blockRegistrations,
}

/** Other places that must register a new piece. `dependencies` are those of a new workspace's package. */
export const registrationsOf = (
  template: Template,
  names: Names,
  dependencies: object = {},
): Registration[] => registrations[template](names, dependencies)
