import { deep } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { chooseTile, goOn, whenLive } from './answer-funnel'

test.use({ viewport: sizes.phone })

test(
  'a home loan that was calculated goes on into its journey with costs and income',
  deep,
  async ({ page }) => {
    const loan = 'propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34&spread=0.8'
    await page.goto(`/simuladores/credito-habitacao?${loan}&monthlyInsurance=51&netMonthlyIncome=2600`)
    await whenLive(page)
    await expect(page.getByRole('main').locator('a[href*="pedir-proposta"]')).toHaveCount(0)
    await page.getByRole('link', { name: 'Comparar propostas com estes valores' }).click()
    await expect(page).toHaveURL(/\/credito-habitacao\/simular/)
    expect(page.url()).not.toContain('2600')
    await whenLive(page)
    await chooseTile(page, 'Ando à procura de casa')
    await goOn(page)
    await chooseTile(page, 'Só eu')
    await expect(page.getByLabel('Rendimento líquido mensal')).toHaveValue('2600')
    await goOn(page)
    await expect(page.getByText(/Euribor a 12 meses \(.+\) e spread de 0,8/)).toBeVisible()
    await expect(page.getByText(/51,00.€ por mês/).first()).toBeVisible()
    await expect(page.getByText(/^Taxa de esforço: /)).toBeVisible()
  },
)

test('a personal loan that was calculated waits in the notebook with its fees', deep, async ({ page }) => {
  const loan = 'wantToBorrowBase=10000&wantToBorrowTime=60&tan=9.9&openingFee=150&monthlyFee=5'
  await page.goto(`/simuladores/credito-pessoal?${loan}&monthlyInsurance=10&isInsuranceRequired=true`)
  await whenLive(page)
  await page.getByRole('link', { name: 'Ver o máximo legal e comparar propostas' }).click()
  await expect(page).toHaveURL(/\/credito-pessoal\/simular/)
  const answered = new URL(page.url()).searchParams
  for (const [name, text] of Object.entries({
    ...{ creditFraction: 'one', residentType: 'resident' },
    ...{ employmentStatus: 'employed', unpayedCredits: 'no' },
  }))
    answered.set(name, text)
  await page.goto(`/credito-pessoal/resultados?${answered}`)
  const proposal = page.getByRole('form', { name: 'Juntar uma proposta' })
  for (const [label, text] of [
    [/^Montante do crédito/, '10000'],
    [/^TAN/, /^9[,.]9$/],
    [/^Comissão de abertura/, '150'],
    // 5 € and the stamp duty on it, and the insurance.
    [/^Outros custos obrigatórios/, '15,2'],
  ] as const)
    await expect(proposal.getByRole('textbox', { name: label })).toHaveValue(text)
})

test('an older link of a loan to the call leads to its journey', deep, async ({ page }) => {
  await page.goto('/simuladores/pedir-proposta?calculadora=loan&wantToBorrowBase=5000&wantToBorrowTime=48')
  await expect(page).toHaveURL(/\/credito-pessoal\/simular.*wantToBorrowBase=5000/)
})
