import { expect } from '../../site/visitor-test'
import { pagesInTurn, type ScreenStates } from './screen-states'

/** One page of each kind that editors write. */
export const editorialKinds = [
  '/blog',
  '/blog/guias',
  '/blog/temas',
  '/blog/temas/energia',
  '/blog/rubricas/direitos',
  '/blog/rubricas/direitos/telecomunicacoes',
  '/blog/quanto-custa-sair-da-fidelizacao',
  '/guias/como-ler-a-fatura-da-eletricidade',
  '/blog/pesquisa?q=credito',
  '/blog/pesquisa?q=marciano',
  '/glossario',
  '/glossario/kva',
  '/perguntas-frequentes',
  '/parcerias-imobiliarias',
  '/parcerias-imobiliarias/mudar-de-casa',
  '/tv-net-voz/campanhas/fim-da-fidelizacao',
]

/** Their header or footer is another one. */
const framed = ['/parcerias-imobiliarias', '/tv-net-voz/campanhas/fim-da-fidelizacao']
const articles = editorialKinds.filter((address) => ![...framed, '/glossario'].includes(address))

export const editorialStates: readonly ScreenStates[] = [
  { name: 'lists and articles', act: pagesInTurn(articles.slice(0, 7)) },
  { name: 'guides, searches, terms and questions', act: pagesInTurn(articles.slice(7)) },
  { name: 'partners and campaigns', act: pagesInTurn(framed, 'body') },
  {
    name: 'landing pages',
    act: pagesInTurn([
      '/tv-net-voz',
      '/seguros',
      '/credito-pessoal',
      '/depositos-a-prazo',
      '/cartao-de-credito',
      '/tv-net-voz/campanhas',
    ]),
  },
  {
    name: 'legal texts, contact, newsletter and an unknown address',
    act: pagesInTurn(['/termos-condicoes-gerais', '/contacto', '/newsletter', '/nada']),
  },
  {
    name: 'folds of guides and figures',
    async act({ page, check }) {
      await page.goto('/guias/imi-explicado')
      const rule = page.getByText('IMI = valor patrimonial tributário × taxa do município')
      await expect(rule).toBeHidden()
      await page.getByRole('heading', { level: 2, name: 'Como se calcula o IMI' }).click()
      await expect(rule).toBeVisible()
      await check('an open part of a guide', 'main')
      await page.goto('/guias/imi-explicado#quem-nao-paga')
      await expect(page.getByText('Quem comprou casa há pouco.')).toBeVisible()
      await page.goto('/numeros')
      const figure = page.locator('.n-figure').last()
      await page.goto(`/numeros#${await figure.getAttribute('id')}`)
      await expect(figure).toBeInViewport()
      await check('a figure opened by its address', 'main')
      for (const [guide, words] of [
        ['/guias/como-ler-a-fatura-da-eletricidade', 'Os kWh que gastaste.'],
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
