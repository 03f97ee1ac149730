import { startForeignSite } from '../site/foreign-site'
import { expect, test } from '../site/visitor-test'
import { answerFunnel, heading } from './answer-funnel'
import { checkHeading, lisbonHome } from './homes'

/** The tag's attribute answers the first question, so the one about gas never comes. */
const {
  'Que energia queres comparar?': _first,
  'Qual é o teu escalão de gás natural?': _gas,
  ...electricityHome
} = lisbonHome

test('a partner’s page has the funnel in a shadow root; neither restyles', async ({ page, site }) => {
  const partner = await startForeignSite(
    site.url,
    '<qp-energy-funnel energy-type="electricity"></qp-energy-funnel>',
  )
  await page.goto(partner.url)
  const funnel = page.locator('qp-energy-funnel')
  const question = heading(page, 'É para a casa onde vives?')
  await expect(question).toBeVisible()
  expect(await funnel.evaluate((element) => element.shadowRoot !== null)).toBe(true)
  await expect(question).not.toHaveCSS('color', 'rgb(255, 0, 0)')
  const theirs = page.locator('#theirs')
  await expect(theirs).toHaveCSS('color', 'rgb(255, 0, 0)')
  await answerFunnel(page, electricityHome)
  await expect(heading(page, checkHeading)).toBeVisible()
  expect(page.url()).toBe(`${partner.url}/`)
  await page.getByRole('button', { name: 'Ver resultados' }).click()
  await expect(page).toHaveURL(
    new RegExp(`^${site.url}/energia/resultados\\?energyType=electricity.*inhabitants=3`),
  )
  await partner.stop()
})

test('one of our pages that loads the partner script keeps its shell @deep', async ({ page }) => {
  // In its HTML: Trusted Types refuse a script that is added later.
  await page.route('**/guias/como-escolher-tarifa-de-eletricidade', async (route) => {
    const answer = await route.fetch()
    const loader = '<script type="module" src="/elements.js"></script></head>'
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', loader) })
  })
  await page.goto('/guias/como-escolher-tarifa-de-eletricidade')
  const funnel = page.locator('qp-energy-funnel')
  await funnel.scrollIntoViewIfNeeded()
  await expect(page.locator('qp-energy-funnel[data-awake]')).toBeAttached()
  expect(await funnel.evaluate((element) => element.shadowRoot)).toBeNull()
})
