import type { DeployedWidget, Deployment } from '../src/contract/deployment'
import { attributeChanges } from './contract/attribute-changes'
import { type Change, compareNames, type Diff, diff, type Level, levels, same } from './contract/change'
import { leadChanges } from './contract/lead-changes'
import { routeChanges } from './contract/route-changes'
import { schemaChanges } from './contract/schema-changes'
import { weightChanges } from './contract/weight-changes'

/** Promises of a version of a micro-frontend, compared with the one before it. */
export interface ContractDiff {
  /** The least that the version number must grow by; `none` for the very same files. */
  readonly verdict: Level | 'none'
  /** The heaviest first. */
  readonly changes: readonly Change[]
  /** Members that the older deployment lacks, so that they cannot be compared. */
  readonly unknown: readonly string[]
}

/** Compares what two versions of one micro-frontend promise to stories, links, partners, programs and visitors. */
export function contractDiff(before: Deployment, after: Deployment): ContractDiff {
  const changes = [
    ...widgetChanges(before, after),
    ...routeChanges(before.routes, after.routes),
    ...verticalChanges(before, after),
    ...calculatorChanges(before, after),
    ...offerChanges(before, after),
    ...figureChanges(before, after),
    ...weightChanges(before, after),
    ...codeChanges(before, after),
  ].sort((one, other) => levels.indexOf(other.level) - levels.indexOf(one.level))
  return { verdict: changes[0]?.level ?? 'none', changes, unknown: unknownOf(before, after) }
}

const byTag = (widgets: readonly DeployedWidget[]) =>
  Object.fromEntries(widgets.map((widget) => [widget.tag, widget]))

function widgetChanges(before: Deployment, after: Deployment): Change[] {
  const { gone, come, kept } = compareNames(byTag(before.widgets), byTag(after.widgets))
  return [
    ...gone.map((tag) => ({ ...diff('major', 'the tag is gone'), about: tag, tag })),
    ...come.map((tag) => ({ ...diff('minor', 'the tag is new'), about: tag })),
    ...kept.flatMap(({ name, was, is }) => [
      ...attributeChanges(name, was.attributes, is.attributes),
      ...[...eventChanges(was.events, is.events), ...placeChanges(was, is)].map((one) => ({
        ...one,
        about: name,
        tag: name,
      })),
    ]),
  ]
}

function eventChanges(before: DeployedWidget['events'] = {}, after: DeployedWidget['events'] = {}): Diff[] {
  const { gone, come, kept } = compareNames(before, after)
  return [
    ...gone.map((name) => diff('major', `event qp:${name} is gone`)),
    ...come.map((name) => diff('minor', `event qp:${name} is new`)),
    ...kept.flatMap(({ name, was, is }) => {
      const fields = compareNames(was, is)
      return [
        ...fields.gone.map((field) => diff('major', `event qp:${name} no longer tells ${field}`)),
        ...fields.come.map((field) => diff('minor', `event qp:${name} also tells ${field}`)),
        ...fields.kept
          .filter((field) => field.was !== field.is)
          .map((field) =>
            diff(
              field.was === 'number' && field.is === 'integer' ? 'minor' : 'major',
              `event qp:${name}: ${field.name} was ${field.was} and is ${field.is}`,
            ),
          ),
      ]
    }),
  ]
}

/** Where a tag may be placed, and its placeholder. */
function placeChanges(was: DeployedWidget, is: DeployedWidget): Diff[] {
  const placed = (widget: DeployedWidget) => widget.inStories !== false
  const policy = ({ wake, minHeight, asTag, content }: DeployedWidget) => ({
    wake,
    minHeight,
    asTag,
    content,
  })
  const words = ({ title, description, placeholder, examples }: DeployedWidget) => ({
    title,
    description,
    placeholder,
    examples,
  })
  return [
    ...(placed(was) && !placed(is) ? [diff('major', 'editors are no longer offered it')] : []),
    ...(!placed(was) && placed(is) ? [diff('minor', 'editors are offered it')] : []),
    ...(same(policy(was), policy(is)) ? [] : [diff('patch', 'it wakes or waits in another way')]),
    ...(same(words(was), words(is)) ? [] : [diff('patch', 'other words for editors')]),
  ]
}

