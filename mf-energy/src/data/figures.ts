import { eurosPer, percent, plain } from 'shared-lib/rules/dated/figure-words'
import { type FigureEntry, figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import type { ByPower, ByTier } from './parameters/by-step'
import * as taxes from './parameters/electricity-taxes'
import { gasNetworkEnergy, gasNetworkFixed, isp } from './parameters/gas-network'
import { gasTierM3, kwhPerM3 } from './parameters/gas-tiers'
import { networkEnergy, networkPower } from './parameters/network-access'
import { regulatedElectricity, regulatedGas } from './parameters/regulated-tariffs'
import { electricitySocialTariff, gasSocialTariff } from './parameters/social-tariff'
import * as vat from './parameters/vat'

const perKwh = eurosPer('kWh')
const perDay = eurosPer('dia')
const tiers = { 1: 'Escalão 1', 2: 'Escalão 2', 3: 'Escalão 3', 4: 'Escalão 4' } as const

/** Keys of powers do not sort as numbers, so this keeps the order of the steps on sale. */
const byPower = (values: ByPower) =>
  Object.fromEntries(
    Object.entries(values)
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([kva, value]) => [`${plain(Number(kva))} kVA`, perDay(value)]),
  )

const byTier =
  <Value>(words: (value: Value) => string) =>
  (values: ByTier<Value>) =>
    Object.fromEntries(([1, 2, 3, 4] as const).map((tier) => [tiers[tier], words(values[tier])]))

/** One price a line, so that a text can name each. */
const bi = ({ offPeak, outsideOffPeak }: { readonly offPeak: number; readonly outsideOffPeak: number }) => ({
  'Bi-horária, vazio': perKwh(offPeak),
  'Bi-horária, fora de vazio': perKwh(outsideOffPeak),
})

const tri = (
  { peak, mid, offPeak }: Readonly<Record<'peak' | 'mid' | 'offPeak', number>>,
  name = 'Tri-horária',
) => ({
  [`${name}, ponta`]: perKwh(peak),
  [`${name}, cheias`]: perKwh(mid),
  [`${name}, vazio`]: perKwh(offPeak),
})

const electricity: readonly FigureEntry[] = [
  figure(regulatedElectricity, 'Tarifa regulada de eletricidade, sem IVA', (tariff) => ({
    'Simples, até 2,3 kVA': perKwh(tariff.simpleUpTo2),
    Simples: perKwh(tariff.simple),
    ...bi(tariff.bi),
    ...tri(tariff.tri),
    ...byPower(tariff.powerEurPerDay),
  })),
  figure(networkPower, 'Acesso às redes de eletricidade, potência', byPower),
  figure(networkEnergy, 'Acesso às redes de eletricidade, energia', (access) => ({
    Simples: perKwh(access.simple),
    ...bi(access.bi),
    ...tri(access.tri),
    ...tri(access.triAbove20, 'Tri-horária acima de 20,7 kVA'),
  })),
  figure(electricitySocialTariff, 'Tarifa social de eletricidade, a menos', ({ eurPerDay, eurPerKwh }) => ({
    Energia: perKwh(eurPerKwh),
    ...byPower(eurPerDay),
  })),
  figure(taxes.socialTariffFunding, 'Financiamento da tarifa social', perKwh),
  figure(taxes.iec, 'Imposto especial de consumo da eletricidade (IEC)', perKwh),
  figure(
    taxes.audiovisual,
    'Contribuição audiovisual',
    ({ eurPerMonth, dueFromKwhPerYear }) =>
      `${eurosPer('mês')(eurPerMonth)}, a partir de ${plain(dueFromKwhPerYear)} kWh por ano`,
  ),
  figure(taxes.dgeg, 'Taxa DGEG', eurosPer('mês')),
]

const gas: readonly FigureEntry[] = [
  figure(
    regulatedGas,
    'Tarifa regulada de gás natural, sem IVA',
    byTier(([fixed, energy]) => `${perDay(fixed)} e ${perKwh(energy)}`),
  ),
  figure(gasNetworkFixed, 'Acesso às redes de gás, parte fixa', byTier(perDay)),
  figure(gasNetworkEnergy, 'Acesso às redes de gás, energia', byTier(perKwh)),
  figure(gasSocialTariff, 'Tarifa social de gás natural, a menos', (byNumber) =>
    Object.fromEntries(
      ([1, 2] as const).map((tier) => {
        const cut = byNumber[tier]
        return [tiers[tier], cut ? `${perDay(cut.eurPerDay)} e ${perKwh(cut.eurPerKwh)}` : 'sem desconto']
      }),
    ),
  ),
  figure(isp, 'Imposto sobre o gás natural (ISP)', perKwh),
  figure(
    gasTierM3,
    'Escalões de consumo de gás',
    byTier(([least, most]) => `${plain(least)} a ${plain(most)} m³ por ano`),
  ),
  figure(kwhPerM3, 'Energia de um metro cúbico de gás, aproximada', (kwh) => `${plain(kwh)} kWh`),
]

const valueAddedTax: readonly FigureEntry[] = [
  figure(vat.reducedVat, 'IVA reduzido na energia', percent),
  figure(vat.normalVat, 'IVA normal na energia', percent),
  figure(vat.reducedEnergyVat, 'Eletricidade com IVA reduzido', (rule) => ({
    'Em geral': `${plain(rule.kwh)} kWh por ${rule.perDays} dias`,
    'Família numerosa': `${plain(rule.largeFamilyKwh)} kWh por ${rule.perDays} dias`,
    'Potência contratada, até': `${plain(rule.maxKva)} kVA`,
  })),
  figure(
    vat.reducedNetworkPowerVat,
    'Potência com IVA reduzido nas redes, até',
    (kva) => `${plain(kva)} kVA`,
  ),
]

/** Every parameter of the energy rules in words, for the public list. */
export const energyFigures = publishFigures('Energia', [...electricity, ...gas, ...valueAddedTax])
