import { lookPages } from '../look/look-pages'
import { expect, test } from '../site/visitor-test'
import { screenViolations, showWhole } from './check-screen'

// By day every screen is checked in the other files; by night the tokens alone differ, so that is what is looked for.
test.use({ colorScheme: 'dark' })

for (const [name, address] of Object.entries(lookPages))
  test(`${name} can be read by night`, async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 26, 33)')
    await showWhole(page)
    expect(await screenViolations(page)).toEqual([])
  })
