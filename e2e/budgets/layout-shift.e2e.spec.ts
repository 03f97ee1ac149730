import { answerFunnel, changeAnswer, confirmAnswers, heading, whenLive } from '../journeys/answer-funnel'
import { electricityBill, lisbonQuery, unknownHome, unknownQuery } from '../journeys/homes'
import { compareOffers } from '../journeys/shown-offers'
import { deepUnless } from '../site/deep'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import { attachShiftMeter } from './shift-meter'

const pages = {
  home: '/',
  'energy page': '/energia',
  guide: '/guias/como-escolher-tarifa-de-eletricidade',
  'legal page': '/politica-privacidade',
  'first step': '/energia/simular',
  'help with the power': `/energia/simular/potencia-contratada?${unknownQuery}`,
  'bill of two prices': `/energia/simular/fatura-eletricidade?${unknownQuery}&meter=bi`,
  'place without gas': '/energia/simular/morada?energyType=gas&postalCode=7700',
  'list of answers': `/energia/simular/respostas?${unknownQuery}`,
  results: `/energia/resultados?${unknownQuery}&meter=bi`,
  'contact details': `/energia/simular/dados-de-contacto?${lisbonQuery}`,
  'error page': '/nao-existe',
}

// Hydration warnings and console errors are complaints: the fixture fails any test that has one.
for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size} nothing moves`, () => {
    test.use({ viewport })

    for (const [kind, path] of Object.entries(pages))
      test(
        `while the ${kind} loads, scrolls and wakes`,
        deepUnless(['guide', 'results'].includes(kind)),
        async ({ page }) => {
          const shifts = await attachShiftMeter(page)
          await page.goto(path)
          await page.evaluate(() => document.fonts.ready)
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
          // Handles and not locators: a tag loses its mark when it wakes. One that is finished HTML never does.
          const slots = await page
            .locator('[data-slot],[data-ssr]:not(qp-energy-offers, qp-energy-price)')
            .elementHandles()
          expect(slots.length).toBeGreaterThan(0)
          for (const slot of slots) {
            await slot.dispatchEvent('pointerdown')
            await expect.poll(() => slot.getAttribute('data-awake')).toBe('')
          }
          await shifts.expectStill({ andExcused: true })
        },
      )

    test('while the menu wakes and opens @deep', async ({ page }) => {
      const shifts = await attachShiftMeter(page)
      await page.goto('/')
      const header = page.locator('[data-slot=header]')
      await header.locator('summary:visible').first().click()
      await expect(header).toHaveAttribute('data-awake')
      await expect(header.locator('details[open]').first()).toBeVisible()
      await shifts.expectStill({ andExcused: true })
    })

    test('while the funnel is answered with helps and a bill, up to results @deep', async ({ page }) => {
      test.setTimeout(90_000)
      const shifts = await attachShiftMeter(page)
      // A press excuses what moves in half a second: on a phone this slow the next page comes later than that.
      await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await page.goto('/energia/simular')
      await whenLive(page)
      await answerFunnel(page, unknownHome)
      await page.getByText('O que contámos para a tua casa').click()
      await page.getByRole('link', { name: 'Alterar respostas' }).click()
      await changeAnswer(page, 'Fatura da eletricidade', electricityBill)
      await shifts.expectStill()
      await confirmAnswers(page)
      await compareOffers(page, [0, 1])
      await expect(heading(page, 'Lado a lado')).toBeVisible()
      await shifts.expectStill()
    })
  })
