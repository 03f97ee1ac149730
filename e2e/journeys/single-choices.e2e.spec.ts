import type { Page } from '@playwright/test'
import { holdScripts } from '../site/hold-scripts'
import { expect, test } from '../site/visitor-test'
import { heading, tile, whenLive } from './answer-funnel'

const people = 'Quantas pessoas vivem na casa?'
const usage = 'Costuma haver gente em casa durante o dia?'
const peoplePage = '/energia/simular/habitantes?energyType=electricity&addressType=current&postalCode=1000'

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a tap goes on, coming back does not, and the chosen tile goes on again', async ({ page }) => {
    await page.goto(peoplePage)
    await whenLive(page)
    await pressTile(page, '3 pessoas')
    await expect(heading(page, usage)).toBeFocused()
    await page.goBack()
    await expect(heading(page, people)).toBeVisible()
    // A second press on the same spot within a moment would be a double one.
    await page.reload()
    await whenLive(page)
    await expect(heading(page, people)).toBeVisible()
    await expect(tile(page, '3 pessoas')).toBeChecked()
    await pressTile(page, '3 pessoas')
    await expect(heading(page, usage)).toBeFocused()
  })

  test('a tap before any widget has come goes on, too @deep', async ({ page }) => {
    await holdScripts(page)
    await page.goto(peoplePage)
    await pressTile(page, '3 pessoas')
    await expect(heading(page, usage)).toBeFocused()
    await page.goBack()
    await expect(tile(page, '3 pessoas')).toBeChecked()
    await expect(heading(page, people)).toBeVisible()
  })
})

const pressTile = (page: Page, name: string) => page.getByText(name, { exact: true }).tap()
