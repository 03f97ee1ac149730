import { tryValueOn } from '../../dated/dated-parameter'
import { imtNonResidentRate } from '../parameters/imt-rates'
import { type Buyer, isHousing, regimesOf } from './buyers'
import type { Purchase } from './imt'

function youngNote(buyers: readonly Buyer[], purchase: Purchase): string | undefined {
  const refused = buyers.some((buyer) => buyer.young && !regimesOf(buyer, purchase).includes('young'))
  if (!refused) return undefined
  if (purchase.purpose !== 'own_permanent_home')
    return 'O regime dos jovens é só para a primeira habitação própria e permanente.'
  if (buyers.some(({ young, ownedHome }) => young && ownedHome))
    return 'Quem tem casa, ou teve nos três anos antes da escritura, mesmo em parte, paga IMT e imposto do selo pela tabela comum.'
  if (buyers.every(({ young, nonResident, taxHaven }) => !young || nonResident || taxHaven))
    return 'Um comprador não residente, ou de um paraíso fiscal, não tem o regime dos jovens.'
  return 'O regime dos jovens começou em 1 de agosto de 2024.'
}

function nonResidentNote(buyers: readonly Buyer[], purchase: Purchase): string | undefined {
  if (!buyers.some(({ nonResident }) => nonResident)) return undefined
  if (!isHousing(purchase)) return 'A taxa dos não residentes é só para habitação.'
  return tryValueOn(imtNonResidentRate, purchase.date)?.inForce === 'no'
    ? 'Nesta data ainda não havia taxa própria para compradores não residentes.'
    : undefined
}

/** Requests that do not count here, and why. */
export const notesOf = (buyers: readonly Buyer[], purchase: Purchase): readonly string[] =>
  [youngNote(buyers, purchase), nonResidentNote(buyers, purchase)].filter((note) => note !== undefined)
