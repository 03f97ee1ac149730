import path from 'node:path'
import { openAll } from '../../journeys/every-calculator/calculators'
import { resultsHeading } from '../../journeys/shown-offers'
import { openEditor } from '../../site/editor-page'
import { expect, sizes } from '../../site/visitor-test'
import { violationsOf } from '../check-screen'
import { pagesInTurn, type ScreenStates } from './screen-states'

/** Whose the bill is, where, what it must pay, and its supply point: words of `dual.pdf` that are no answer. */
const kept = /suposta|imagin|45671234|112[.,]40/i

const fixture = (name: string) =>
  path.resolve(import.meta.dirname, '../../../mf-simulators/src/rules/invoice/testing/files', name)

export const toolStates: readonly ScreenStates[] = [
  {
    name: 'the design page: every panel open, and the notebook',
    address: '/estilo',
    async act({ page, check }) {
      const components = page.locator('qp-components')
      const book = components.getByRole('region', { name: 'Caderno de propostas' })
      await book.getByText('Juntar uma proposta').click()
      await book.getByLabel('Banco', { exact: true }).click()
      await expect(book.getByLabel('Importar')).toBeAttached()
      await page.keyboard.type('Exemplo Três')
      await book.getByLabel('Preço por mês').fill('nada')
      await page.keyboard.press('Enter')
      await expect(book.getByRole('alert')).toBeFocused()
      await check('errors of the notebook', 'qp-components')
      await book.getByLabel('Preço por mês').fill('15')
      await page.keyboard.press('Enter')
      await expect(book.getByRole('status')).toHaveText('Proposta de Exemplo Três guardada.')
      await openAll(page.locator('main'))
      await check('every panel open')
      await components.getByRole('button', { name: 'Abrir janela' }).click()
      await expect(page.getByRole('dialog', { name: 'Janela' })).toBeVisible()
      await check('its window', 'dialog')
    },
  },
  {
    name: 'the invoice reader: a bill read, corrected and compared, and files that cannot be read',
    address: '/simuladores/leitor-de-faturas',
    async act({ page, check }) {
      await check('as it opens', 'main')
      const sent: string[] = []
      const left: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url())
        left.push(decodeURIComponent(request.url()), request.postData() ?? '')
      })
      const control = page.getByLabel(/Escolher/).first()
      await control.setInputFiles({ name: 'fatura.docx', mimeType: 'text/plain', buffer: Buffer.from('x') })
      await expect(page.getByRole('alert')).toHaveText('Insere um ficheiro PDF, PNG ou JPG')
      await check('a file of another kind', 'main')
      await control.setInputFiles(fixture('locked.pdf'))
      await expect(page.getByRole('alert')).toContainText('protegido por palavra-passe')
      await check('a file with a password', 'main')
      await control.setInputFiles(fixture('dual.pdf'))
      await expect(page.getByRole('heading', { name: 'O que lemos em dual.pdf' })).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Potência contratada' })).toHaveValue('5,75')
      await expect(page.getByText(/Página 1: «Consumo de energia/).first()).toBeVisible()
      const price = page.getByRole('textbox', { name: 'Preço da eletricidade (€/kWh)' })
      await expect(price).toHaveValue('0,1627')
      await expect(page.getByRole('img', { name: 'Página 1 da tua fatura' })).toBeVisible()
      await price.focus()
      // The value is lit where it is on the page, and it alone.
      await expect(page.locator('figure button[data-current]')).toHaveCount(1)
      await price.fill('0,1699')
      await expect(page.getByText('Corrigido por ti: na fatura lemos 0,1627.')).toBeVisible()
      await check('a value corrected', 'main')
      expect(sent).toEqual([])
      await page.getByRole('link', { name: 'Comparar com estes valores' }).click()
      // One press: the bill has all that the offers are compared by.
      await expect(page).toHaveURL(/\/energia\/resultados\?.*energyPrice=0%2C1699/)
      await expect(resultsHeading(page)).toBeVisible()
      expect(left.join('\n')).toContain('energyPrice=0,1699')
      expect(left.filter((text) => kept.test(text))).toEqual([])
    },
  },
  {
    name: 'the catalogue of tags',
    tag: '@deep',
    act: pagesInTurn(
      [
        '/programadores/blocos',
        '/programadores/blocos/qp-net-salary?region=nenhures',
        '/programadores/blocos/qp-energy-offers/moldura',
        '/programadores/blocos/qp-header',
      ],
      'body',
    ),
  },
  {
    name: 'the editor: a search and a new block',
    tag: '@deep',
    viewport: sizes.desktop,
    async act({ page, site }) {
      const { block } = await openEditor(page, site.editorUrl, 'guias/irs-jovem')
      const search = page.getByLabel('Procurar por palavras')
      await search.fill('potencia contratada')
      await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible()
      expect.soft(await violationsOf(page), 'pages found').toEqual([])
      await search.press('Escape')
      const guide = await block('Guia')
      await guide
        .locator('summary', { hasText: /^Texto/ })
        .first()
        .click()
      await page.getByLabel('Bloco a juntar em Conteúdo').last().selectOption({ label: 'Tabela' })
      await page.getByRole('button', { name: 'Juntar' }).last().click()
      await expect(page.locator('summary:focus', { hasText: /^Tabela/ })).toBeVisible()
      expect.soft(await violationsOf(page), 'a table being written').toEqual([])
    },
  },
]
