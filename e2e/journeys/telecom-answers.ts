import type { Page } from '@playwright/test'
import { chooseTile } from './answer-funnel'

export const telecomQuestions = {
  internet: 'Que velocidade de internet queres em casa?',
  services: 'Que mais queres no pacote?',
} as const

/** Asked before the call. */
export const operatorQuestion = 'Qual é a tua operadora, e em que morada?'

/** Television and fixed voice, or neither; never phones. */
export async function fillServices(page: Page, answer: 'Sim' | 'Não') {
  for (const name of ['Queres televisão?', 'Queres telefone fixo?'])
    await chooseTile(page.getByRole('radiogroup', { name }), answer)
  await chooseTile(page, 'Não, só a casa')
}

export async function fillOperator(page: Page) {
  await page.getByLabel('Operadora atual').selectOption({ label: 'MEO' })
  await page.getByLabel('Código postal').fill('1000-001')
}

/** 45 € a month with 14 of 24 months left, for a benefit of 240 €. */
export async function fillBill(page: Page) {
  await page.getByLabel('Mensalidade', { exact: true }).fill('45')
  await page.getByLabel(/^Meses que faltam/).fill('14')
  await page.getByLabel(/^Valor da vantagem/).fill('240')
}
