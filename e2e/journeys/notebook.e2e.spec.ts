import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, test } from '../site/visitor-test'

const notebook = (page: Page) =>
  page.locator('qp-components').getByRole('region', { name: 'Caderno de propostas' })

/** The design page holds a notebook of an invented product, with two proposals. It wakes at the first touch. */
async function open(page: Page) {
  await page.goto('/estilo')
  const book = notebook(page)
  await book.getByText('Juntar uma proposta').click()
  await book.getByLabel('Banco', { exact: true }).click()
  await expect(book.getByLabel('Importar')).toBeAttached()
  return book
}

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
