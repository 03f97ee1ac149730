import type { Page } from '@playwright/test'
import { violationsOf } from '../accessibility/check-screen'
import { openEditor } from '../site/editor-page'
import { expect, sizes, test } from '../site/visitor-test'

// It publishes: the same site as the editor's other journeys.
test.use({ siteName: 'failing', viewport: sizes.desktop })

const slug = 'guias/irs-jovem'

/** A photograph of this many pixels, as the browser itself would save it. */
async function photograph(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: wide, height: high })
      canvas.getContext('2d')?.fillRect(0, 0, wide, high)
      return canvas.toDataURL('image/jpeg')
    },
    [width, height] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

test('an editor sends a picture, which the page shows @deep', async ({ page, site, complaints }) => {
  // Axe judges the editor and the page in its frame.
  test.setTimeout(150_000)
  const { frame, block } = await openEditor(page, site.editorUrl, slug)
  await (await block('Guia'))
    .locator('summary', { hasText: /^Texto/ })
    .first()
    .click()
  const blocks = page.getByLabel('Bloco a juntar em Texto').first()

  await test.step('a text is offered what it may hold, and nothing else', async () => {
    const names = await blocks.getByRole('option').allTextContents()
    expect(names).toEqual(expect.arrayContaining(['Imagem', 'Tabela', 'Número']))
    expect(names).not.toEqual(expect.arrayContaining(['Rodapé']))
    for (const part of ['Página', 'Guia', 'Fonte', 'Atributo', 'Experiência'])
      expect(names).not.toContain(part)
  })

  await blocks.selectOption({ label: 'Imagem' })
  await blocks.locator('..').getByRole('button', { name: 'Juntar' }).click()
  const summary = page.locator('summary:focus', { hasText: /^Imagem/ })
  const uid = await summary.locator('..').getAttribute('data-uid')
  const added = page.locator(`details[data-uid="${uid}"]`)
  const file = added.getByLabel('Enviar uma imagem deste computador')

  await test.step('what is no picture is refused with what to do', async () => {
    await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(added.getByRole('alert')).toContainText('não é uma imagem JPEG, PNG, WebP ou AVIF')
    // The browser's own line about the file that the service refused.
    await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('422')])
  })

  await file.setInputFiles({
    name: 'Contador Novo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(page, 1600, 900),
  })
  const alt = added.getByLabel('Texto alternativo')
  await expect(alt).toBeFocused()
  await expect(added.getByRole('alert')).toBeHidden()
  await expect(added.getByText('Escreve o que se vê na imagem')).toBeVisible()
  await expect(added.locator('img')).toHaveJSProperty('naturalWidth', 1600)
  await page.keyboard.type('Um contador de luz')
  const shown = frame.getByRole('img', { name: 'Um contador de luz' })
  await expect(shown).toHaveAttribute(
    'srcset',
    /\/_img\/420\/\w{12}\/enviadas\/\w{12}\/contador-novo\.jpg\.webp/,
  )
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Publicada.')
  const published = async () => (await fetch(`${site.url}/${slug}`)).text()
  await expect.poll(published, { timeout: 10_000 }).toContain('Um contador de luz')
  await page.goto(`${site.url}/${slug}`)
  const everybody = page.getByRole('img', { name: 'Um contador de luz' })
  await everybody.scrollIntoViewIfNeeded()
  await expect(everybody).not.toHaveJSProperty('naturalWidth', 0)
})
