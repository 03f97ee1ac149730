import type { Browser } from '@playwright/test'
import type { Edge } from './edge'
import { openPhone, type Slowness, untilAtRest } from './phone'
import type { Selectors, Target } from './targets'

/** Before the ms from the start of the first navigation, in the console: to be asked again and again would hold up a slow phone. */
const mark = 'second question after '

/**
 * Runs in the page before anything else of it: answers every 50 ms until the second question is there, another answer each
 * time so that there is a change to notice. What no script of the site takes up goes nowhere, as if it had not been sent.
 */
function answerOnAndOn({ answer, next, second, mark: prefix }: Selectors & { readonly mark: string }) {
  const begun = Number(sessionStorage.getItem('begun') ?? performance.timeOrigin)
  sessionStorage.setItem('begun', String(begun))
  addEventListener('submit', (event) => event.preventDefault())
  let turn = 0
  const timer = setInterval(() => {
    if (document.querySelector(second)) {
      console.info(prefix + (performance.timeOrigin + performance.now() - begun))
      return clearInterval(timer)
    }
    const answers = document.querySelectorAll<HTMLElement>(answer)
    answers[turn++ % Math.min(2, answers.length)]?.click()
    setTimeout(() => {
      if (!document.querySelector(second)) document.querySelector<HTMLElement>(next)?.click()
    }, 10)
  }, 50)
}

/** When the second question is there for a visitor in a great hurry, in ms from the navigation. */
export async function timeToSecondQuestion(browser: Browser, target: Target, edge: Edge, slow: Slowness) {
  const page = await openPhone(browser, slow)
  await page.addInitScript(answerOnAndOn, { ...target.selectors, mark })
  const [logged] = await Promise.all([
    page.waitForEvent('console', (message) => message.text().startsWith(mark)),
    page.goto(edge.origin + target.paths.funnel, { waitUntil: 'commit' }),
  ])
  await page.context().close()
  return Number(logged.text().slice(mark.length))
}

/** One tap on the first answer as soon as it is painted, nothing until the page is at rest: does going on lead on? */
export async function isEarlyTapKept(browser: Browser, target: Target, edge: Edge, slow: Slowness) {
  const { answer, next, second } = target.selectors
  const page = await openPhone(browser, slow)
  await page.goto(edge.origin + target.paths.funnel, { waitUntil: 'commit' })
  await page.locator(answer).first().tap()
  await untilAtRest(page, edge, slow)
  const reached = page.locator(second).first()
  if (!(await reached.isVisible())) await page.locator(next).first().tap()
  const kept = await reached.waitFor({ state: 'visible', timeout: 4_000 }).then(
    () => true,
    () => false,
  )
  await page.context().close()
  return kept
}
