import type { Locator, Page } from '@playwright/test'
import { fitsTheWindow } from '../accessibility/check-screen'
import { expect, sizes, test } from '../site/visitor-test'
import { chooseTile, goOn, heading } from './answer-funnel'
import { detailsHeading } from './homes'
import { fillCover, fillVehicle } from './insurance-answers'
import { keepProposal } from './notebook'
import { openFilters } from './shown-offers'
import { fillBill, fillOperator, fillServices, operatorQuestion } from './telecom-answers'

// Questions, results, notebook and list of each product are plain forms and links; energy has a journey of its own.
test.use({ javaScriptEnabled: false, viewport: sizes.phone })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const unfold = (page: Page, words: string) => page.getByText(words).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name }).click()

async function type(place: Page | Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) await place.getByLabel(label).fill(text)
}

async function narrowDown(page: Page, label: string, choice: string) {
  await openFilters(page)
  await page.getByLabel(label, { exact: true }).selectOption({ label: choice })
  await press(page, /^(Atualizar|Ver) a lista$/)
}

async function deposits(page: Page) {
  await type(page, { 'Quanto queres pôr a render?': '25000' })
  await press(page, 'Ver os depósitos')
  await expect(page.getByText('Revê 3 campos')).toBeVisible()
  await expect(page.getByLabel('Quanto queres pôr a render?')).toHaveValue('25.000')
  await chooseTile(page, 'Daqui a 6 meses')
  await chooseTile(page, 'Não, quero poder levantá-lo')
  await chooseTile(page, 'Sim, abro conta num banco novo')
  await press(page, 'Ver os depósitos')
  await expect(page).toHaveURL(/resultados\?amount=25000&horizon=6&mayLock=false&origin=newBank/)
  await unfold(page, 'O teu banco fez-te uma proposta?')
  await keepProposal(page, { Banco: 'Banco Exemplo', TANB: '2,5', Prazo: '6' })
  await narrowDown(page, 'Ordenar por', 'TANB, da mais alta')
  await expect(page).toHaveURL(/sort=rate/)
  await expect(page.getByText(/^Banco Exemplo: /)).toBeVisible()
  await page.getByRole('link', { name: 'Ver o plano' }).first().click()
  await expect(title(page)).toHaveText(/^O teu plano:/)
  await expect(page.getByRole('link', { name: 'Guardar as datas no calendário' })).toBeVisible()
}

async function creditCard(page: Page) {
  await page.getByRole('form', { name: 'Como usas o cartão' }).getByText('Pago o mínimo').click()
  await type(page, { 'Quanto deves hoje no cartão': '1500' })
  await press(page, 'Ver quanto me custa')
  await expect(title(page)).toContainText('Demoras 9 anos e 5 meses a pagar')
  await unfold(page, 'Os cartões que conhecemos')
  await narrowDown(page, 'Banco ou emissor', 'ActivoBank')
  await expect(page.getByRole('article')).toHaveCount(1)
  await unfold(page, 'Tens propostas de cartões?')
  await keepProposal(page, { Banco: 'Exemplo', Anuidade: '20' })
  await narrowDown(page, 'Banco ou emissor', 'Todos')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Exemplo', level: 3 })).toBeVisible()
  await follow(page, 'Quero que me liguem')
  await expect(heading(page, detailsHeading)).toBeVisible()
}

async function personalLoan(page: Page) {
  await chooseTile(page, 'Outro fim')
  await goOn(page)
  await expect(title(page)).toHaveText(/^Pagas cerca de 215,50.*TAEG de 12,0/)
  await unfold(page, 'Junta as tuas propostas')
  await keepProposal(page, { Banco: 'Exemplo Um', TAN: '8,9' })
  await expect(page.getByRole('article').filter({ hasText: 'Exemplo Um' })).toContainText('TAEG 10,5')
}

