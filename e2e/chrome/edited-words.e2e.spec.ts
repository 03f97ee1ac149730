import type { Page } from '@playwright/test'
import { checkScreen } from '../accessibility/check-screen'
import { consentsOf } from '../journeys/written-mails'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import { editLayout, ensurePage, keepLayout, pageLink, writeNewsletterWords } from './edit-layout'

test.use({ siteName: 'failing' })

const long = 'Telecomunicações, televisão, internet e telemóveis para a casa toda'
const item = (text: string, url: string) => ({ component: 'link-item', text, link: pageLink(url) })

let giveBack = () => {}
test.afterAll(() => giveBack())
test.beforeAll(async ({ site }) => {
  giveBack = keepLayout(site)
  ensurePage(site, 'credito-pessoal/simular')
  writeNewsletterWords(site, { title: 'Poupa connosco', button: 'Quero receber' })
  editLayout(site, (content) => {
    const [navbar] = content.navbar
    Object.assign(navbar, {
      menuLabel: 'Abrir o menu',
      moreLabel: 'Ver {categoria}',
      overviewLabel: 'Toda a {categoria}',
    })
    navbar.categories = [
      {
        component: 'navbar-category',
        text: 'Casa',
        link: pageLink('/energia'),
        links: [
          {
            component: 'link-group',
            title: 'Contas da casa',
            links: [item('Simular luz e gás', '/energia/simular')],
          },
          {
            component: 'link-group',
            title: 'Para ler',
            links: [item('Blog', '/blog'), item(long, '/tv-net-voz')],
          },
        ],
      },
      { component: 'navbar-category', text: long, link: pageLink('/tv-net-voz'), links: [] },
    ]
    Object.assign(content.footer[0], {
      backToTopLabel: 'Para cima',
      socialLinks: ['Instagram', 'Rede Nova'].map((socialNetwork) => ({
        component: 'social-link',
        socialNetwork,
        link: { ...pageLink('https://social.example/quero-poupar'), target: '_blank' },
      })),
      newsletterConsent: 'Sim, quero. Li os [Termos](/termos-condicoes-gerais).',
      newsletterConsentVersion: '2027-01',
      newsletterFailureTitle: 'Não chegou cá',
      newsletterFailureCall: 'Podes ligar: {telefone}.',
    })
    content.errorPage = [
      {
        component: 'error-page',
        title: 'Perdeste-te?',
        button: 'Recomeçar',
        maintenanceTitle: 'Voltamos já',
      },
    ]
  })
  await expect.poll(async () => (await fetch(site.url)).text(), { timeout: 15_000 }).toContain('Abrir o menu')
})

const footer = (page: Page) => page.getByRole('contentinfo')

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('a menu shows its groups under titles, and long names break nothing @deep', async ({ page }) => {
      await page.goto('/')
      const wide = viewport.width >= 1024
      const menu = page.getByRole('navigation', { name: 'Principal' })
      if (wide) await menu.getByLabel('Ver Casa').click()
      else {
        await page.getByRole('banner').getByLabel('Abrir o menu').first().click()
        await menu.getByLabel('Ver Casa').click()
        await expect(menu.getByRole('link', { name: 'Toda a Casa' })).toHaveAttribute('href', '/energia')
      }
      await expect(menu.getByText('Contas da casa')).toBeVisible()
      await expect(menu.getByText('Para ler')).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
      await checkScreen(page)
    })
  })

for (const width of [320, 768, 1024, 1440])
  test(`a header with a long name fits a window of ${width} px @deep`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    const button = page.getByRole('banner').getByRole('link', { name: 'Quero poupar', exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
    const outside = await page
      .getByRole('banner')
      .locator('a:visible, summary:visible')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length)
    expect(outside).toBe(0)
  })

test('a consent to the editor’s sentence is kept under its version', async ({ page, site, context }) => {
  await page.goto('/acessibilidade')
  await footer(page).getByRole('textbox').fill(`edita.${process.pid}@example.pt`)
  await footer(page)
    .getByRole('checkbox', { name: /^Sim, quero. Li os Termos/ })
    .check()
  const proof = page.waitForResponse('**/core/apis/data/verifyConsent')
  await footer(page).getByRole('button', { name: 'Receber' }).click()
  await proof
  await expect(footer(page).getByText('Obrigado!')).toBeVisible()
  const visit = (await context.cookies()).find(({ name }) => name === 'qp_visit')?.value
  const versions = () => consentsOf(site, visit).map((one) => (one as { text_version: string }).text_version)
  await expect.poll(() => new Set(versions())).toEqual(new Set(['newsletter-2027-01']))
  await page.goto('/newsletter')
  await expect(page.getByRole('heading', { level: 1, name: 'Poupa connosco' })).toBeVisible()
  const form = page.getByRole('main').locator('form')
  await expect(form.getByRole('button', { name: 'Quero receber' })).toBeVisible()
  await expect(form.getByRole('checkbox', { name: /^Sim, quero. Li os Termos/ })).toBeVisible()
  await expect(form.locator('[name=consentVersion]')).toHaveValue('newsletter-2027-01')
})

test.describe('when something fails', () => {
  test.use({ quiet: false })

  test('maintenance speaks in the last words known @deep', async ({ page, site }) => {
    await site.content({ down: true })
    const answer = await page.goto('/glossario/taxa-mista')
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '60'])
    await expect(page.getByRole('heading', { level: 1, name: 'Voltamos já' })).toBeVisible()
    await expect(page.getByText('Estamos a trabalhar para voltar ao funcionamento normal.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
    await checkScreen(page, 'main')
    await site.content({ down: false })
  })
})
