import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Layout } from 'shared-lib/contract/define-micro-frontend'
import { isLayout } from './layouts'

/** Parts of the site whose stories have a frame of their own, unless an editor chose another. */
const framedFolders: readonly (readonly [RegExp, Layout])[] = [
  [/^parcerias-imobiliarias(\/|$)/, 'no-navigation'],
  [/^tv-net-voz\/campanhas\//, 'no-header-redux-footer'],
]

/** The layout of a story: an editor's choice, else that of its part of the site. */
export const storyLayout = (slug: string, chosen: unknown): Layout =>
  isLayout(chosen) ? chosen : (framedFolders.find(([folder]) => folder.test(slug))?.[1] ?? 'default')

/** A story file below `folder` as a line of the route table: its address is its place in the folder. */
export function readStoryFile(folder: string, file: string): { route: string; layout: string } {
  const slug = file
    .replace(/\.json$/, '')
    .split(path.sep)
    .join('/')
  const { content } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  return { route: slug === 'home' ? '/' : `/${slug}`, layout: storyLayout(slug, content.layout) }
}
