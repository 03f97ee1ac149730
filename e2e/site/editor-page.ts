import type { FrameLocator, Locator, Page } from '@playwright/test'

/** The local editor's page with a story open. */
export interface EditorPage {
  readonly frame: FrameLocator
  /** Fields of the block in the form whose line holds these words; opened when it was not. */
  block(words: string): Promise<Locator>
}

/** Opens the editor on a story and waits until the page in its frame listens. */
export async function openEditor(page: Page, editorUrl: string, slug: string): Promise<EditorPage> {
  await page.goto(editorUrl)
  const story = page.locator('select.stories')
  const label = story.locator('option', { hasText: `${slug} (` })
  await label.waitFor({ state: 'attached' })
  await story.selectOption(await label.getAttribute('value'))
  const frame = page.frameLocator('iframe')
  // The first page of a site that has just started, and a second later what listens.
  await frame.locator('#qp-preview[data-listens]').waitFor({ timeout: 20_000 })
  return {
    frame,
    async block(words) {
      const summary = page.locator('summary', { hasText: words }).first()
      // Typing into it may change its line, not its name.
      const uid = await summary.locator('..').getAttribute('data-uid')
      const block = page.locator(`details[data-uid="${uid}"]`)
      if ((await block.getAttribute('open')) === null) await summary.click()
      return block
    },
  }
}
