import type { AttributeSpecs } from 'shared-lib/contract/attributes'
import type { Deployment } from 'shared-lib/contract/deployment'
import type { PublishedFigure } from 'shared-lib/rules/dated/published-figure'
import type { Block, Story } from '../../../content/source/story'
import { storyOf } from '../../../content/source/testing/story-of'
import { emptySnapshot, type Remote, type Snapshot } from '../../../remotes/deployments/snapshot'
import type { LintContext } from '../finding'

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
    ...(inStories === false && { inStories }),
    minHeight: { small: 1, wide: 1 },
    wake: 'visible' as const,
    placeholder: { text: '', href: '/', linkText: '' },
    examples: [],
    preload: { scripts: [`${tag}.js`], styles: [] },
  }))
  const files = tags.map(({ tag, bytes }) => ({
    path: `browser/${tag}.js`,
    bytes: 1,
    sha256: '',
    ...(bytes !== undefined && { gzip: bytes }),
  }))
  const deployment = {
    name: 'mf-test',
    owner: 'Equipa de teste',
    widgets,
    figures,
    routes: [],
    entry: 'entry.js',
    files: [...files, { path: 'browser/entry.js', bytes: 1, sha256: '', gzip: 1024 }],
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

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** Rich text of paragraphs, or of given nodes. */
export const rich = (...nodes: readonly (string | object)[]) => ({
  component: 'rich-text',
  _uid: 'rich',
  body: { type: 'doc', content: nodes.map((node) => (typeof node === 'string' ? paragraph(node) : node)) },
})
