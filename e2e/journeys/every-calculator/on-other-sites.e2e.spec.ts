import type { Page } from '@playwright/test'
import { startForeignSite } from '../../site/foreign-site'
import { expect, test } from '../../site/visitor-test'
import { calculators, embedPage, moreOf, panelOf, queryOf } from './calculators'

const imi = calculators.find(({ name }) => name === 'imi') ?? calculators[0]
if (!imi) throw new Error('there is no calculator')

const frameOf = (address: string) =>
  `<iframe title="Calculadora" src="${address}" width="700" height="300" style="border: 0"></iframe>`

/** A page of another site, on another origin than ours: the name of the host differs, not the port alone. */
async function openOn(page: Page, site: string, html: string) {
  const partner = await startForeignSite(site, html)
  await page.goto(partner.url.replace('127.0.0.1', 'localhost'))
  return partner
}

// The first calculation loads its bundle: on a busy machine that outlasts a visitor's call, which is answered 503.
test.beforeEach(({ request }) =>
  expect(async () => {
    const answer = await request.post(`/api/calculators/${imi.name}`, { data: imi.input })
    expect(answer.status()).toBe(200)
  }).toPass({ timeout: 40_000 }),
)

test.describe('in a frame', () => {
  test.use({ asked: false })

  test('a calculator is alone, in the page’s colour, whole', async ({ page, site, context }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const extras = page.waitForResponse(/builds\/latest\.json/)
    const partner = await openOn(page, site.url, frameOf(`${site.url}${embedPage(imi)}?vpt=&cor=7a1f5c`))
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading').first()).toBeVisible()
    await expect
      .poll(() =>
        frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--brand')),
      )
      .toBe('#7a1f5c')
    const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0
    await expect.poll(height).toBeGreaterThan(400)
    const empty = await height()
    await frame.getByRole('textbox', { name: 'Valor patrimonial tributário' }).fill('100000')
    await moreOf(frame.locator('body')).click()
    await frame.locator('summary', { hasText: 'Outra taxa ou outro ano' }).click()
    await frame.getByRole('textbox', { name: 'Taxa do IMI' }).fill('0,35')
    await expect(panelOf(frame.locator('body'))).toContainText('350,00')
    await expect.poll(height, 'grows with the result').toBeGreaterThan(empty)
    const inside = await frame.locator('body').evaluate((body) => body.scrollHeight)
    await expect.poll(height).toBeGreaterThanOrEqual(inside - 1)

    const own = () => page.frames().find((one) => one.url().startsWith(site.url))
    await expect.poll(() => own()?.url()).toMatch(/vpt=100000.*&cor=7a1f5c$/)
    const loaded = own()
    await extras
    for (const role of ['banner', 'contentinfo', 'dialog'] as const)
      await expect(frame.getByRole(role)).toHaveCount(0)
    await expect(frame.locator('#qp-consent')).toHaveCount(0)
    expect(await context.cookies(site.url)).toEqual([])
    expect(requests.filter((url) => /api\/visit|storeRefLog|googletagmanager/.test(url))).toEqual([])
    await loaded?.goto(loaded.url())
    await expect(panelOf(frame.locator('body'))).toContainText('350,00')
    await expect
      .poll(() =>
        frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--brand')),
      )
      .toBe('#7a1f5c')
    await partner.stop()
  })
})

test('a calculator in a frame opens links to the rest of the site next to it @deep', async ({
  page,
  site,
  context,
}) => {
  const partner = await openOn(page, site.url, frameOf(site.url + embedPage(imi)))
  const frame = page.frameLocator('iframe')
  await frame.locator('main').evaluate((main) => {
    main.prepend(Object.assign(document.createElement('a'), { href: '/energia', textContent: 'Ver energia' }))
  })
  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'Ver energia' }).click()
  // A lead left there names the page that the visitor came from.
  const around = encodeURIComponent(new URL(page.url()).origin)
  await expect(await opened).toHaveURL(`${site.url}/energia?origem=${around}`)
  expect(page.frames().map((one) => one.url())).toContain(site.url + embedPage(imi))
  await partner.stop()
})

for (const one of calculators)
  test(`${one.slug}: its embed is alone in a frame, with its result @deep`, async ({ page, site }) => {
    const partner = await openOn(page, site.url, frameOf(`${site.url}${embedPage(one)}?${queryOf(one)}`))
    const frame = page.frameLocator('iframe')
    await expect(panelOf(frame.locator('body'))).toContainText(one.expected)
    for (const role of ['banner', 'contentinfo', 'dialog'] as const)
      await expect(frame.getByRole(role)).toHaveCount(0)
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(500)
    await partner.stop()
  })

const inRoots = `<their-open></their-open><their-late></their-late><their-closed></their-closed><script>
  const card = (name, mode, vpt) => customElements.define(name, class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode })
      root.innerHTML = '<qp-imi vpt="' + vpt + '" heading="' + name + '"></qp-imi>'
      if (mode === 'closed') (window.qpRoots ??= []).push(root)
    }
  })
  card('their-open', 'open', 100000)
  card('their-closed', 'closed', 300000)
  setTimeout(() => { card('their-late', 'open', 200000); window.qpRoots.push(document.querySelector('their-late').shadowRoot) }, 1500)
</script>`

test('tags are found in shadow roots, closed and late ones when listed @deep', async ({ page, site }) => {
  const partner = await openOn(page, site.url, inRoots)
  for (const name of ['their-open', 'their-late']) {
    await page.locator(name).scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  // A closed root cannot be inspected: an awake tag is taller than one that never woke.
  await expect
    .poll(async () => (await page.locator('their-closed').boundingBox())?.height ?? 0)
    .toBeGreaterThan(400)
  await partner.stop()
})
