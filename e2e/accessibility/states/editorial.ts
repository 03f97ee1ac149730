import { expect } from '../../site/visitor-test'
import { pagesInTurn, type ScreenStates } from './screen-states'

/** At the gate one page of each layout; the others have the same blocks in another order. */
const shown = [
  '/blog/rubricas/direitos',
  '/blog/quanto-custa-sair-da-fidelizacao',
  '/blog/pesquisa?q=credito',
  '/glossario',
  '/perguntas-frequentes',
  '/termos-condicoes-gerais',
  '/contacto',
]
const others = [
  '/blog',
  '/blog/guias',
  '/blog/temas',
  '/blog/temas/energia',
  '/blog/rubricas/direitos/telecomunicacoes',
  '/blog/pesquisa?q=marciano',
  '/glossario/kva',
  '/parcerias-imobiliarias/mudar-de-casa',
  '/tv-net-voz/campanhas',
  '/newsletter',
]

export const editorialStates: readonly ScreenStates[] = [
  { name: 'lists, an article, a search, questions and legal texts', act: pagesInTurn(shown) },
  { name: 'other pages of editors', tag: '@deep', act: pagesInTurn(others) },
  // Their header or footer is another one.
  { name: 'a campaign', act: pagesInTurn(['/tv-net-voz/campanhas/fim-da-fidelizacao'], 'body') },
  { name: 'a partner', tag: '@deep', act: pagesInTurn(['/parcerias-imobiliarias'], 'body') },
  {
    name: 'folds of guides and figures',
    async act({ page, check }) {
      await page.goto('/guias/imi-explicado')
      const rule = page.getByText('IMI = valor patrimonial tributário × taxa do município')
      // At a desk every part is open.
      if (await rule.isHidden())
        await page.getByRole('heading', { level: 2, name: 'Como se calcula o IMI' }).click()
      await expect(rule).toBeVisible()
      await check('an open part of a guide', 'main')
      await page.goto('/guias/imi-explicado#quem-nao-paga')
      await expect(page.getByText('Quem comprou casa há pouco.')).toBeVisible()
      await page.goto('/numeros')
      const figure = page.locator('.n-figure').last()
      // The same document: only its place changes.
      await page.goto(`/numeros#${await figure.getAttribute('id')}`)
      await expect(figure).toBeInViewport()
      await check('a figure opened by its address', 'main')
      await page.goto('/guias/como-ler-a-fatura-da-eletricidade')
      await page.getByText('Ver em texto').first().click()
      await expect(page.getByText('Os kWh que gastaste.').first()).toBeVisible()
      await check('a guide with its drawing in words', 'main')
    },
  },
  {
    name: 'drawings of other guides in words',
    tag: '@deep',
    async act({ page, check }) {
      for (const [guide, words] of [
        ['/guias/retencao-na-fonte-e-salario-liquido', 'O que recebes na conta.'],
        ['/guias/seguro-automovel-o-que-comparar', 'O seguro obrigatório não o paga.'],
      ] as const) {
        await page.goto(guide)
        await page.getByText('Ver em texto').first().click()
        await expect(page.getByText(words).first()).toBeVisible()
        await check(`the drawing of ${guide} in words`, 'main')
      }
    },
  },
]
