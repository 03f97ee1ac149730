import type { AttributeSpecs } from 'shared-lib/contract/attributes'
import type { Deployment } from 'shared-lib/contract/deployment'
import type { PublishedFigure } from 'shared-lib/rules/dated/published-figure'
import type { Block, Story } from '../../../content/source/story'
import { storyOf } from '../../../content/source/testing/story-of'
import { emptySnapshot, type Remote, type Snapshot } from '../../../remotes/deployments/snapshot'
import type { LintContext, RuleName } from '../finding'
import { lintStory } from '../lint-story'

interface TestTag {
  readonly tag: `qp-${string}`
  readonly attributes?: AttributeSpecs
  readonly inStories?: false
  /** Gzipped bytes of its first step. */
  readonly bytes?: number
}

/** One micro-frontend with these tags and figures. */
export function snapshotOf(tags: readonly TestTag[], figures: readonly PublishedFigure[] = []): Snapshot {
  const widgets = tags.map(({ tag, attributes = {}, inStories }) => ({
    tag,
    title: tag,
    description: '',
    attributes,
    examples: [],
    wake: 'visible' as const,
    ...(inStories === false && { inStories }),
    minHeight: { small: 1, wide: 1 },
    placeholder: { text: '', href: '/', linkText: '' },
    preload: { scripts: [`${tag}.js`], styles: [] },
  }))
  const file = (name: string, gzip?: number) => ({
    path: `browser/${name}.js`,
    bytes: 1,
    sha256: '',
    ...(gzip !== undefined && { gzip }),
  })
  const files = [...tags.map(({ tag, bytes }) => file(tag, bytes)), file('entry', 1024)]
  const deployment = {
    name: 'mf-test',
    owner: 'Equipa de teste',
    widgets,
    figures,
    routes: [],
    entry: 'entry.js',
    files,
  } as unknown as Deployment
  const remote: Remote = { name: 'mf-test', version: '1', deployment, folder: '', base: '/x/' }
  return {
    ...emptySnapshot,
    id: 'test',
    remotes: new Map([[remote.name, remote]]),
    widgets: new Map(widgets.map((widget) => [widget.tag as string, { remote, widget }] as const)),
  }
}

export const contextOf = (changes: Partial<LintContext> = {}): LintContext => ({
  snapshot: snapshotOf([]),
  routes: (path) => ['/', '/energia', '/seguros', '/pagina'].includes(path),
  today: '2026-11-22',
  ...changes,
})

/** A story of this content at `/pagina`. */
export const storyWith = (content: Block, rest: Partial<Story> = {}): Story =>
  storyOf('pagina', content, { name: 'Página', ...rest })

const hero: Block = { component: 'hero', title: 'Título' }

/** A page that begins well, with these blocks below. */
export const pageOf = (...blocks: readonly unknown[]): Story =>
  storyWith({ component: 'page', title: 'Página', description: 'Sobre', body: [hero, ...blocks] })

export const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** Rich text of paragraphs, or of given nodes. */
export const rich = (...nodes: readonly (string | object)[]) => ({
  component: 'rich-text',
  _uid: 'rich',
  body: { type: 'doc', content: nodes.map((node) => (typeof node === 'string' ? paragraph(node) : node)) },
})

/** A text that is a link. */
export function linkedText(href: string) {
  const marks = [{ type: 'link', attrs: { href, linktype: 'url' } }]
  return rich({ type: 'paragraph', content: [{ type: 'text', text: 'aqui', marks }] })
}

/** What one rule finds in a story. */
export const findingsOfRule =
  (name: RuleName) =>
  (story: Story, context = contextOf()) =>
    lintStory(story, context).filter(({ rule }) => rule === name)