function verticalChanges(before: Deployment, after: Deployment): Change[] {
  const about = (vertical: string) => `leads of ${vertical}`
  const gone = before.leads.filter((vertical) => !after.leads.includes(vertical))
  const come = after.leads.filter((vertical) => !before.leads.includes(vertical))
  const kept = before.leads.filter((vertical) => after.leads.includes(vertical))
  return [
    ...gone.map((vertical) => ({ ...diff('major', 'they are no longer taken'), about: about(vertical) })),
    ...come.map((vertical) => ({ ...diff('minor', 'they are taken'), about: about(vertical) })),
    ...kept.flatMap((vertical) => {
      const [was, is] = [before.leadFields?.[vertical], after.leadFields?.[vertical]]
      return was && is ? leadChanges(was, is).map((one) => ({ ...one, about: about(vertical) })) : []
    }),
  ]
}

function calculatorChanges(before: Deployment, after: Deployment): Change[] {
  const { gone, come, kept } = compareNames(before.calculators ?? {}, after.calculators ?? {})
  const about = (name: string) => `calculator ${name}`
  return [
    ...gone.map((name) => ({ ...diff('major', 'it is gone'), about: about(name) })),
    ...come.map((name) => ({ ...diff('minor', 'it is new'), about: about(name) })),
    ...kept.flatMap(({ name, was, is }) =>
      [...schemaChanges('input', was.input, is.input), ...schemaChanges('output', was.output, is.output)].map(
        (one) => ({ ...one, about: about(name) }),
      ),
    ),
  ]
}

/** An editor's offers are an input: existing ones must remain valid. */
function offerChanges(before: Deployment, after: Deployment): Change[] {
  const { gone, come, kept } = compareNames(before.offers ?? {}, after.offers ?? {})
  const about = (name: string) => `offers ${name}`
  return [
    ...gone.map((name) => ({ ...diff('major', 'editors’ offers are no longer taken'), about: about(name) })),
    ...come.map((name) => ({ ...diff('minor', 'editors may keep them'), about: about(name) })),
    ...kept.flatMap(({ name, was, is }) =>
      schemaChanges('input', was.schema, is.schema).map((one) => ({ ...one, about: about(name) })),
    ),
  ]
}

/** Stories, partners and programs name figures by their ids. */
function figureChanges(before: Deployment, after: Deployment): Change[] {
  if (!before.figures || !after.figures) return []
  const ids = ({ figures = [] }: Deployment) => figures.map(({ id }) => id)
  const without = (from: Deployment, list: Deployment) => ids(list).filter((id) => !ids(from).includes(id))
  return [
    ...without(after, before).map((id) => ({ ...diff('major', 'it is gone'), about: `figure ${id}` })),
    ...without(before, after).map((id) => ({ ...diff('minor', 'it is new'), about: `figure ${id}` })),
  ]
}

function codeChanges(before: Deployment, after: Deployment): Change[] {
  const sums = ({ files }: Deployment) => files.map(({ path, sha256 }) => `${path} ${sha256}`)
  return same(sums(before), sums(after))
    ? []
    : [{ ...diff('patch', 'the code is another'), about: after.name }]
}

function unknownOf(before: Deployment, after: Deployment): string[] {
  const undeclared = ({ leadFields = {}, leads }: Deployment) => leads.filter((name) => !leadFields[name])
  const both = undeclared(before).concat(undeclared(after))
  const kept = before.leads.filter((name) => after.leads.includes(name) && both.includes(name))
  return [
    ...kept.map((name) => `fields of ${name} leads`),
    ...(before.calculators ? [] : ['calculators']),
    ...(before.figures ? [] : ['figures']),
  ]
}
