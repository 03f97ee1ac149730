import { expect, sizes, test } from '../site/visitor-test'
import { askForCall, chooseTile, goOn, heading, leaveDetails, whenLive } from './answer-funnel'
import { checkHeading, detailsHeading } from './homes'
import { storedLeads } from './stored-leads'

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a visitor asks for a call about TV, net and voice, and picks a day from a calendar that comes only then', async ({
      page,
      site,
    }) => {
      const calendars: string[] = []
      page.on('request', (request) => {
        if (/date-picker\.js$/.test(request.url())) calendars.push(request.url())
      })
      await page.goto('/tv-net-voz')
      await page.getByRole('main').locator('a[href="/tv-net-voz/simular"]').first().click()
      // The landing page carries the same questions as a tag.
      await expect(page).toHaveURL(/\/simular\/internet$/)
      await whenLive(page)
      await chooseTile(page, 'Pelo menos 500 Mbps')
      await goOn(page)
      for (const group of await page.getByRole('radiogroup').all()) await chooseTile(group, 'Sim')
      await goOn(page)
      await chooseTile(page, 'Não, só a casa')
      await goOn(page)
      await chooseTile(page, 'Faltam mais de 4 meses')
      expect(calendars).toEqual([])
      await page.getByRole('button', { name: 'Escolher no calendário' }).click()
      const picker = page.getByRole('group', { name: 'Último dia da fidelização' })
      await expect(picker).toBeVisible()
      expect(calendars.length).toBeGreaterThan(0)
      const nextYear = String(new Date().getFullYear() + 1)
      await picker.getByRole('combobox', { name: 'Ano' }).selectOption(nextYear)
      await picker.getByRole('button', { name: /\b15 de / }).click()
      await expect(picker.getByRole('textbox')).toHaveValue(new RegExp(`15/\\d\\d/${nextYear}`))
      await goOn(page)
      await page.getByLabel('Operadora atual').selectOption({ index: 1 })
      await page.getByLabel('Código postal').fill('1000-001')
      await goOn(page)
      await chooseTile(page, 'Sim')
      await page.getByLabel('Mensalidade', { exact: true }).fill('45')
      await goOn(page)
      await expect(heading(page, checkHeading)).toBeVisible()
      await page.getByRole('main').getByRole('button').last().click()
      await expect(page).toHaveURL(/\/tv-net-voz\/resultados/)
      await page
        .getByRole('main')
        .getByRole('link', { name: /liguem|ligar|chamada/i })
        .first()
        .click()
      await expect(heading(page, detailsHeading)).toBeVisible()
      const before = storedLeads(site).length
      await leaveDetails(page)
      await askForCall(page).click()
      await expect(page).toHaveURL(/\/tv-net-voz\/resumo/)
      expect(storedLeads(site)).toHaveLength(before + 1)
    })
  })
