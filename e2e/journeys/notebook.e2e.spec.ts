import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, sizesOfRun, test } from '../site/visitor-test'

const notebook = (page: Page) =>
  page.locator('qp-components').getByRole('region', { name: 'Caderno de propostas' })

/** The design page holds a notebook of a product that nobody sells, with two proposals. It wakes at the first touch. */
async function open(page: Page) {
  await page.goto('/estilo')
  const book = notebook(page)
  await book.getByText('Juntar uma proposta').click()
  await book.getByLabel('Banco', { exact: true }).click()
  await expect(book.getByLabel('Importar')).toBeAttached()
  return book
}

/** By keyboard alone: from the name on. */
async function type(page: Page, name: string, monthly: string) {
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(monthly)
  await page.keyboard.press('Enter')
}

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test(
      'a proposal is typed, ranked, explained and kept; every state is accessible',
      deep,
      async ({ page }) => {
        const book = await open(page)
        await type(page, 'Exemplo Três', 'nada')
        await expect(book.getByRole('alert')).toBeFocused()
        await book.getByLabel('Preço por mês').fill('15')
        await page.keyboard.press('Enter')
        await expect(book.getByRole('status')).toHaveText('Proposta de Exemplo Três guardada.')
        const names = book.getByRole('listitem').getByRole('heading')
        await expect(names).toHaveText(['Exemplo Três', 'Exemplo Dois', 'Exemplo Um'])
        await expect(book.getByText(/^A seguinte fica mais barata se aqui/).first()).toBeVisible()
        await expect(book.getByText(/^Fica só neste telemóvel ou computador/)).toBeVisible()

        await book.getByRole('button', { name: 'Apagar a proposta de Exemplo Um' }).click()
        await expect(names).toHaveText(['Exemplo Três', 'Exemplo Dois'])
      },
    )
  })

test('it is taken along as a file and as dates, and brought back', deep, async ({ page }) => {
  const book = await open(page)
  const download = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      book.getByRole('button', { name }).click(),
    ])
    return { name: file.suggestedFilename(), path: await file.path() }
  }
  const file = await download('Guardar ficheiro')
  expect(file.name).toBe('caderno-exemplo.json')
  const dates = await download('Pôr os prazos no calendário')
  expect(await readFile(dates.path, 'utf8')).toMatch(/DTSTART;VALUE=DATE:20991231\r\n/)

  await book.getByRole('button', { name: 'Apagar o caderno' }).click()
  await book.getByRole('button', { name: 'Apagar mesmo: não há volta' }).click()
  await expect(book.getByRole('listitem')).toHaveCount(0)
  await book.getByLabel('Importar').setInputFiles(file.path)
  await expect(book.getByRole('listitem').getByRole('heading')).toHaveText(['Exemplo Dois', 'Exemplo Um'])
})
