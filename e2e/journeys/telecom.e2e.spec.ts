import { deep } from '../site/deep'
import { expect, sizes, sizesOfRun, test } from '../site/visitor-test'
import { askForCall, chooseTile, goOn, heading, leaveDetails, whenLive } from './answer-funnel'
import { detailsHeading } from './homes'
import { openFilters } from './shown-offers'
import { storedLeads } from './stored-leads'
import { fillBill, fillOperator, fillServices } from './telecom-answers'

for (const [name, viewport] of Object.entries(sizesOfRun))
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
      await fillServices(page, 'Sim')
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
      await fillOperator(page)
      await goOn(page)
      await chooseTile(page, 'Sim')
      await page.getByLabel('Mensalidade', { exact: true }).fill('45')
      await goOn(page)
      await expect(page).toHaveURL(/\/tv-net-voz\/resultados/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Sair hoje custa, no máximo/)
      await whenLive(page)
      // Nothing was confirmed on the way: each answer is changed from here, and leads back.
      await page.getByRole('link', { name: /^Alterar: Internet de pelo menos 500/ }).click()
      await chooseTile(page, 'Pelo menos 1 Gbps')
      await goOn(page)
      await expect(page.getByRole('link', { name: /^Alterar: Internet de pelo menos 1 Gbps/ })).toBeVisible()

      await page.getByLabel(/^Nova mensalidade/).fill('12')
      await page.getByRole('button', { name: 'Fazer as contas' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^(Muda já|Espera)/)
      const proposal = page.getByRole('form', { name: 'Juntar uma proposta' })
      for (const [name, price] of [
        ['Exemplo Um', '30'],
        ['Exemplo Dois', '25'],
      ] as const) {
        await proposal.getByLabel('De quem é a proposta').fill(name)
        await proposal.getByLabel('Mensalidade no início').fill(price)
        await proposal.getByRole('button', { name: 'Juntar ao caderno' }).click()
        await expect(page.getByText(`Proposta de ${name} guardada.`)).toBeVisible()
      }
      await expect(page.getByText(/^Exemplo Dois é a mais barata: menos 120,00/)).toBeVisible()
      await page.getByRole('checkbox', { name: /Enviar estas propostas/ }).check()

      // As a visitor comes to them: they are brought as they come near.
      await page.getByRole('heading', { name: 'O comparador da ANACOM' }).scrollIntoViewIfNeeded()
      await page.getByText('Ver 12 pacotes e os seus preços').click()
      await page.getByRole('link', { name: 'Pedir o preço de hoje' }).first().click()
      await expect(heading(page, detailsHeading)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Oferta escolhida' })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /Exemplo Um e Exemplo Dois/ })).toBeChecked()
      const before = storedLeads(site).length
      await leaveDetails(page)
      await askForCall(page).click()
      await expect(page).toHaveURL(/\/tv-net-voz\/resumo/)
      expect(storedLeads(site)).toHaveLength(before + 1)
    })
  })

test.describe('without script on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test(
    'the bill, a price to try, proposals, filters and the contact form work by forms and links',
    deep,
    async ({ page }) => {
      await page.goto('/tv-net-voz/simular')
      await chooseTile(page, 'Pelo menos 200 Mbps')
      await goOn(page)
      await fillServices(page, 'Não')
      await goOn(page)
      await chooseTile(page, 'Não, só a casa')
      await goOn(page)
      await chooseTile(page, 'Faltam mais de 4 meses')
      await goOn(page)
      await fillOperator(page)
      await goOn(page)
      await chooseTile(page, 'Sim')
      await goOn(page)
      // Fields that apply are drawn once the server knows: the fee is asked for now.
      await fillBill(page)
      await goOn(page)
      await page.getByRole('main').getByRole('button').last().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('140,00')

      await page.getByLabel(/^Nova mensalidade/).fill('26')
      await page.getByRole('button', { name: 'Fazer as contas' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('316,00')

      const proposal = page.getByRole('form', { name: 'Juntar uma proposta' })
      await proposal.getByLabel('De quem é a proposta').fill('Exemplo')
      await proposal.getByLabel('Mensalidade no início').fill('26')
      await proposal.getByRole('button', { name: 'Juntar ao caderno' }).click()
      await expect(page.getByRole('heading', { name: 'Exemplo', level: 3 })).toBeVisible()
      await expect(page).toHaveURL(/tryPrice=26/)

      await page.getByText('Ver 12 pacotes e os seus preços').click()
      await openFilters(page)
      await page.getByLabel('Fidelização', { exact: true }).selectOption({ label: 'Sem fidelização' })
      await page.getByRole('button', { name: 'Atualizar a lista' }).click()
      await expect(page.getByText(/^Histórico: 2 resultados/)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Exemplo', level: 3 })).toBeVisible()
      await page.getByRole('link', { name: 'Quero que me liguem' }).click()
      await expect(heading(page, detailsHeading)).toBeVisible()
    },
  )
})
