import type { Page } from '@playwright/test'
import { attachScriptMeter, totalGzip, weightList } from '../../budgets/script-meter'
import { expect, test } from '../../site/visitor-test'
import { whenLive } from '../answer-funnel'
import { answeredPage, calculators, emptyPage } from './calculators'

const kib = 1024

/** Script of a page once its calculator is awake, without what comes when nothing else is to do. */
async function weigh(page: Page, address: string) {
  const meter = await attachScriptMeter(page)
  await page.goto(address)
  await whenLive(page)
  const scripts = (await meter.read()).filter(({ name }) => !/\/extras\.\w+\.js$/.test(name))
  return {
    all: totalGzip(scripts) / kib,
    own: totalGzip(scripts.filter(({ name }) => name.startsWith('/deployments/mf-simulators/'))) / kib,
    list: weightList(scripts),
  }
}

for (const one of calculators)
  test(`${one.slug} is usable on 120 KiB of script with its result, 25 of them its own`, async ({
    page,
    context,
  }) => {
    for (const [at, address] of [emptyPage(one), answeredPage(one)].entries()) {
      const { all, own, list } = await weigh(at === 0 ? page : await context.newPage(), address)
      expect(all, list).toBeLessThanOrEqual(120)
      expect(all, list).toBeGreaterThanOrEqual(70)
      expect(own, list).toBeLessThanOrEqual(25)
      expect(own, list).toBeGreaterThanOrEqual(5)
    }
  })
