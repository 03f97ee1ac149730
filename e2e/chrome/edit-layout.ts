import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestSite } from '../site/start-site'

type Item = Record<string, unknown>

/** The layout story as an editor has it open. */
interface LayoutStory {
  navbar: [Item & { categories: Item[]; sideBtn: Item[] }]
  footer: [Item]
  errorPage?: Item[]
}

const fileOf = ({ contentFolder }: TestSite, slug: string) => path.join(contentFolder, `stories/${slug}.json`)

/** Publishes what an editor changed in the layout story. */
export function editLayout(site: TestSite, edit: (content: LayoutStory) => void) {
  const file = fileOf(site, 'config/default-layout')
  const story = JSON.parse(readFileSync(file, 'utf8'))
  edit(story.content)
  writeFileSync(file, JSON.stringify(story))
}

/** @returns how to give a site the layout that it has now, and its newsletter the words of the code. */
export function keepLayout(site: TestSite) {
  const [layout, words] = [fileOf(site, 'config/default-layout'), fileOf(site, 'config/newsletter')]
  const before = readFileSync(layout, 'utf8')
  return () => {
    writeFileSync(layout, before)
    rmSync(words, { force: true })
  }
}

/** Publishes a story that was not there before, made after another. */
function addStory(site: TestSite, slug: string, content?: Item) {
  const story = JSON.parse(readFileSync(fileOf(site, 'acessibilidade'), 'utf8'))
  const added = { ...story, uuid: `e2e-${slug}`, name: slug, content: content ?? story.content }
  writeFileSync(fileOf(site, slug), JSON.stringify(added))
}

/** A page where there is none yet: the tile that leads there appears with it. */
export function ensurePage(site: TestSite, slug: string) {
  mkdirSync(path.dirname(fileOf(site, slug)), { recursive: true })
  if (!existsSync(fileOf(site, slug))) addStory(site, slug)
}

/** The words of the newsletter's pages. */
export const writeNewsletterWords = (site: TestSite, words: Item) =>
  addStory(site, 'config/newsletter', { component: 'newsletter', ...words })

export const pageLink = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', url, cached_url: url })
