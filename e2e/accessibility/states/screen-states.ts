import type { Page } from '@playwright/test'
import { whenLive } from '../../journeys/answer-funnel'
import type { TestSite } from '../../site/start-site'

/** What an entry is given to bring its page into a state. */
export interface Screen {
  readonly page: Page
  readonly site: TestSite
  /** Judges the page as it is now, or the part that a selector names. A fault is reported with the name of the state. */
  check(state: string, within?: string): Promise<void>
}

/** States of one page, or of pages that follow one another. */
export interface ScreenStates {
  readonly name: string
  /** Where the page is opened first; an entry without one opens its pages itself. */
  readonly address?: string
  /** Brings the page into its states and checks each; without it, the page is judged as it opens. */
  readonly act?: (screen: Screen) => Promise<unknown>
  /** Options of the visitor: one who was not asked about cookies, one whose browser may complain. */
  readonly visitor?: { readonly asked?: false; readonly quiet?: false }
  /** A page laid out for one window alone. */
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Repeats on another page what a state at the gate shows. */
  readonly tag?: '@deep'
}

/** A state of a live page: its address, and what a visitor does there. */
export type LiveState = readonly [address: string, act?: (page: Page) => Promise<unknown>]

/** Opens an address and waits until its widget is awake. */
export async function openLive(page: Page, address: string) {
  await page.goto(address)
  await whenLive(page)
}

/** Opens each address, wakes its widget, acts, and checks the content without the frame of the site. */
export const liveStates =
  (states: Readonly<Record<string, LiveState>>) =>
  async ({ page, check }: Screen) => {
    for (const [state, [address, act]] of Object.entries(states)) {
      await openLive(page, address)
      await act?.(page)
      await check(state, 'main')
    }
  }

/** Opens and checks each address: its content, unless another part is named. */
export const pagesInTurn =
  (addresses: readonly string[], within = 'main') =>
  async ({ page, check }: Screen) => {
    for (const address of addresses) {
      await page.goto(address)
      await check(address, within)
    }
  }
