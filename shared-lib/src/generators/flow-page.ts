import { enumeratePaths, type FunnelPath } from '../funnel/enumerate-paths'
import { type Flow, readAnswers, type Step } from '../funnel/flow'
import { checkTitle } from '../funnel/funnel-guard'
import { checkSlug, journeyAddresses } from '../funnel/journey-addresses'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
const code = (text: string) => `\`${text}\``
const unique = <Item>(items: readonly Item[]) => [...new Set(items)]

/** Mermaid reads these inside quoted words. */
const quoted = (text: string) =>
  `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\n', '<br>')}"`
const nodeId = (slug: string) => slug.replaceAll('-', '_')

/** A flow walked from end to end: what its page is drawn from. */
interface Walked<Answers> {
  readonly flow: Flow<Answers>
  readonly paths: readonly FunnelPath[]
  /** Steps whose answer sends visitors different ways, in order. */
  readonly deciding: readonly Step<Answers>[]
}

function walk<Answers>(flow: Flow<Answers>): Walked<Answers> {
  const paths = enumeratePaths(flow)
  // One answer stands for all that lead the same way, so that a step with two of them is one that decides.
  const deciding = flow.steps.filter((step) => {
    const through = paths.filter(({ slugs }) => slugs.includes(step.slug))
    return (
      unique(through.map(({ raw }) => JSON.stringify(Object.keys(step.fields).map((name) => raw[name]))))
        .length > 1
    )
  })
  return { flow, paths, deciding }
}

const answerOf = <Answers>(flow: Flow<Answers>, step: Step<Answers>, path: FunnelPath) =>
  path.slugs.includes(step.slug) ? step.summary(readAnswers(flow, path.raw)) : ''

/** The answers that tell some paths through a step from the others: of one step where that is enough. */
function condition<Answers>(
  { flow, deciding }: Walked<Answers>,
  taken: readonly FunnelPath[],
  others: readonly FunnelPath[],
  given: readonly string[],
): string {
  if (others.length === 0) return ''
  const steps = deciding.filter(({ slug }) => given.includes(slug))
  const words = (step: Step<Answers>, paths: readonly FunnelPath[]) =>
    unique(paths.map((path) => answerOf(flow, step, path)))
  const enough = steps.findLast((step) => {
    const elsewhere = words(step, others)
    return words(step, taken).every((answer) => !elsewhere.includes(answer))
  })
  const ways = enough
    ? words(enough, taken)
    : unique(taken.map((path) => steps.map((step) => answerOf(flow, step, path)).join(' + ')))
  return ways.join('\nou ')
}

const arrow = (from: string, to: string, label: string, line = '-->') =>
  `  ${nodeId(from)} ${line}${label && `|${quoted(label)}|`} ${nodeId(to)}`

function questionArrows<Answers>(walked: Walked<Answers>): string[] {
  const { flow, paths } = walked
  return flow.steps.flatMap(({ slug }) => {
    const through = paths.filter(({ slugs }) => slugs.includes(slug))
    const nextOf = ({ slugs }: FunnelPath) => slugs[slugs.indexOf(slug) + 1] ?? checkSlug
    return unique(through.map(nextOf)).map((next) => {
      const taken = through.filter((path) => nextOf(path) === next)
      const others = through.filter((path) => nextOf(path) !== next)
      const given = unique(taken.flatMap(({ slugs }) => slugs.slice(0, slugs.indexOf(slug) + 1)))
      return arrow(slug, next, condition(walked, taken, others, given))
    })
  })
}

function optionalArrows<Answers>(walked: Walked<Answers>): string[] {
  const { flow, paths } = walked
  return flow.steps
    .filter(({ optional }) => optional)
    .flatMap((step) => {
      const offered = (path: FunnelPath) => step.applies?.(readAnswers(flow, path.raw)) !== false
      const given = unique(paths.flatMap(({ slugs }) => slugs))
      const taken = paths.filter(offered)
      const others = paths.filter((path) => !offered(path))
      return [
        arrow(checkSlug, step.slug, condition(walked, taken, others, given), '-.->'),
        arrow(step.slug, checkSlug, '', '-.->'),
      ]
    })
}

const afterwards = [
  ['resultados', 'Resultados'],
  ['dados-de-contacto', 'Dados de contacto'],
  ['resumo', 'Resumo e contacto'],
] as const

function diagram<Answers>(walked: Walked<Answers>): string[] {
  const { flow } = walked
  const node = (slug: string, words: string, optional?: boolean) =>
    `  ${nodeId(slug)}[${quoted(words)}]${optional ? ':::optional' : ''}`
  const pages = [checkSlug, ...afterwards.map(([slug]) => slug)]
  return [
    '```mermaid',
    'flowchart TD',
    ...flow.steps.map(({ slug, question, optional }) => node(slug, question, optional)),
    node(checkSlug, checkTitle),
    ...afterwards.map(([slug, words]) => `  ${nodeId(slug)}([${quoted(words)}])`),
    ...questionArrows(walked),
    ...optionalArrows(walked),
    ...pages.slice(1).map((page, at) => arrow(pages[at] ?? '', page, '')),
    '  classDef optional stroke-dasharray: 5 5',
    '```',
  ]
}

/** The reference page of a flow, `docs/flows/<name>.md`: everything in it comes from the flow's definition. */
export function flowPage<Answers>(flow: Flow<Answers>): string {
  const walked = walk(flow)
  const { paths, deciding } = walked
  const addresses = journeyAddresses(flow)
  const decided = (path: FunnelPath) =>
    deciding.flatMap((step) => answerOf(flow, step, path) || []).join('; ') || 'sempre'
  return [
    `# ${flow.title}`,
    '',
    '<!-- Generated from the flow by `npm run docs`. -->',
    '',
    `De ${code(flow.path)} a ${code(flow.done)}, ${code(addresses.details)}, ${code(addresses.summary)} e ${code(addresses.contact)}.`,
    'Cada resposta junto a uma seta vale por todas as que levam ao mesmo caminho; sem resposta, vai-se sempre.',
    'A tracejado, o que só se acrescenta a partir da confirmação.',
    '',
    ...diagram(walked),
    '',
    `## Caminhos: ${paths.length}`,
    '',
    row('n.º', 'respostas que o decidem', 'perguntas', 'passos'),
    row('---', '---', '---', '---'),
    ...paths.map((path, at) =>
      row(String(at + 1), decided(path), String(path.slugs.length), path.slugs.map(code).join(' → ')),
    ),
    '',
  ].join('\n')
}

// biome-ignore lint/suspicious/noExplicitAny: each flow has answers of its own
export type AnyFlow = Flow<any>

/** The list of all pages, `docs/flows/README.md`. */
export const flowIndex = (flows: readonly AnyFlow[]): string =>
  [
    '# Percursos de perguntas',
    '',
    '<!-- Generated from the flows by `npm run docs`. -->',
    '',
    row('percurso', 'endereço', 'perguntas', 'caminhos'),
    row('---', '---', '---', '---'),
    ...flows.map((flow) =>
      row(
        `[${flow.title}](${flow.name}.md)`,
        code(flow.path),
        String(flow.steps.length),
        String(enumeratePaths(flow).length),
      ),
    ),
    '',
  ].join('\n')
