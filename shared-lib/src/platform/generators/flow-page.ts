import { enumeratePaths, type FunnelPath } from '../../kit/funnel/enumerate-paths'
import { type Flow, isAfterResults, readAnswers, type Step, stepWords } from '../../kit/funnel/flow'
import { checkTitle } from '../../kit/funnel/funnel-guard'
import { checkSlug, detailsSlug, doneTarget, journeyAddresses } from '../../kit/funnel/journey-addresses'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
const code = (text: string) => `\`${text}\``
const unique = <Item>(items: readonly Item[]) => [...new Set(items)]

/** Mermaid reads these inside quoted words. */
const quoted = (text: string) =>
  `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\n', '<br>')}"`
const nodeId = (slug: string) => slug.replaceAll('-', '_')

/** A flow walked from end to end: what its page is drawn from. */
interface Walked {
  readonly flow: Flow
  readonly paths: readonly FunnelPath[]
  /** Steps whose answer sends visitors different ways, in order. */
  readonly deciding: readonly Step[]
  /** Steps that are reached from the list of answers alone: extra ones, and those with a default. */
  readonly optional: readonly Step[]
}

function walk(flow: Flow): Walked {
  const paths = enumeratePaths(flow)
  // One answer represents all that lead the same way, so that a step with two of them is one that decides.
  const deciding = flow.steps.filter((step) => {
    const through = paths.filter(({ slugs }) => slugs.includes(step.slug))
    return unique(through.map(({ raw }) => JSON.stringify(step.names.map((name) => raw[name])))).length > 1
  })
  const asked = new Set(paths.flatMap(({ slugs }) => slugs))
  const optional = flow.steps.filter((step) => step.optional || !asked.has(step.slug))
  return { flow, paths, deciding, optional }
}

const answerOf = (flow: Flow, step: Step, path: FunnelPath) =>
  path.slugs.includes(step.slug) ? stepWords(flow, step, path.raw) : ''

/** The answers that separate some paths through a step from the others: of one step where that is enough. */
function condition(
  { flow, deciding }: Walked,
  taken: readonly FunnelPath[],
  others: readonly FunnelPath[],
  given: readonly string[],
): string {
  if (others.length === 0) return ''
  const steps = deciding.filter(({ slug }) => given.includes(slug))
  const words = (step: Step, paths: readonly FunnelPath[]) =>
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

function questionArrows(walked: Walked): string[] {
  const { flow, paths } = walked
  return flow.steps.flatMap(({ slug }) => {
    const through = paths.filter(({ slugs }) => slugs.includes(slug))
    const after = isAfterResults(flow, slug)
    const end = after ? detailsSlug : flow.unchecked ? doneTarget : checkSlug
    const nextOf = ({ slugs }: FunnelPath) => {
      const next = slugs[slugs.indexOf(slug) + 1]
      return next && (after || !isAfterResults(flow, next)) ? next : end
    }
    return unique(through.map(nextOf)).map((next) => {
      const taken = through.filter((path) => nextOf(path) === next)
      const others = through.filter((path) => nextOf(path) !== next)
      const given = unique(taken.flatMap(({ slugs }) => slugs.slice(0, slugs.indexOf(slug) + 1)))
      return arrow(slug, next, condition(walked, taken, others, given))
    })
  })
}

function optionalArrows(walked: Walked): string[] {
  const { flow, paths, optional } = walked
  return optional.flatMap((step) => {
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

function diagram(walked: Walked): string[] {
  const { flow, paths, optional } = walked
  const node = (slug: string, words: string, isOptional?: boolean) =>
    `  ${nodeId(slug)}[${quoted(words)}]${isOptional ? ':::optional' : ''}`
  const afterResults = unique(
    paths.map(({ slugs }) => slugs.find((slug) => isAfterResults(flow, slug)) ?? detailsSlug),
  )
  const pages = [checkSlug, ...afterwards.map(([slug]) => slug)]
  return [
    '```mermaid',
    'flowchart TD',
    ...flow.steps.map((step) => node(step.slug, step.question, optional.includes(step))),
    node(checkSlug, checkTitle),
    ...afterwards.map(([slug, words]) => `  ${nodeId(slug)}([${quoted(words)}])`),
    ...questionArrows(walked),
    ...optionalArrows(walked),
    ...(flow.unchecked ? [arrow(doneTarget, checkSlug, '', '-.->')] : []),
    ...pages
      .slice(1)
      .flatMap((page, at) =>
        (page === detailsSlug ? afterResults : [page]).map((next) => arrow(pages[at] ?? '', next, '')),
      ),
    '  classDef optional stroke-dasharray: 5 5',
    '```',
  ]
}

/** The reference page of a flow, `docs/flows/<name>.md`: everything in it comes from the flow's definition. */
export function flowPage(flow: Flow): string {
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
    flow.unchecked
      ? 'A tracejado, a lista das respostas, para quem muda alguma, e o que só a partir dela se acrescenta.'
      : 'A tracejado, o que só se acrescenta a partir da confirmação.',
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

/** The list of all pages, `docs/flows/README.md`. */
export const flowIndex = (flows: readonly Flow[]): string =>
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
