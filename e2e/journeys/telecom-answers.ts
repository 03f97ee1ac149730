import type { Page } from '@playwright/test'
import { chooseTile } from './answer-funnel'

export const telecomQuestions = {
  internet: 'Que velocidade de internet queres em casa?',
  services: 'Queres televisão e telefone fixo?',
  mobile: 'Queres juntar telemóveis ao pacote?',
  loyalty: 'Quando acaba a tua fidelização?',
  operator: 'Qual é a tua operadora, e em que morada?',
  bill: 'Quanto pagas hoje?',
} as const

/** Asked on one screen. */
const services = ['Queres televisão?', 'Queres telefone fixo?']

export async function fillServices(page: Page, answer: 'Sim' | 'Não') {
  for (const name of services) await chooseTile(page.getByRole('radiogroup', { name }), answer)
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
