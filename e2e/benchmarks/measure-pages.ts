import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { attachScriptMeter, totalGzip } from '../budgets/script-meter'
import { inFreshBrowser } from './fresh-browser'
import { median } from './median'
import { pageKinds } from './page-kinds'
import { openPhone } from './peers/phone'

/** Sizes in bytes (gzip level 9; fonts and pictures as served), times in ms. */
export interface PageFigures {
  readonly kind: string
  readonly path: string
  readonly script: number
  readonly extras: number
  readonly html: number
  readonly style: number
  readonly media: number
  readonly requests: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  /** Undefined: usable as HTML. */
  readonly usable: number | undefined
  readonly shift: number
  readonly complaints: number
}

const phone = { width: 390, height: 844 }

type Kind = (typeof pageKinds)[number]

const gzip = (text: string) => gzipSync(text, { level: 9 }).length

const total = async (sizes: readonly Promise<number>[]) =>
  (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)

/** Until the page's own slot is live, or everything that is idle has come. */
async function settle(page: Page, { wakes }: Kind) {
  const idle = page.waitForResponse(/\/builds\/latest\.json/)
  if (wakes) await page.locator(`[data-slot=${wakes}][data-awake]`).waitFor({ state: 'attached' })
  await idle
  await page.waitForTimeout(500)
}

async function weigh(browser: Browser, site: string, kind: Kind) {
  const page = await browser.newPage({ viewport: phone })
  const meter = await attachScriptMeter(page)
  let requests = 0
  const styles: Promise<number>[] = []
  const pictures: Promise<number>[] = []
  page.on('request', () => requests++)
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'stylesheet') styles.push(response.text().then(gzip))
    if (type === 'font' || type === 'image') pictures.push(response.body().then(({ length }) => length))
  })
  const settled = settle(page, kind)
  const html = await (await page.goto(site + kind.path))?.text()
  await settled
  const scripts = await meter.read()
  const style = await total(styles)
  const media = await total(pictures)
  const extras = totalGzip(scripts.filter(({ name }) => name.includes('/extras.')))
  await page.close()
  if (!html || style === 0) throw new Error(`${kind.path} came without HTML or style`)
  return { script: totalGzip(scripts) - extras, extras, html: gzip(html), style, media, requests }
}

/** A first visit on a slow phone with the question about cookies open. */
async function visit(browser: Browser, site: string, kind: Kind) {
  const page = await openPhone(browser, { cpu: 4 })
  let complaints = 0
  page.on('console', (message) => {
    if (message.type() === 'error') complaints++
  })
  page.on('pageerror', () => complaints++)
  const settled = settle(page, kind)
  await page.goto(site + kind.path)
  await settled
  const { firstPaint, largestPaint, longTasks, shift, awake } = await page.evaluate(() => observed)
  await page.close()
  if (largestPaint === 0) throw new Error(`${kind.path} painted nothing`)
  const blocking = longTasks
    .filter(([start]) => start >= firstPaint)
    .reduce((sum, [, length]) => sum + length - 50, 0)
  return { firstPaint, largestPaint, blocking, shift, complaints, usable: kind.wakes && awake[kind.wakes] }
}

async function figuresOf(site: string, kind: Kind): Promise<PageFigures> {
  const weight = await inFreshBrowser((browser) => weigh(browser, site, kind))
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let run = 0; run < 5; run++) visits.push(await inFreshBrowser((browser) => visit(browser, site, kind)))
  const middle = (key: 'firstPaint' | 'largestPaint' | 'blocking') => median(visits.map((one) => one[key]))
  const usable = visits.flatMap((one) => (typeof one.usable === 'number' ? [one.usable] : []))
  return {
    ...kind,
    ...weight,
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocking: middle('blocking'),
    usable: kind.wakes ? median(usable) : undefined,
    shift: Math.max(...visits.map(({ shift }) => shift)),
    complaints: visits.reduce((sum, one) => sum + one.complaints, 0),
  }
}

/** Every page kind at 390 px: weighed once at full speed, then five visits on a slow phone, each in a new browser process, medians. */
export async function measurePages(site: string, progress: (line: string) => void): Promise<PageFigures[]> {
  const all: PageFigures[] = []
  for (const kind of pageKinds) {
    progress(`page: ${kind.kind}`)
    all.push(await figuresOf(site, kind))
  }
  return all
}
