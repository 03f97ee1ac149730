import { expect, siteTest, test } from '../site/visitor-test'

test('on a phone the search button is next to its field @deep', async ({ page }) => {
  await page.goto('/blog/pesquisa')
  const field = await page.getByRole('searchbox').boundingBox()
  const button = await page.getByRole('button', { name: 'Pesquisar' }).boundingBox()
  expect(button?.y).toBe(field?.y)
  expect(field?.width).toBeGreaterThan(160)
})

test('on a phone a table is a card for each row, its values labelled @deep', async ({ page }) => {
  await page.goto('/guias/irs-jovem')
  await page.getByRole('heading', { level: 2, name: 'O que muda no ordenado do mês' }).click()
  const table = page.getByRole('region', { name: 'Ordenado de 1.500 € em 2026' })
  const cells = table.getByRole('cell')
  expect(await cells.count()).toBeGreaterThan(2)
  for (const cell of await cells.all()) {
    await cell.scrollIntoViewIfNeeded()
    const { x = 0, width = 0 } = (await cell.boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(390)
    const label = await cell.evaluate((one) => getComputedStyle(one, '::before').content)
    expect(label).toMatch(/^".+"$/)
  }
})

siteTest(
  'an address that moved leads on, inside the site and to another, and the feed holds the newest articles',
  async ({ request }) => {
    const answer = await request.get('/livro-de-reclamacoes', { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe('https://www.livroreclamacoes.pt/')
    const inside = await request.get('/guias?utm_source=x', { maxRedirects: 0 })
    expect([inside.status(), inside.headers().location]).toEqual([301, '/blog/guias?utm_source=x'])
    const [, href = ''] =
      /application\/rss\+xml[^>]*href="([^"]+)/.exec(await (await request.get('/blog')).text()) ?? []
    const feed = await request.get(href)
    expect(feed.headers()['content-type']).toContain('application/rss+xml')
    const links = [...(await feed.text()).matchAll(/<guid[^>]*>(.*?)<\/guid>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
    expect(links).toContain('/blog/quanto-custa-sair-da-fidelizacao')
  },
)
