import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../site/visitor-test'
import { goOn, whenLive } from './answer-funnel'
import { homeLoanQuery, lisbonQuery, personalLoanQuery, telecomQuery } from './homes'
import { fillCover, fillPlate, fillPrice, fillVehicle } from './insurance-answers'

// A phone on its side: every question shows what can be answered before anything is scrolled.
test.use({ viewport: { width: 844, height: 390 } })

const transferQuery =
  'loanType=transfer&housing=permanent&propertyValue=250000&wantToBorrow=120000&wantToBorrowTime=25&age=45&currentRateType=variable&currentTan=4.322&currentBank=other&rateType=variable&holders=1'

/** Answers that lead to every question of a flow, by its page in `docs/flows`. */
const funnels: Readonly<Record<string, { readonly start: string; readonly queries: readonly string[] }>> = {
  energy: { start: '/energia/simular', queries: [lisbonQuery] },
  telecom: { start: '/tv-net-voz/simular', queries: [telecomQuery] },
  'personal-loan': { start: '/credito-pessoal/simular', queries: [personalLoanQuery] },
  'home-loan': { start: '/credito-habitacao/simular', queries: [homeLoanQuery, transferQuery] },
  'term-deposit': {
    start: '/depositos-a-prazo/simular',
    queries: ['amount=10000&horizon=12&mayLock=true&origin=newBank'],
  },
}

/** Questions of a flow by their addresses, as its generated page lists them way by way. */
function questionsOf(flow: string): readonly string[] {
  const flowPage = readFileSync(path.join(import.meta.dirname, `../../docs/flows/${flow}.md`), 'utf8')
  const ways = flowPage.split('\n').filter((line) => /^\| \d+ \|/.test(line))
  return [...new Set(ways.flatMap((way) => way.match(/(?<=`)[a-z-]+(?=`)/g) ?? []))]
}

/** What of the first control of the question lies in the window and under nothing, of 1. */
const firstAnswerInSight = (page: Page) =>
  page
    .locator('main form')
    .first()
    .evaluate((form) => {
      const seen = ({ width, height }: DOMRect) => width > 0 && height > 0
      const controls = [...form.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea')]
      const boxes = controls.map((control) => {
        const label = form.querySelector(`label[for="${control.id}"]`)
        const tile = /radio|checkbox/.test(control.getAttribute('type') ?? '') && label ? label : control
        return { tile, box: tile.getBoundingClientRect() }
      })
      const first = boxes.find(({ box }) => seen(box))
      if (!first) return 0
      const { left, right, top, bottom, height } = first.box
      const bare = [top + 2, (top + bottom) / 2, bottom - 2].filter((y) => {
        const hit = document.elementFromPoint((left + right) / 2, y)
        return hit !== null && (first.tile.contains(hit) || hit.contains(first.tile))
      })
      const inside = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height
      return bare.length === 3 ? inside : 0
    })

for (const [flow, { start, queries }] of Object.entries(funnels))
  test(`every question of ${flow} shows its first answer @deep`, async ({ page }) => {
    const left = new Set(questionsOf(flow))
    expect(left.size).toBeGreaterThan(0)
    for (const query of queries)
      for (const slug of [...left]) {
        await page.goto(`${start}/${slug}?${query}`)
        // Who has not come to this question by these answers is led to one of their own.
        if (!page.url().includes(`/${slug}?`)) continue
        await whenLive(page)
        expect.soft(await firstAnswerInSight(page), `${slug} at ${page.url()}`).toBe(1)
        left.delete(slug)
      }
    expect([...left]).toEqual([])
  })

test('every question about a car shows its first answer @deep', async ({ page }) => {
  const ask = (at: Page) => at.getByRole('link', { name: 'Quero propostas' }).click()
  const fill = [fillVehicle, (at: Page) => fillCover(at), fillPrice, fillPlate]
  const seen: string[] = []
  await page.goto('/seguros/simular')
  await whenLive(page)
  for (const slug of questionsOf('car-insurance')) {
    await expect(page).toHaveURL(new RegExp(`/seguros/simular/${slug}(\\?|$)`))
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect.soft(await firstAnswerInSight(page), slug).toBe(1)
    await fill[seen.push(slug) - 1]?.(page)
    if (seen.length <= fill.length) await goOn(page)
    if (slug === 'oferta-de-referencia') await ask(page)
  }
  expect(seen.length).toBe(fill.length + 1)
})
