import {
  answerFunnel,
  askForCall,
  fillIn,
  goOn,
  heading,
  leaveDetails,
  whenLive,
} from '../journeys/answer-funnel'
import { detailsHeading, lisbonHome, lisbonQuery } from '../journeys/homes'
import { resultsHeading, wantOffer } from '../journeys/shown-offers'
import { expect, sizes, sizesOfRun, test } from '../site/visitor-test'
import { checkScreen, fitsTheWindow } from './check-screen'

const stories = {
  home: '/',
  landing: '/energia',
  guide: '/guias/como-escolher-tarifa-de-eletricidade',
  terms: '/termos-condicoes-gerais',
  'telecom landing': '/tv-net-voz',
  'telecom first question': '/tv-net-voz/simular',
  'telecom exit charge':
    '/tv-net-voz/custo-de-saida?monthlyFee=35&monthsLeft=14&loyaltyMonths=24&loyaltyPeriod=first&benefit=240',
  'telecom campaigns': '/tv-net-voz/campanhas',
  'unknown address': '/nada',
}

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    for (const [name, address] of Object.entries(stories))
      test(`${name}`, async ({ page }) => {
        await page.goto(address)
        await checkScreen(page)
        for (const [slot, role] of [
          ['header', 'banner'],
          ['footer', 'contentinfo'],
        ] as const) {
          await page.getByRole(role).getByRole('link').first().focus()
          await expect(page.locator(`[data-slot="${slot}"][data-awake]`)).toBeAttached()
        }
        await checkScreen(page)
      })

    test('every step of the funnel, each with its errors, and the results', async ({ page }) => {
      test.slow()
      await page.goto('/energia/simular')
      await whenLive(page)
      for (const [question, answers] of Object.entries(lisbonHome)) {
        await expect(heading(page, question)).toBeVisible()
        await checkScreen(page)
        await goOn(page)
        await expect(page.getByRole('alert')).toBeFocused()
        await checkScreen(page)
        await fillIn(page, answers)
        await goOn(page)
        await expect(heading(page, question)).toBeHidden()
      }
      await expect(resultsHeading(page)).toBeVisible()
      await checkScreen(page)
    })

    test('results without a price, with filters that leave nothing, and side by side', async ({ page }) => {
      await page.goto('/energia/resultados?energyType=gas&addressType=new&postalCode=9500')
      await expect(heading(page, 'Ainda não temos preços para esta casa')).toBeVisible()
      await checkScreen(page)
      await page.goto(`/energia/resultados?${lisbonQuery}`)
      await whenLive(page)
      for (const at of [0, 1, 2])
        await page.getByRole('article').nth(at).getByLabel('Comparar lado a lado').check()
      await expect(heading(page, 'Lado a lado')).toBeVisible()
      await wantOffer(page).first().hover()
      await checkScreen(page)
      await page
        .getByRole('article')
        .first()
        .getByText(/^(Porquê este lugar|A conta toda)/)
        .click()
      await checkScreen(page)
    })

    test('contact form, its errors, summary, contact and status page', async ({ page }) => {
      await page.goto(`/energia/simular/dados-de-contacto?${lisbonQuery}`)
      await whenLive(page)
      await checkScreen(page)
      await askForCall(page).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await checkScreen(page)
      await leaveDetails(page)
      await askForCall(page).click()
      await expect(page).toHaveURL(/\/energia\/resumo$/)
      for (const address of ['/energia/resumo', '/energia/contacto']) {
        await page.goto(address)
        await expect(heading(page, 'Maria, recebemos o teu pedido de energia')).toBeVisible()
        await checkScreen(page)
      }
      await page.getByRole('link', { name: 'Ver o estado do pedido' }).click()
      await expect(page).toHaveURL(/\/pedido\//)
      await expect(heading(page, 'O teu pedido de energia')).toBeVisible()
      await checkScreen(page)
    })

    test('summary and contact opened without a lead', async ({ page }) => {
      for (const address of ['/energia/resumo', '/energia/contacto']) {
        await page.goto(address)
        await expect(heading(page, 'Não há aqui nenhum pedido teu')).toBeVisible()
        await checkScreen(page)
      }
    })
  })

test.describe('the header', () => {
  test('with its menu open on a phone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByLabel('Menu').first().click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Menu' }).getByText('Energia', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'Tudo sobre Energia' })).toBeVisible()
    await checkScreen(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })

  test.describe('on a desktop', () => {
    test.use({ viewport: sizes.desktop })
    test('with a list open', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('banner').getByLabel('Mais em Energia').click()
      await expect(page.getByRole('link', { name: 'Simular eletricidade e gás' })).toBeVisible()
      await checkScreen(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('link', { name: 'Simular eletricidade e gás' })).toBeHidden()
    })
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  const answered = (slug: string) => `/energia/simular/${slug}?${lisbonQuery}`
  const addresses = [
    ...Object.values(stories),
    ...['tipo-de-produto', 'morada', 'habitantes', 'potencia-contratada', 'escalao-gas', 'respostas'].map(
      answered,
    ),
    `/energia/resultados?${lisbonQuery}`,
    answered('dados-de-contacto'),
    '/energia/resumo',
  ]
  test('no page scrolls sideways', async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address)
      await fitsTheWindow(page)
    }
    await expect(page.getByRole('main')).toBeVisible()
  })
})

test('the answers of a whole funnel in a guide', async ({ page }) => {
  await page.goto(stories.guide)
  const funnel = page.locator('qp-energy-funnel')
  await funnel.scrollIntoViewIfNeeded()
  // Until then its form is a plain one, which leads to the page of the funnel.
  await expect(funnel).toHaveAttribute('data-awake', '')
  await answerFunnel(funnel, lisbonHome)
  await checkScreen(page)
  await expect(heading(page, detailsHeading)).toBeHidden()
})
