import { expect, test } from '../site/visitor-test'

test('probe', async ({ page }) => {
  await page.goto('/')
  console.log(await page.title(), await page.locator('body').innerText())
  console.log(await page.context().cookies())
})
