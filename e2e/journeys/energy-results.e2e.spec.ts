import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, sizes, sizesOfRun, test } from '../site/visitor-test'
import { heading, whenLive } from './answer-funnel'
import { lisbonQuery } from './homes'
import { compareOffers, listed, openFilters, resultsHeading, shownOffers } from './shown-offers'

const results = `/energia/resultados?${lisbonQuery}`
/** On a phone a sheet that may be closed. */
const form = (page: Page) => page.getByRole('form', { name: 'Ordenar e filtrar', includeHidden: true })
const active = (page: Page) => page.getByRole('navigation', { name: 'Filtros ativos' })

/** All content of a state of the page: the list, the set filters, the form, the table. */
const stateOf = async (page: Page) => ({
  offers: await listed(page),
  title: await page.getByRole('heading', { level: 1 }).textContent(),
  active: await active(page).getByRole('link').allTextContents(),
  form: await form(page).evaluate((element: HTMLFormElement) => [...new FormData(element)].map(String)),
  table: await page.getByRole('region', { name: 'Tabela de comparação' }).allTextContents(),
})

async function reloadsToItself(page: Page) {
  const before = await stateOf(page)
  await page.reload()
  await whenLive(page)
  expect(await stateOf(page), page.url()).toEqual(before)
  return before
}

async function apply(page: Page, address: RegExp) {
  // With the list in sight there is no way back to it.
  const back = form(page).getByRole('button', { name: 'Ver a lista' })
  if (await back.isVisible()) await back.click()
  await expect(page).toHaveURL(address)
}

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test(
      'sort, filters, what takes them away and the comparison: each state is an address that reloads to it',
      deep,
      async ({ page }) => {
        await page.goto(results)
        await whenLive(page)
        const first = await reloadsToItself(page)
        expect(first.active).toEqual([])

        await openFilters(page)
        await form(page).getByLabel('Ordenar por').selectOption({ label: 'Comercializadora, de A a Z' })
        await apply(page, /sort=provider/)
        const sorted = await reloadsToItself(page)
        expect(sorted.offers).not.toEqual(first.offers)

        await openFilters(page)
        await form(page).getByLabel('Horário').selectOption({ label: 'Bi-horário' })
        await form(page).getByLabel('Ciclo').selectOption({ label: 'Ciclo diário' })
        await form(page).getByText('Ofertas com fidelização').click()
        await form(page).getByText('Que não obrigam a débito direto').click()
        await apply(page, /timeOption=bi&cycle=daily&sort=provider&loyalty=true&noDirectDebit=true/)
        const filtered = await reloadsToItself(page)
        expect(filtered.offers).not.toEqual(sorted.offers)
        expect(filtered.active).toHaveLength(5)

        await active(page).getByRole('link', { name: 'Tirar: Ofertas com fidelização' }).click()
        await expect(active(page).getByRole('link')).toHaveCount(4)
        await active(page).getByRole('link', { name: 'Repor' }).click()
        await expect(active(page)).toBeHidden()
        expect(await listed(page)).toEqual(sorted.offers)
        await page.goBack()
        await expect(active(page).getByRole('link')).toHaveCount(4)
        await page.goForward()
        await expect(active(page)).toBeHidden()

        await compareOffers(page, [0, 2])
        await expect(heading(page, 'Lado a lado')).toBeVisible()
        await expect(page).toHaveURL(/compare=[^&]+&compare=/)
        const compared = await reloadsToItself(page)
        const names = await shownOffers(page)
        for (const at of [0, 2]) expect(compared.table[0]).toContain(names[at]?.name)
        await page
          .getByRole('link', { name: /^Retirar/ })
          .first()
          .click()
        await expect(heading(page, 'Lado a lado')).toBeHidden()
        await page.getByRole('link', { name: 'Mostrar mais ofertas' }).click()
        await expect(page).toHaveURL(/shown=24/)
        expect((await reloadsToItself(page)).offers.length).toBeGreaterThan(12)
      },
    )
  })

test('each change in a sheet of a phone is on the list at once, and the sheet and the focus stay', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone)
  await page.goto(results)
  await whenLive(page)
  await openFilters(page)
  const counted = form(page).getByText(/^\d+ ofertas? na lista\.$/)
  const before = await counted.textContent()
  const box = form(page).getByRole('checkbox', { name: 'Que não obrigam a débito direto' })
  await box.press('Space')
  await expect(page).toHaveURL(/noDirectDebit=true/)
  await expect(counted).not.toHaveText(before ?? '')
  await expect(box).toBeChecked()
  await expect(box).toBeFocused()
  await form(page).getByRole('button', { name: 'Ver a lista' }).click()
  await expect(form(page)).toBeHidden()

  await page.getByRole('button', { name: /kWh por ano$/ }).click()
  const slider = page.getByRole('slider')
  for (let step = 0; step < 6; step++) await slider.press('ArrowRight')
  const used = await slider.inputValue()
  await expect(page).toHaveURL(new RegExp(`kwhElectricity=${used}&kwhPeriod=year`))
  await expect(slider).toBeFocused()
  await expect(slider).toHaveValue(used)
})

test(
  'a slider can be dragged on while answers come, and the list follows to where it is let go',
  deep,
  async ({ page }) => {
    await page.goto(results)
    await whenLive(page)
    await page.getByRole('button', { name: /kWh por ano$/ }).click()
    const slider = page.getByRole('slider')
    const track = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const at = await slider.evaluate(
      ({ value, min, max }: HTMLInputElement) => (+value - +min) / (+max - +min),
    )
    const thumb = { x: track.x + 12 + at * (track.width - 24), y: track.y + track.height / 2 }
    const answer = page.waitForResponse(/_payload\.json/)
    await page.mouse.move(thumb.x, thumb.y)
    await page.mouse.down()
    await page.mouse.move(thumb.x + 40, thumb.y, { steps: 4 })
    await (await answer).finished()
    const first = await slider.inputValue()
    await page.mouse.move(thumb.x + 80, thumb.y, { steps: 4 })
    await expect(slider).not.toHaveValue(first)
    const last = await slider.inputValue()
    await page.mouse.up()
    await expect(page).toHaveURL(new RegExp(`kwhElectricity=${last}&kwhPeriod=year`))
    await expect(slider).toHaveValue(last)
  },
)

test(
  'a supplier without such an offer, and a meter whose split nobody knows, say so and lead back',
  deep,
  async ({ page }) => {
    await page.goto(`${results}&provider=EDPSU&renewable=true&noDirectDebit=true`)
    await whenLive(page)
    await expect(heading(page, 'Nenhuma oferta passa nestes filtros')).toBeVisible()
    await reloadsToItself(page)
    await active(page).getByRole('link', { name: 'Repor' }).click()
    await expect(resultsHeading(page)).toBeVisible()

    await openFilters(page)
    await form(page).getByLabel('Horário').selectOption({ label: 'Tri-horário' })
    await apply(page, /timeOption=tri/)
    await expect(heading(page, 'Falta saber quanto gastas em cada período')).toBeVisible()
    await page.getByRole('link', { name: 'Indicar os kWh da fatura' }).click()
    await expect(heading(page, 'O que diz a tua fatura da eletricidade?')).toBeVisible()
  },
)
