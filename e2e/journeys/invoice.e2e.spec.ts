import path from 'node:path'
import { hold } from '../site/hold-scripts'
import { expect, sizes, test } from '../site/visitor-test'

const reader = '/simuladores/leitor-de-faturas'
const fixture = (name: string) =>
  path.resolve(import.meta.dirname, '../../mf-simulators/src/rules/invoice/testing/files', name)

test('reads a page that lies on its side @deep', async ({ page }) => {
  await page.goto(reader)
  await page.getByLabel(/Escolher a fatura/).setInputFiles(fixture('sideways.pdf'))
  await expect(page.getByRole('combobox', { name: 'Potência contratada' })).toHaveValue('10,35')
})

test.describe('a file chosen on the first page', () => {
  test.use({ viewport: sizes.phone })

  for (const page of ['/', '/energia'])
    test(`of ${page} is read on the reader, and has been sent nowhere @deep`, async ({ page: tab }) => {
      const sent: string[] = []
      tab.on('request', (request) => {
        // The report of the page that is left has no file in it: hostile-telemetry.test.ts.
        if (request.method() !== 'GET' && !request.url().endsWith('/api/telemetry')) sent.push(request.url())
      })
      await tab.goto(page)
      const control = tab.getByLabel('Fotografa a fatura')
      await control.setInputFiles(fixture('dual.pdf'))
      await expect(tab).toHaveURL(new RegExp(`${reader}$`))
      await expect(tab.getByRole('heading', { name: 'O que lemos em dual.pdf' })).toBeVisible()
      await expect(tab.getByRole('combobox', { name: 'Potência contratada' })).toHaveValue('5,75')
      expect(sent).toEqual([])
    })

  test('waits for the script that takes it and the code that reads it @deep', async ({ page }) => {
    const shell = await hold(page, /\/shell\.js$/)
    const code = await hold(page, /deployments\/mf-simulators\/.*\.js/)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('Fotografa a fatura').setInputFiles(fixture('dual.pdf'))
    shell()
    await expect(page).toHaveURL(new RegExp(`${reader}$`))
    code()
    await expect(page.getByRole('heading', { name: 'O que lemos em dual.pdf' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the first page leads to the reader by a link @deep', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Fotografa a fatura' }).click()
    await expect(page).toHaveURL(new RegExp(`${reader}$`))
  })
})