async function homeLoan(page: Page) {
  await chooseTile(page, 'Renegociar com o meu banco')
  await chooseTile(page, 'Para viver')
  await goOn(page)
  await type(page, { 'Valor da casa': '250000', 'Quanto deves': '120000', 'Anos que faltam': '25' })
  await type(page, { 'Idade do titular mais velho': '45' })
  await goOn(page)
  await type(page, { 'TAN que pagas hoje': '4,322' })
  await page.getByLabel('Banco do teu crédito').selectOption({ index: 1 })
  for (const answer of ['Variável', 'Só eu']) {
    await goOn(page)
    await chooseTile(page, answer)
  }
  await goOn(page)
  await expect(title(page)).toHaveText(/^Poupas [\d.]+.€ por mês$/)
  await unfold(page, 'As taxas do mercado, os produtos do banco e a FINE')
  const fine = page.getByRole('form', { name: 'Passar a FINE para o caderno' })
  await fine.getByLabel('Banco da FINE').fill('Exemplo')
  await fine.getByLabel('Tipo de taxa').selectOption({ label: 'Variável' })
  await press(page, 'Pôr no caderno')
  // Missing answers are reported where proposals are written, with the typed values kept.
  await keepProposal(page, { Spread: '0,7' })
  const kept = page.getByRole('article', { name: 'Taxas da proposta de Exemplo' })
  await expect(kept).toBeVisible()
  await unfold(page, 'Alterar valores, taxa e ordem')
  await page.getByRole('textbox', { name: 'Quanto deves' }).fill('100000')
  await press(page, 'Atualizar')
  await expect(page.getByLabel('Texto para o banco')).toHaveValue(/100\.000,00/)
  await expect(kept).toBeVisible()
}

async function insurance(page: Page) {
  await fillVehicle(page)
  await goOn(page)
  await fillCover(page, true)
  await goOn(page)
  await chooseTile(page, 'Não sei')
  await goOn(page)
  await expect(heading(page, 'Com este seguro, 8 de 20 acidentes ficam por tua conta')).toBeVisible()
  await fitsTheWindow(page)
  await unfold(page, 'Faz as contas ao preço')
  await unfold(page, 'Quanto custa pagar às prestações')
  const sums = page.getByRole('form', { name: 'Pagar às prestações' })
  await type(page, { 'Total, pago de uma vez': '300' })
  await type(sums, { 'Prestações por ano': '12', 'Cada prestação': '27' })
  await press(page, 'Calcular')
  await expect(page.getByText(/É como um empréstimo a 18,6\s%/)).toBeAttached()
  await unfold(page, 'Junta as tuas propostas')
  for (const cover of ['Responsabilidade civil obrigatória', 'Quebra de vidros'])
    await chooseTile(page, cover)
  await keepProposal(page, { Seguradora: 'Exemplo Seguros', 'Total do ano': '240' })
  await expect(page.getByText(/Não tem assistência em viagem/)).toBeVisible()
}

async function telecom(page: Page) {
  await chooseTile(page, 'Pelo menos 200 Mbps')
  await goOn(page)
  await fillServices(page, 'Não')
  await goOn(page)
  const chips = page.getByRole('navigation', { name: 'As tuas respostas' })
  for (const [chip, answer] of [
    ['Fidelização', 'Faltam mais de 4 meses'],
    ['Contrato de hoje', 'Sim'],
  ] as const) {
    await chips.getByRole('link', { name: chip }).click()
    await chooseTile(page, answer)
    await goOn(page)
  }
  // Fields that apply are drawn once the server knows: the fee is asked for now.
  await fillBill(page)
  await goOn(page)
  await expect(page.locator('[data-ruler]')).toContainText(/Sair custa até 140.€/)
  await unfold(page, 'Experimenta uma proposta')
  await type(page, { 'Nova mensalidade': '26' })
  await press(page, 'Fazer as contas')
  await expect(title(page)).toContainText('316')
  await unfold(page, 'Junta as tuas propostas')
  await keepProposal(page, { Operadora: 'Exemplo', 'Mensalidade no início': '26' })
  await narrowDown(page, 'Fidelização', 'Sem fidelização')
  await expect(page.getByText('Histórico: 2 pacotes de 2024')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Exemplo', level: 3 })).toBeVisible()
  await follow(page, 'Quero o preço de hoje')
  await expect(heading(page, operatorQuestion)).toBeVisible()
  await fillOperator(page)
  await goOn(page)
  await expect(heading(page, detailsHeading)).toBeVisible()
}

for (const [path, walk] of Object.entries({
  '/depositos-a-prazo/simular': deposits,
  '/cartao-de-credito/simular': creditCard,
  '/credito-pessoal/simular?wantToBorrowBase=10000&wantToBorrowTime=60': personalLoan,
  '/credito-habitacao/simular': homeLoan,
  '/seguros/simular': insurance,
  '/tv-net-voz/simular': telecom,
}))
  test(`${path.split('/', 2).join('/')}: questions, results, notebook and list work by forms and links @deep`, async ({
    page,
  }) => {
    await page.goto(path)
    await walk(page)
  })
