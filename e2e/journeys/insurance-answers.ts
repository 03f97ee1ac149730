import { expect, type Page } from '@playwright/test'
import { chooseTile, goOn, heading } from './answer-funnel'

/** A driver whom no example of ours names. */
export const driver = {
  plate: 'QX-47-ZK',
  born: '17/05/1983',
  licence: '23/09/2004',
  postalCode: '2785-417',
  locality: 'Vale de Cambrelhas',
  nif: '287415945',
} as const

/** A day so many days from now, as addresses carry it, and as people type it. */
export const dayInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const typedDay = (days: number) => dayInDays(days).split('-').reverse().join('/')

export const insuranceQuestions = {
  vehicle: 'O que queres segurar?',
  cover: 'O que queres que o seguro pague?',
  price: 'Sabes quanto pagas ou quanto te pedem hoje?',
  plate: 'Qual é a matrícula?',
  driver: 'Quem conduz?',
} as const

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

export async function fillVehicle(page: Page) {
  await expect(heading(page, insuranceQuestions.vehicle)).toBeVisible()
  await chooseTile(page, 'Carro')
}

export async function fillPlate(page: Page) {
  await expect(heading(page, insuranceQuestions.plate)).toBeVisible()
  await box(page, 'Matrícula').fill(driver.plate)
}

/** Without script the day is asked once it is known that there is a policy. */
export async function fillCover(page: Page, again = false) {
  await expect(heading(page, insuranceQuestions.cover)).toBeVisible()
  await chooseTile(page, 'Os danos dos outros e os meus vidros')
  await chooseTile(page, 'Sim')
  if (again) await goOn(page)
  await box(page, 'Último dia do seguro atual').fill(typedDay(10))
}

export async function fillDriver(page: Page) {
  await expect(heading(page, insuranceQuestions.driver)).toBeVisible()
  await box(page, 'Data de nascimento').fill(driver.born)
  await box(page, 'Data da carta de condução').fill(driver.licence)
  await chooseTile(page, 'Não')
  await box(page, 'Código postal').fill(driver.postalCode)
  const place = page.getByRole('textbox', { name: /^Localidade/ })
  await expect(place).toHaveValue('São Domingos de Rana')
  await place.fill(driver.locality)
  await page.getByRole('textbox', { name: /^NIF/ }).fill(driver.nif)
}

export async function fillPrice(page: Page) {
  await expect(heading(page, insuranceQuestions.price)).toBeVisible()
  await chooseTile(page, 'Sim, tenho um valor')
  await box(page, 'Valor do seguro, com impostos').fill('300')
  await chooseTile(page, 'Por ano')
  await page.getByLabel('De que seguradora').selectOption({ label: 'Fidelidade' })
}

/** Answers everything that the results wait for. */
export const answered = `product=car&insuranceType=glass&insured=true&insuranceExpiryDate=${dayInDays(10)}&hasReference=false`
