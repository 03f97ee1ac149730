import type { Locator, Page } from '@playwright/test'

/** From the landing page of a product to its answer. */
interface Way {
  readonly from: string
  /** At most, until the answer. */
  readonly taps: number
  readonly fields: number
  walk(page: Page): Promise<void>
  readonly answer?: (page: Page) => Locator
}

const tap = (page: Page, words: string) =>
  page.locator('main label').filter({ hasText: words }).first().click()
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()
const type = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name }).first().pressSequentially(text)
const begin = (page: Page, path: string) =>
  page.getByRole('main').locator(`a[href="${path}"]`).first().click()

export const ways: Readonly<Record<string, Way>> = {
  electricity: {
    from: '/energia',
    taps: 2,
    fields: 1,
    async walk(page) {
      await type(page, 'Código postal', '1000')
      await page.getByRole('radio', { name: '4', exact: true }).first().click()
      await press(page, 'Ver as ofertas')
    },
  },
  deposits: {
    from: '/depositos-a-prazo',
    taps: 4,
    fields: 1,
    async walk(page) {
      await tap(page, 'Sim, até lá não preciso dele')
      await tap(page, 'Sim, abro conta num banco novo')
      await press(page, 'Ver os depósitos')
    },
  },
  'a personal loan': {
    from: '/credito-pessoal',
    taps: 3,
    fields: 3,
    async walk(page) {
      await begin(page, '/credito-pessoal/simular')
      await tap(page, 'Outro fim')
      await type(page, 'Quanto queres pedir', '10000')
      await type(page, 'Em quantos meses queres pagar', '60')
      await press(page, 'Ver o resultado')
    },
  },
  telecom: {
    from: '/tv-net-voz',
    taps: 6,
    fields: 0,
    async walk(page) {
      await begin(page, '/tv-net-voz/simular')
      await tap(page, 'Pelo menos 500 Mbps')
      for (const name of ['Queres televisão?', 'Queres telefone fixo?'])
        await page.getByRole('radiogroup', { name }).locator('label').first().click()
      await tap(page, 'Sim, com telemóveis')
      await press(page, 'Ver resultados')
    },
  },
  insurance: {
    from: '/seguros',
    taps: 0,
    fields: 0,
    walk: async () => {},
    answer: (page) => page.getByRole('table', { name: 'Que acidentes paga cada seguro' }),
  },
}

/** What a finger did on the pages that follow: presses, and the fields that were typed into. */
export async function countActs(page: Page) {
  const acts = { taps: 0, fields: new Set<string>() }
  await page.exposeFunction('countAct', (field: string) => {
    if (field) acts.fields.add(field)
    else acts.taps += 1
  })
  await page.addInitScript(() => {
    const { countAct } = window as unknown as { countAct(field: string): void }
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countAct(''), true)
    addEventListener(
      'input',
      ({ target }) => target instanceof HTMLInputElement && target.type !== 'radio' && countAct(target.name),
      true,
    )
  })
  return acts
}
