import { deep } from '../site/deep'
import { expect, test } from '../site/visitor-test'
import { heading, tile, whenLive } from './answer-funnel'
import { detailsHeading } from './homes'
import {
  answerByKeyboard,
  backAndReload,
  chooseByKeyboard,
  goOnByKeyboard,
  pressByKeyboard,
  tabTo,
  typeByKeyboard,
} from './keyboard'
import { serviceTiles, telecomQuestions } from './telecom-answers'

test(
  'TV, net and voice without a pointer, with steps back and reloads in between',
  deep,
  async ({ page }) => {
    test.slow()
    await page.goto('/tv-net-voz/simular')
    await whenLive(page)
    await answerByKeyboard(page, 'Pelo menos 500 Mbps')
    await expect(heading(page, telecomQuestions.services)).toBeVisible()
    const services = serviceTiles(page, 'Sim')
    for (const service of services) await chooseByKeyboard(page, service)
    await goOnByKeyboard(page)
    await expect(heading(page, telecomQuestions.mobile)).toBeVisible()
    await backAndReload(page, async () => {
      for (const service of services) await expect(service).toBeChecked()
    })
    await expect(heading(page, telecomQuestions.mobile)).toBeVisible()
    await answerByKeyboard(page, 'Não, só a casa')
    await expect(heading(page, telecomQuestions.loyalty)).toBeVisible()
    await answerByKeyboard(page, 'Faltam mais de 4 meses')
    await expect(heading(page, telecomQuestions.operator)).toBeVisible()
    const zipcode = page.getByLabel('Código postal')
    await answerByKeyboard(page, ['MEO', { 'Código postal': '1000' }])
    // Told where it is, with what was typed.
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(zipcode).toHaveValue('1000')
    await typeByKeyboard(page, zipcode, '1000-001')
    await goOnByKeyboard(page)
    await expect(heading(page, telecomQuestions.bill)).toBeVisible()
    await chooseByKeyboard(page, tile(page, 'Sim'))
    const fee = page.getByLabel('Mensalidade', { exact: true })
    await typeByKeyboard(page, fee, '45')
    await typeByKeyboard(page, page.getByLabel(/^Meses que faltam/), '14')
    await typeByKeyboard(page, page.getByLabel(/^Valor da vantagem/), '240')
    await goOnByKeyboard(page)
    const answer = page.getByRole('heading', { level: 1, name: /^Só compensa mudar até 39,16.€/ })
    await expect(answer).toBeVisible()
    await backAndReload(page, () => expect(fee).toHaveValue('45'))
    await expect(answer).toBeVisible()
    await expect(page.getByText(/^Sair custa até 140.€/)).toBeVisible()

    // Without television, which can be had for a price: counted, and said.
    const book = page.locator('summary', { hasText: 'Junta as tuas propostas' })
    await pressByKeyboard(page, book)
    const proposal = page.getByRole('form', { name: 'Juntar uma proposta' })
    await typeByKeyboard(page, proposal.getByLabel('Operadora', { exact: true }), 'Exemplo')
    await typeByKeyboard(page, proposal.getByLabel('Mensalidade no início'), '20')
    await tabTo(page, proposal.getByRole('checkbox', { name: 'Televisão', exact: true }))
    await page.keyboard.press('Space')
    await pressByKeyboard(page, proposal.locator('summary', { hasText: 'Preço de cada serviço' }))
    await typeByKeyboard(page, proposal.getByLabel(/^Televisão, por mês/), '7,50')
    await pressByKeyboard(page, proposal.getByRole('button', { name: 'Juntar ao caderno' }))
    await expect(page.getByText('Proposta de Exemplo guardada.')).toBeVisible()
    await expect(page.getByText(/^Contámos também televisão por mais 7,50.€ por mês\.$/)).toBeVisible()
    await page.reload()
    await whenLive(page)
    await pressByKeyboard(page, book)
    await expect(page.getByText(/^Contámos também televisão por mais 7,50.€ por mês\.$/)).toBeVisible()
    await pressByKeyboard(page, page.getByRole('link', { name: 'Quero que me liguem' }))
    await expect(heading(page, detailsHeading)).toBeVisible()
  },
)
