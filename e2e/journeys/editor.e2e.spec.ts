import { openEditor } from '../site/editor-page'
import { expect, sizes, test } from '../site/visitor-test'
import { dayInDays } from './insurance-answers'

// It publishes: with others that change their site.
test.use({ siteName: 'failing', viewport: sizes.desktop })

const slug = 'guias/como-escolher-tarifa-de-eletricidade'
const callOut = 'Tens direito à tarifa social?'
const firstHeading = 'Primeiro, lê a tua fatura'
const offers = 'qp-energy-offers'

/** The guide as everybody gets it: without the editor's cookies. */
const published = async (site: string) => (await fetch(`${site}/${slug}`)).text()

test('an editor sees a guide change while typing, others when published', async ({ page, site }) => {
  const { frame, block } = await openEditor(page, site.editorUrl, slug)
  const funnel = frame.locator('qp-energy-funnel')
  await funnel.scrollIntoViewIfNeeded()
  await expect(funnel).toHaveAttribute('data-awake')
  await funnel.evaluate((tag) => Object.assign(tag, { untouched: true }))

  await test.step('a nested block, a rich text and an attribute of a tag', async () => {
    await (await block(callOut))
      .getByRole('textbox', { name: 'Título', exact: true })
      .fill('Pagas menos com a tarifa social?')
    await expect(frame.getByText('Pagas menos com a tarifa social?')).toBeVisible()
    const texts = page.locator('summary', { hasText: /^Texto/ })
    for (const one of await texts.all()) await one.click()
    const text = page.getByRole('textbox', { name: 'Texto', exact: true })
    await text.getByRole('heading', { name: firstHeading }).click({ clickCount: 3 })
    await page.keyboard.type('Antes de mais, a **tua** fatura')
    await expect(frame.getByRole('heading', { name: 'Antes de mais, a tua fatura' })).toBeVisible()
    const tag = await block(offers)
    await tag.locator('summary', { hasText: 'heading' }).click()
    await tag.getByLabel('Valor', { exact: true }).nth(2).fill('Para um casal, agora')
    await expect(frame.locator(offers)).toHaveAttribute('heading', 'Para um casal, agora')
    await expect(frame.getByRole('heading', { name: 'Para um casal, agora' })).toBeVisible()
    expect(await funnel.evaluate((tag) => 'untouched' in tag)).toBe(true)
  })

  await test.step('no visitor sees it, saved as a draft or not', async () => {
    expect(await published(site.url)).not.toMatch(/Pagas menos|data-blok|qp-preview/)
    await page.getByRole('button', { name: 'Guardar rascunho' }).click()
    await expect(page.getByRole('status')).toHaveText('Rascunho guardado.')
    expect(await published(site.url)).not.toContain('Pagas menos')
  })

  await test.step('a click on a block opens it in the form, and links do not lead away', async () => {
    await frame.getByText('Pagas menos com a tarifa social?').click()
    await expect(page.locator('summary:focus')).toContainText('Pagas menos com a tarifa social?')
    await frame.getByRole('link', { name: 'Início' }).first().click()
    await expect(frame.locator('#qp-preview[data-listens]')).toBeAttached()
    await expect(frame.getByRole('complementary', { name: 'Pré-visualização' })).toBeVisible()
    await expect(frame.getByRole('heading', { level: 1 })).not.toContainText('tarifa de eletricidade')
  })

  await test.step('published, it is there for everybody within seconds', async () => {
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('Publicada.')
    await expect.poll(() => published(site.url), { timeout: 10_000 }).toContain('Pagas menos')
  })
})

test('an editor copies a guide, which is unchanged @deep', async ({ page, site, complaints }) => {
  const { frame, block } = await openEditor(page, site.editorUrl, 'guias/taeg-e-mtic')
  const before = await (await fetch(`${site.url}/guias/taeg-e-mtic`)).text()
  const name = page.getByLabel('Copiar tudo isto com o nome')
  const copy = page.getByRole('button', { name: 'Copiar', exact: true })
  await expect(copy).toBeDisabled()
  await name.fill('TAEG e MTIC')
  await copy.click()
  await expect(page.getByRole('status')).toContainText('já há uma página com esse nome nesta pasta')
  await name.fill('O custo de um crédito')
  await copy.click()
  await expect(page.getByRole('status')).toHaveText('Copiada. É um rascunho até a publicares.')
  await expect(page.locator('select.stories').locator('option:checked')).toHaveText(
    'guias/o-custo-de-um-credito (rascunho)',
  )
  const title = (await block('Guia')).getByLabel(/^Título do guia/).first()
  await title.fill('O custo de um crédito, explicado')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('O custo de um crédito, explicado')
  expect((await fetch(`${site.url}/guias/o-custo-de-um-credito`)).status).toBe(404)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Publicada.')
  const published = async () => (await fetch(`${site.url}/guias/o-custo-de-um-credito`)).text()
  await expect.poll(published, { timeout: 10_000 }).toContain('O custo de um crédito, explicado')
  expect(await (await fetch(`${site.url}/guias/taeg-e-mtic`)).text()).toContain(
    /<h1.*?<\/h1>/s.exec(before)?.[0] ?? 'no title',
  )
  // The browser's own line about the name that was taken.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
})

