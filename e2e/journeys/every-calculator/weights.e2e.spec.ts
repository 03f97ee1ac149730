import type { Page } from '@playwright/test'
import { attachScriptMeter, totalGzip, weightList } from '../../budgets/script-meter'
import { deepUnless } from '../../site/deep'
import { expect, test } from '../../site/visitor-test'
import { whenLive } from '../answer-funnel'
import { answeredPage, calculators, openingPage } from './calculators'

const kib = 1024

/** Script of a page once its calculator is awake, without what comes when nothing else is to do. */
async function weigh(page: Page, address: string) {
  const meter = await attachScriptMeter(page)
  await page.goto(address)
  await whenLive(page)
  const scripts = (await meter.read()).filter(({ name }) => !/\/extras\.js$/.test(name))
  return {
    all: totalGzip(scripts) / kib,
    own: totalGzip(scripts.filter(({ name }) => name.startsWith('/deployments/mf-simulators/'))) / kib,
    list: weightList(scripts),
  }
}

/**
 * KiB of script until the answer in sight can be moved, React included: 1.25 more than a funnel has, since forms are
 * long, their numbers have sliders, and the printed answer next to them must stay as it is until its own code comes.
 */
const firstStep = 99.5

for (const one of calculators) {
  test(
    `${one.slug} is usable on ${firstStep} KiB of script, 25 of them its own, and with its result on 120`,
    deepUnless(one.slug === 'credito-habitacao'),
    async ({ page, context }) => {
      const first = await weigh(page, openingPage(one))
      expect(first.all, first.list).toBeLessThanOrEqual(firstStep)
      expect(first.all, first.list).toBeGreaterThanOrEqual(70)
      expect(first.own, first.list).toBeLessThanOrEqual(25)
      expect(first.own, first.list).toBeGreaterThanOrEqual(5)
      const answered = await weigh(await context.newPage(), answeredPage(one))
      expect(answered.all, answered.list).toBeLessThanOrEqual(120)
      expect(answered.own, answered.list).toBeGreaterThan(first.own)
    },
  )
}
