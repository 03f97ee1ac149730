import { chooseTile, goOn, heading, whenLive } from '../../journeys/answer-funnel'
import { checkHeading, telecomQuery } from '../../journeys/homes'
import { fillOperator, fillServices, telecomQuestions } from '../../journeys/telecom-answers'
import { expect } from '../../site/visitor-test'
import type { ScreenStates } from './screen-states'

const postalCode =
  '/tv-net-voz/simular/operadora-atual?downloadSpeed=500&tv=true&voice=false&addSim=false&contractExpiry=none'

export const telecomStates: readonly ScreenStates[] = [
  {
    name: 'telecom: every question and its errors',
    address: '/tv-net-voz/simular',
    async act({ page, check }) {
      await whenLive(page)
      const answers: Readonly<Record<keyof typeof telecomQuestions, () => Promise<unknown>>> = {
        internet: () => chooseTile(page, 'Pelo menos 500 Mbps'),
        services: () => fillServices(page, 'Sim'),
        mobile: () => chooseTile(page, 'Não, só a casa'),
        async loyalty() {
          await chooseTile(page, 'Faltam mais de 4 meses')
          await page.getByRole('button', { name: 'Escolher no calendário' }).click()
          const picker = page.getByRole('group', { name: 'Último dia da fidelização' })
          const year = picker.getByRole('combobox', { name: 'Ano' })
          await year.selectOption(String(new Date().getFullYear() + 1))
          await check('the calendar', 'main')
          await picker.getByRole('button', { name: /\b15 de / }).click()
        },
        operator: () => fillOperator(page),
        async bill() {
          await chooseTile(page, 'Sim')
          await page.getByLabel('Mensalidade', { exact: true }).fill('45')
        },
      }
      for (const [key, answer] of Object.entries(answers)) {
        const question = telecomQuestions[key as keyof typeof telecomQuestions]
        await expect(heading(page, question)).toBeVisible()
        await goOn(page)
        await expect(page.getByRole('alert')).toBeFocused()
        await check(`${question} (errors)`, 'main')
        await answer()
        await goOn(page)
        await expect(heading(page, question)).toBeHidden()
      }
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Sair hoje custa, no máximo/)
    },
  },
  {
    name: 'telecom: results with a new price, proposals and packages',
    address: `/tv-net-voz/resultados?${telecomQuery}`,
    async act({ page, check }) {
      await whenLive(page)
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
      await check('two proposals', 'main')
      await page.getByRole('heading', { name: 'O comparador da ANACOM' }).scrollIntoViewIfNeeded()
      await page.getByText('Ver 12 pacotes e os seus preços').click()
      await expect(page.getByRole('link', { name: 'Pedir o preço de hoje' }).first()).toBeVisible()
      await check('packages', 'main')
      await page.goto(
        '/tv-net-voz/custo-de-saida?monthlyFee=35&monthsLeft=14&loyaltyMonths=24&loyaltyPeriod=first&benefit=240',
      )
      await check('the exit charge', 'main')
    },
  },
  {
    name: 'telecom: answers kept on the device',
    address: '/energia/simular/morada?energyType=electricity',
    async act({ page, check }) {
      await whenLive(page)
      await chooseTile(page, 'Casa onde vivo')
      await page.getByLabel('Código postal').fill('1000-001')
      await goOn(page)
      await expect(heading(page, 'Quantas pessoas vivem na casa?')).toBeVisible()
      await page.goto(postalCode)
      await expect(page.getByRole('button', { name: 'Usar 1000-001' })).toBeVisible()
      await check('a postal code offered', 'main')
      await page.goto(
        `${postalCode.replace('operadora-atual', 'respostas')}&currentProvider=none&zipcode=1000-001`,
      )
      await whenLive(page)
      await expect(heading(page, checkHeading)).toBeVisible()
      await page.getByText('Guardado neste telemóvel ou computador').click()
      await expect(page.getByRole('list', { name: 'Respostas guardadas' })).toBeVisible()
      await check('the list of answers and what is kept', 'main')
    },
  },
]
