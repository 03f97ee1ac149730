import {
  type OfferKind,
  type PartnerOffer,
  type PartnerOffers,
  withPartnerOffers,
} from 'shared-lib/contract/partner-offers'
import { offerSchema, oneNamed, record, text, titled, webPage } from 'shared-lib/import/catalogue-schema'
import { contractedPowerSteps } from '../parameters/contracted-power'
import { catalogue } from './catalogue'
import type { Catalogue, ElectricityOffer, GasOffer } from './offer'

const perKwh = (title: string) => titled(title, { type: 'number', minimum: 0.001, maximum: 1 })
const perDay = (title: string) => titled(title, { type: 'number', minimum: 0, maximum: 20 })
const yesOrNo = (title: string) => titled(title, { type: 'boolean' })

const common = {
  provider: titled('Comercializadora', oneNamed(catalogue.providers)),
  name: titled('Nome da oferta', text),
}
const page = titled('Página da oferta', webPage)

/** A price of one time option has its periods and no others. */
const only = (option: string, ...periods: readonly string[]) => ({
  if: { properties: { timeOption: { const: option } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { energy: { required: periods, propertyNames: { enum: periods } } } },
})

const prices = {
  type: 'array',
  minItems: 1,
  maxItems: 6,
  title: 'Preços',
  items: {
    ...record({
      timeOption: titled(
        'Opção horária',
        oneNamed({ simple: 'Simples', bi: 'Bi-horária', tri: 'Tri-horária' }),
      ),
      energy: titled(
        'Energia, €/kWh sem IVA',
        record(
          {},
          {
            all: perKwh('simples'),
            outsideOffPeak: perKwh('fora de vazio'),
            peak: perKwh('ponta'),
            mid: perKwh('cheias'),
            offPeak: perKwh('vazio'),
          },
        ),
      ),
      power: titled('Potência, €/dia sem IVA', {
        ...record({}, Object.fromEntries(contractedPowerSteps.map((kva) => [kva, perDay(`${kva} kVA`)]))),
        minProperties: 1,
      }),
    }),
    allOf: [
      only('simple', 'all'),
      only('bi', 'offPeak', 'outsideOffPeak'),
      only('tri', 'peak', 'mid', 'offPeak'),
    ],
  },
}

const tier = (number: number) =>
  titled(
    `Escalão ${number}`,
    record({ eurPerDay: perDay('termo fixo, €/dia sem IVA'), eurPerKwh: perKwh('energia, €/kWh sem IVA') }),
  )

const bands = {
  ...record({}, { 1: tier(1), 2: tier(2), 3: tier(3), 4: tier(4) }),
  minProperties: 1,
  title: 'Preços',
}

/** Offers kept by editors in addition to the imported edition, with network access and without taxes, as in the edition. */
export const energyOffers: Readonly<Record<'electricity' | 'gas', OfferKind>> = {
  electricity: {
    title: 'Oferta de eletricidade',
    schema: offerSchema(
      { ...common, prices },
      {
        url: page,
        renewable: yesOrNo('100 % renovável'),
        loyalty: yesOrNo('Tem fidelização'),
        socialTariff: yesOrNo('Aceita a tarifa social'),
      },
    ),
  },
  gas: {
    title: 'Oferta de gás',
    schema: offerSchema(
      { ...common, bands },
      { url: page, loyalty: yesOrNo('Tem fidelização'), socialTariff: yesOrNo('Aceita a tarifa social') },
    ),
  },
}

type Given = PartnerOffer['offer']

const electricityOf = ({ renewable, ...offer }: Given) =>
  ({
    ...offer,
    supply: 'electricity',
    ...(renewable === true && { renewable }),
  }) as unknown as ElectricityOffer

type Tiers = Readonly<Record<string, { readonly eurPerDay: number; readonly eurPerKwh: number }>>

const gasOf = ({ bands, ...offer }: Given) => {
  const pairs = Object.entries(bands as Tiers).map(([one, { eurPerDay, eurPerKwh }]) => [
    one,
    [eurPerDay, eurPerKwh],
  ])
  return { ...offer, supply: 'gas', bands: Object.fromEntries(pairs) } as unknown as GasOffer
}

/** The offers that are ranked: the imported edition, and what editors keep. The edition's licence is read after its own credit. */
export function catalogueWith(offers: PartnerOffers | undefined): Catalogue {
  const electricity = withPartnerOffers(catalogue, offers?.electricity, electricityOf)
  const joined = withPartnerOffers(electricity, offers?.gas, gasOf)
  const partners = joined.credit.slice(catalogue.credit.length).replace(/^; /, '')
  return partners ? { ...joined, credit: `${partners}; ${catalogue.credit}` } : joined
}
