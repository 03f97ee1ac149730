import type { Page } from '@playwright/test'
import type { Mask } from 'shared-lib/kit/typing/masks'
import { pastedForms } from 'shared-lib/kit/typing/pasted-forms.testing'
import { expect, test } from '../site/visitor-test'
import { goOn, heading, whenLive } from './answer-funnel'
import { calculators, openAll, openingPage } from './every-calculator/calculators'
import { lisbonQuery, unknownQuery } from './homes'
import { answered, fillPlate, insuranceQuestions } from './insurance-answers'

/** What a field shows once a value was pasted into it, in whatever form, and left. */
const shown: Readonly<Record<string, RegExp>> = {
  '+351912345678': /^912 345 678$/,
  '+351210000000': /^210 000 000$/,
  '+34612345678': /^612 345 678$/,
  '1000-001': /^1000-001$/,
  '1990-02-01': /^01\/02\/1990$/,
  '2020-03': /^03\/2020$/,
  '2027-03': /^03\/2027$/,
  '1998-12': /^12\/1998$/,
  '00-00-AA': /^00-00-AA$/,
  '504426290': /^504426290$/,
  '1234.5': /^1\.234,50?$/,
  '1500': /^1\.500(,00)?$/,
}

type Form = readonly [kind: string, text: string, shown: string]

const allForms: readonly Form[] = Object.entries(pastedForms).flatMap(([kind, values]) =>
  Object.entries(values).flatMap(([value, forms]) =>
    forms.map((text): Form => [kind, text, shown[value]?.source ?? 'no such value']),
  ),
)
/** For all fields but the first of each kind. */
const someForms = allForms.filter((_, at) => at % 9 === 0)

/** Pastes into every field of the page with a mask; the kinds it met, and what came out wrong. */
async function pasteInto(page: Page, met: Set<string>) {
  await openAll(page.locator('main'))
  const fields = page.locator('main input[data-mask]:visible')
  await fields.first().focus()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/masks\.js$/.test(name)),
  )
  const found = await fields.evaluateAll(
    async (inputs, [all, some, known]) => {
      const wrong: string[] = []
      const kinds = new Set(known)
      for (const input of inputs as HTMLInputElement[]) {
        const kind = input.dataset.mask ?? ''
        const forms = (kinds.has(kind) ? some : all).filter(([of]) => of === kind)
        kinds.add(kind)
        for (const [, text, expected] of forms) {
          input.focus()
          input.select()
          document.execCommand('delete')
          document.execCommand('insertText', false, text)
          input.blur()
          await new Promise((done) => setTimeout(done))
          if (!new RegExp(expected).test(input.value))
            wrong.push(`${input.id}: ${JSON.stringify(text)} is ${input.value}`)
        }
      }
      return { kinds: [...kinds], wrong }
    },
    [allForms, someForms, [...met]] as const,
  )
  expect.soft(found.wrong, page.url()).toEqual([])
  for (const kind of found.kinds) met.add(kind)
}

const pages: readonly string[] = [
  '/energia/simular/morada?energyType=electricity',
  `/energia/simular/fatura-eletricidade?${unknownQuery}&meter=bi`,
  `/energia/simular/dados-de-contacto?${lisbonQuery}`,
  '/depositos-a-prazo/simular',
  '/cartao-de-credito/resultados',
  '/credito-habitacao/simular/montante-do-emprestimo?loanType=acquisition&housing=permanent&buyingCycle=looking',
  ...calculators.map(openingPage),
]
const kinds = Object.keys(pastedForms) as Mask[]

test.describe('a masked field', () => {
  // Values in between are no answers, and the calculators reject them.
  test.use({ quiet: false })
  test('shows every form that people paste as its value @deep', async ({ page }) => {
    test.setTimeout(300_000)
    const met = new Set<string>()
    await page.goto('/tv-net-voz/campanhas/fim-da-fidelizacao')
    await page.locator('main input[data-mask]').first().scrollIntoViewIfNeeded()
    await pasteInto(page, met)
    for (const address of pages) {
      await page.goto(address)
      await whenLive(page)
      await pasteInto(page, met)
    }
    for (const slug of ['tipo-de-seguro', 'matricula', 'informacao-pessoal']) {
      await page.goto(`/seguros/simular/${slug}?${answered}`)
      await whenLive(page)
      if (slug === 'informacao-pessoal') {
        await fillPlate(page)
        await goOn(page)
        await expect(heading(page, insuranceQuestions.driver)).toBeVisible()
      }
      await pasteInto(page, met)
    }
    expect([...met].sort()).toEqual([...kinds].sort())
  })

  test('is written while one types, keeps the caret and lets everything be deleted', async ({ page }) => {
    await page.goto('/simuladores/credito-habitacao')
    await whenLive(page)
    const field = page.locator('main input[data-mask=number]:visible').first()
    await field.focus()
    await expect
      .poll(async () => {
        await field.fill('')
        await page.keyboard.type('1')
        await page.keyboard.type('234')
        return field.inputValue()
      })
      .toBe('1.234')
    const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart)
    for (const [keys, text, at] of [
      [['5'], '12.345', 6],
      [['ArrowLeft', 'ArrowLeft', 'ArrowLeft', '9'], '129.345', 3],
      [['Backspace'], '12.345', 2],
      [['Delete'], '12.345', 3],
      [['Delete'], '1.245', 3],
      [['ArrowLeft', 'Backspace'], '1.245', 1],
      [['Delete', 'Delete'], '145', 1],
      [['Backspace', 'Delete', 'Delete'], '', 0],
      [['1', '2', '3', '4', '.', '5'], '1.234.5', 7],
      [['6', 'Tab'], '1.234,56', null],
    ] as const) {
      for (const key of keys) await page.keyboard.press(key)
      await expect(field).toHaveValue(text)
      if (at !== null) expect(await caret(), keys.join()).toBe(at)
    }
  })
})
