import { readOwner } from '../../src/base/settings/owner-fields'
import { startFaults } from '../../src/content/company/start-faults'
import { layoutOf, layoutSlug, settingsFolder } from '../../src/content/source/content-source'
import type { Story } from '../../src/content/source/story'
import { readStories } from '../cms/lint/read-stories'
import { isProduction } from '../start/site-settings'
import { type Finding, note, ok, wrong } from './examine'

const mend = 'config/empresa or the environment: docs/guides/before-launch.md'

/** Owner facts that the pages of these stories need and that are not set, and what the specification wants beyond them. */
async function missingIn(stories: readonly Story[], env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const story = async (slug: string) => stories.find(({ full_slug }) => full_slug === slug)
  const layout = await story(layoutSlug)
  const layoutConfig = layout ? layoutOf(layout) : { navbar: [], footer: [] }
  const list = stories.filter(({ full_slug }) => !full_slug.startsWith(settingsFolder))
  const source = {
    story,
    stories: async () => ({ list, stale: false }),
    layoutConfig: async () => layoutConfig,
  }
  const faults = await startFaults({ source, owner: readOwner(env), routes: [] })
  const socialLinks = layoutConfig.footer.flatMap((footer) => Object(footer).socialLinks ?? [])
  const unreviewed = list.filter(
    ({ full_slug, content }) => full_slug.startsWith('guias/') && !content.reviewer,
  )
  return [
    ...faults,
    ...(socialLinks.length > 0
      ? []
      : [`${layoutSlug} socialLinks is empty: the footer shows no social network`]),
    ...(unreviewed.length > 0
      ? [`${unreviewed.length} guides name no reviewer: each shows its author alone`]
      : []),
  ]
}

/** Facts that only the owner can give. Outside production none of them keeps the site from running. */
export async function checkCompany(env: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  const { stories } = await readStories('published', { env, folder: env.CONTENT_FOLDER })
  const missing = await missingIn(stories, env)
  if (missing.length === 0) return [ok('company: all that its pages need is set')]
  return missing.map((fault) => (isProduction(env) ? wrong(fault, mend) : note(fault, mend)))
}