test('an editor writes titles, lists and links by keyboard and buttons @deep', async ({ page, site }) => {
  const { frame, block } = await openEditor(page, site.editorUrl, 'guias/taeg-e-mtic')
  await (await block('Guia'))
    .locator('summary', { hasText: /^Texto/ })
    .first()
    .click()
  const text = page.getByRole('textbox', { name: 'Texto', exact: true }).first()
  const tools = page.getByRole('group', { name: 'Formatar Texto' }).first()
  await text.press('ControlOrMeta+End')
  await page.keyboard.type('\n\nO que levar')
  await tools.getByRole('button', { name: 'Título', exact: true }).click()
  await page.keyboard.type('\n- a fatura\no contrato\n\nDepois, ')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('/energia\n')
  await expect(frame.getByRole('heading', { name: 'O que levar', level: 2 })).toBeVisible()
  const list = frame.getByRole('list').filter({ hasText: 'a fatura' }).last()
  await expect(list.getByRole('listitem')).toHaveText(['a fatura', 'o contrato'])
  await expect(frame.getByRole('link', { name: 'texto', exact: true })).toHaveAttribute('href', '/energia')

  await test.step('what was copied from a word processor keeps its form', async () => {
    await text.press('ControlOrMeta+End')
    await page.keyboard.type('\n\n')
    await text.evaluate((area) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<h1>Colado</h1><ul><li>de um <b>documento</b></li></ul>')
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(text.getByRole('heading', { name: 'Colado', level: 2 })).toBeVisible()
    await expect(text.getByRole('listitem').last().getByText('documento')).toHaveRole('strong')
    await expect(frame.getByRole('heading', { name: 'Colado', level: 2 })).toBeVisible()
  })

  await test.step('a table is written as a table', async () => {
    await page.getByLabel('Bloco a juntar em Conteúdo').last().selectOption({ label: 'Tabela' })
    await page.getByRole('button', { name: 'Juntar' }).last().click()
    const added = page
      .locator('details.block', { has: page.locator('> summary', { hasText: /^Tabela/ }) })
      .last()
    await expect(added.locator('> summary')).toBeFocused()
    await expect(added.getByLabel(/^Legenda/)).toBeInViewport()
    await added.getByLabel(/^Legenda/).fill('Quanto custa')
    await added.getByLabel('Título da coluna 1').fill('Banco')
    await added.getByLabel('Título da coluna 2').fill('TAEG')
    await added.getByLabel('Linha 1, coluna 1').fill('Um')
    await added.getByLabel('Linha 1, coluna 2').fill('7,1 %')
    await added.getByRole('button', { name: 'Nova linha' }).click()
    await added.getByLabel('Linha 2, coluna 1').fill('Outro')
    await added.getByRole('button', { name: 'Tirar a linha 1' }).click()
    const table = frame.getByRole('table', { name: 'Quanto custa' })
    await expect(table.getByRole('columnheader')).toHaveText(['Banco', 'TAEG'])
    await expect(table.getByRole('rowheader')).toHaveText(['Outro'])
    await expect(frame.locator('[data-qp-picked]', { has: table })).toBeInViewport()
  })
})

test('the bar shows what is to be mended while an editor types @deep', async ({ page, site }) => {
  const { frame, block } = await openEditor(page, site.editorUrl, 'guias/irs-jovem')
  const found = frame.getByText(/^Antes de publicar:/)
  const before = (await found.textContent()) ?? ''
  await (await block('Guia'))
    .locator('summary', { hasText: /^Texto/ })
    .first()
    .click()
  const text = page.getByRole('textbox', { name: 'Texto', exact: true }).first()
  const writeDeadLink = async () => {
    await text.press('ControlOrMeta+End')
    await page.keyboard.type('\n\n')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('/nao-existe-nada\n')
  }
  await found.click()
  await writeDeadLink()
  await expect(frame.getByText('Ninguém responde em /nao-existe-nada.')).toBeVisible()
  await expect(found).toContainText('erro')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Backspace')
  await expect(found).toHaveText(before)
  await writeDeadLink()
  await page.getByRole('button', { name: 'Guardar rascunho' }).click()
  await expect(page.getByRole('status')).toHaveText('Rascunho guardado.')
  await expect(found).toContainText('erro')

  await test.step('in the frame no button leads to the published page, which may not be in it', async () => {
    await frame.getByText('Dia e opções').click()
    await expect(frame.getByRole('button', { name: 'Ver nesse dia' })).toBeVisible()
    await expect(frame.getByRole('button', { name: 'Sair da pré-visualização' })).toHaveCount(0)
  })

  await test.step('a draft without a date is not seen on another day, and the bar explains it', async () => {
    await frame.getByLabel('Dia', { exact: true }).fill(dayInDays(30))
    await frame.getByRole('button', { name: 'Ver nesse dia' }).click()
    await expect(frame.locator('.qp-preview__state')).toContainText('O site em')
    await expect(frame.locator('#qp-preview[data-listens]')).toBeAttached()
    await text.press('ControlOrMeta+End')
    await page.keyboard.type('\n\nEscrito depois')
    await expect(frame.getByText('Escrito depois')).toBeVisible()
    await page.getByRole('button', { name: 'Guardar rascunho' }).click()
    await expect(frame.getByText('O rascunho não tem data: neste dia não se vê.')).toBeVisible()
    await expect(frame.getByText('Escrito depois')).toBeHidden()
  })
})

test.describe('with a service that fails', () => {
  // The browser logs a call that got no answer.
  test.use({ quiet: false })

  test('nothing that was typed is lost without a question @deep', async ({ page, site, complaints }) => {
    const { block } = await openEditor(page, site.editorUrl, 'guias/irs-jovem')
    const title = (await block('Guia')).getByLabel('Título do guia').first()
    const status = page.getByRole('status')
    const story = page.locator('select.stories')
    const here = await story.inputValue()
    await title.fill('Escrito e por guardar')

    await test.step('another page', async () => {
      const asked = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss()
        return dialog.message()
      })
      await story.selectOption({ index: 0 })
      expect(await asked).toContain('por guardar')
      await expect(story).toHaveValue(here)
      await expect(title).toHaveValue('Escrito e por guardar')
    })

    await test.step('a reload', async () => {
      const asked = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss()
        return dialog.type()
      })
      await page.evaluate(() => location.reload())
      expect(await asked).toBe('beforeunload')
      await expect(title).toHaveValue('Escrito e por guardar')
    })

    await test.step('a service that does not answer', async () => {
      await page.route('**/v1/**', (route) => route.abort())
      await page.getByRole('button', { name: 'Guardar rascunho' }).click()
      await expect(status).toContainText('continua aqui, por guardar')
      await page.unroute('**/v1/**')
      await page.getByRole('button', { name: 'Guardar rascunho' }).click()
      await expect(status).toHaveText('Rascunho guardado.')
      await title.fill('Escrito depois')
      await expect(status).toHaveText('Por guardar')
    })

    await test.step('what is typed while it is being saved', async () => {
      await page.route('**/v1/**', async (route) => {
        if (route.request().method() === 'PUT') await title.fill('Escrito enquanto se guardava')
        await route.continue()
      })
      await page.getByRole('button', { name: 'Guardar rascunho' }).click()
      await expect(story.locator('option:checked')).toContainText('com alterações')
      await expect(title).toHaveValue('Escrito enquanto se guardava')
      await expect(page.getByRole('button', { name: 'Guardar rascunho' })).toBeEnabled()
      await page.unroute('**/v1/**')
    })

    await test.step('what another editor saved in the meantime', async () => {
      const other = await page.context().newPage()
      const { block } = await openEditor(other, site.editorUrl, 'guias/irs-jovem')
      await (await block('Guia')).getByLabel('Título do guia').first().fill('Escrito por outra pessoa')
      await other.getByRole('button', { name: 'Guardar rascunho' }).click()
      await expect(other.getByRole('status')).toHaveText('Rascunho guardado.')
      await other.close()
      page.once('dialog', (dialog) => dialog.dismiss())
      await page.getByRole('button', { name: 'Guardar rascunho' }).click()
      await expect(status).toHaveText('Por guardar')
      page.once('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: 'Guardar rascunho' }).click()
      await expect(status).toHaveText('Rascunho guardado.')
    })
    expect(complaints.filter((one) => !/Failed to load resource.*\/v1\//.test(one))).toEqual([])
  })
})
