import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { draftDescription } from '../../src/kit/form/input-field'
import { partFolders } from '../product-folders'
import { namesOf } from './names'

interface AskedField {
  /** Name of the funnel: `energy`, `home-loan`. */
  readonly flow: string
  /** In code, address, lead and API: `petCount`. */
  readonly name: string
  readonly kind: string
  /** Last part of the question's address, Portuguese: `animais`. */
  readonly slug: string
  /** Portuguese. */
  readonly question: string
}

/** Members of a declaration of each kind besides its words. */
const kinds: Readonly<Record<string, string>> = {
  choice: "options: { yes: 'Sim', no: 'Não' }",
  count: 'min: 0, max: 100',
  date: '',
  euros: 'min: 0, max: 1_000_000',
  flag: '',
  month: '',
  percent: 'min: 0, max: 100',
}

const fieldKinds = Object.keys(kinds)

interface Sources {
  readonly funnel: string
  /** File of the start page, which shows the first question and the number of those that follow. */
  readonly start: string
}

/** Where the questions of a funnel are declared, from the repository's root. */
function sourcesOf(root: string, flow: string): Sources {
  const workspaces = readdirSync(root).filter((name) => name.startsWith('mf-'))
  const folder = workspaces
    .flatMap((name) => partFolders(path.join(root, name), 'page/funnel'))
    .find((one) => existsSync(path.join(one, `${flow}.funnel.ts`)))
  if (!folder) throw new Error(`no ${flow}.funnel.ts in any funnel folder`)
  const at = (...parts: readonly string[]) => path.relative(root, path.join(folder, ...parts))
  return {
    funnel: at(`${flow}.funnel.ts`),
    start: at(`${flow}.start.ts`),
  }
}

/** Name and file of the fields that a funnel declares: those of its own name, else the first that it imports. */
function declaredFields(text: string, file: string, flow: string) {
  const found = [
    ...text.matchAll(/import \{([^}]*)\} from '\.\.\/\.\.\/(fields|rules\/[\w.-]+\.fields)'/g),
  ].flatMap(([, names = '', from = '']) =>
    (names.match(/\b\w+Fields\b/g) ?? []).map((name) => ({
      name,
      file: path.join(path.dirname(file), '../..', `${from}.ts`),
    })),
  )
  const own = found.find(({ name }) => name === `${namesOf(flow).camel}Fields`) ?? found[0]
  if (!own) throw new Error(`${file}: it imports no ../../fields`)
  return own
}

const once = (text: string, place: string, file: string) => {
  const found = text.split(place)
  if (found.length !== 2) throw new Error(`${file}: there is no one "${place.trim()}"`)
  return found as [string, string]
}

function withDeclaration(text: string, file: string, fields: string, { name, kind, question }: AskedField) {
  const place = `export const ${fields} = {`
  const [before, after] = once(text, place, file)
  if (new RegExp(`^\\s+${name}: `, 'm').test(after)) throw new Error(`${file}: ${name} is there already`)
  const members = [`label: '${question}'`, `description: '${draftDescription}'`, kinds[kind]]
  // Optional: links, requests and tests of before have no answer to it. A box that may stay empty is a `tick`.
  const [call, around] = kind === 'flag' ? ['tick', ''] : [kind, 'optional']
  const value = `${call}({ ${members.filter(Boolean).join(', ')} })`
  const imports = [call, around].filter(
    (one) =>
      one && !RegExp(`import \\{[^}]*\\b${one}\\b[^}]*\\} from 'shared-lib/kit/form/fields'`).test(text),
  )
  const line =
    imports.length > 0 ? `import { ${imports.join(', ')} } from 'shared-lib/kit/form/fields'\n` : ''
  return `${line}${before}${place}\n  ${name}: ${around ? `${around}(${value})` : value},${after}`
}

/** Steps outside the usual way are last, each under a name of its own: a question goes before them. */
function withStep(text: string, file: string, fields: string, { name, slug }: AskedField) {
  const [before, after] = once(text, '  steps: [\n', file)
  if (after.includes(`slug: '${slug}'`))
    throw new Error(`${file}: a question has the address ${slug} already`)
  const end = after.search(/(\n {4}\w+Step,)*\n {2}\],/)
  if (end < 0) throw new Error(`${file}: the list of steps has no end`)
  const label = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
  const step = `\n    { slug: '${slug}', question: ${fields}.${name}.label, label: '${label}', names: ['${name}'] },`
  return `${before}  steps: [\n${after.slice(0, end)}${step}${after.slice(end)}`
}

/**
 * Adds a question to a funnel: its value and its place; control, address, guard, lead and attribute come from these. Answers the
 * files that it changed; throws before it changes any.
 */
export function newField(root: string, asked: AskedField): readonly string[] {
  const { flow, name, kind, slug, question } = asked
  if (!fieldKinds.includes(kind)) throw new Error(`${kind} is no kind: ${fieldKinds.join(', ')}`)
  if (!/^[a-z][a-zA-Z]*$/.test(name)) throw new Error(`name "${name}" is not camelCase like petCount`)
  namesOf(flow, { address: slug, title: question })
  const files = sourcesOf(root, flow)
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const funnel = read(files.funnel)
  const fields = declaredFields(funnel, files.funnel, flow)
  const changed = [
    [fields.file, withDeclaration(read(fields.file), fields.file, fields.name, asked)],
    [files.funnel, withStep(funnel, files.funnel, fields.name, asked)],
    ...(existsSync(path.join(root, files.start))
      ? [[files.start, read(files.start).replace(/more: (\d+)/, (_, more) => `more: ${Number(more) + 1}`)]]
      : []),
  ] as const
  for (const [file = '', text = ''] of changed) writeFileSync(path.join(root, file), text)
  return changed.map(([file = '']) => file)
}
