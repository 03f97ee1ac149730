import { isDeepRun } from 'shared-lib/testing/run-depth'
import { expect, sizes, sizesOfRun, test } from '../site/visitor-test'
import { overflowOf, screenViolations, showWhole } from './check-screen'
import { screenStates } from './states'

// The two workers share the list, and a busy machine needs time for the longest entry.
test.describe.configure({ mode: 'parallel', timeout: 150_000 })

/** Colours are the same at both sizes, so a phone alone shows them in the dark. */
const looks = [
  ...Object.entries(sizesOfRun).map((look) => ['light', ...look] as const),
  ...(isDeepRun ? [['dark', 'phone', sizes.phone] as const] : []),
]

for (const [colorScheme, size, viewport] of looks)
  for (const { name, address, act, visitor, tag, viewport: own } of screenStates)
    test.describe(`${colorScheme}, on a ${size}`, () => {
      // What is halfway through a transition belongs to no state.
      test.use({
        colorScheme,
        viewport: own ?? viewport,
        contextOptions: { reducedMotion: 'reduce' },
        ...visitor,
      })

      test(name, { tag: tag ?? [] }, async ({ page, site }) => {
        const check = async (state: string, within?: string) => {
          expect.soft(await screenViolations(page, within), state).toEqual([])
          expect.soft(await overflowOf(page), `${state} scrolls sideways`).toBeLessThanOrEqual(0)
        }
        if (address) await page.goto(address)
        if (act) return void (await act({ page, site, check }))
        await showWhole(page)
        await check(name)
      })
    })
