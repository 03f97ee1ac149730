import type { TagCall } from 'shared-lib/contract/define-micro-frontend'
import { type RawAnswers, readAnswers, usableTexts } from 'shared-lib/kit/funnel/flow'
import { addressOf } from 'shared-lib/kit/funnel/funnel-address'
import type { TagOffer, TagOffers } from 'shared-lib/kit/results/tag-offers'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { EnergyAnswers, EnergyType } from '../../rules/energy-answers'
import { householdOf } from '../../rules/household'
import { noteWords } from '../../rules/note-words'
import { conditionChips, rowName, rowProviders } from '../../rules/offer-words'
import { type PresetKey, presetAnswers, presets } from '../../rules/presets'
import type { Household, ResultRow } from '../../rules/vocabulary'
import { energyFunnel } from '../funnel/energy.funnel'
import { loadResults } from './results.load'

/** A tag's attributes as the contract of `qp-energy-offers` parses them. */
interface Attributes {
  readonly energyType: EnergyType
  readonly preset: PresetKey
  readonly postalCode?: string
  readonly provider?: string
  readonly timeOption: string
  readonly renewableOnly: boolean
  readonly limit: number
}

/** Data of `qp-energy-offers` in a story: the results page's own ranking, for a typical household. */
export function tagOffers(call: TagCall): TagOffers {
  const attributes = call.attributes as unknown as Attributes
  const { energyType, postalCode, provider, timeOption, renewableOnly, limit } = attributes
  const place = usableTexts(energyFunnel, { ...(postalCode && { postalCode }) })
  const raw: RawAnswers = {
    ...presetAnswers(attributes.preset, energyType),
    ...place,
    ...usableTexts(energyFunnel, { ...(provider && { currentProvider: provider }) }),
  }
  const answers: EnergyAnswers = readAnswers(energyFunnel, raw)
  const household = householdOf(answers, toIsoDate(call.today))
  const view = { timeOption, ...(renewableOnly && { renewable: 'true' }) }
  const [path = '', query = ''] = addressOf(energyFunnel, energyFunnel.done, raw, view).split('?')
  const data = loadResults({ path, query, today: call.today, ...(call.offers && { offers: call.offers }) })
  const links = {
    same: addressOf(energyFunnel, energyFunnel.path, raw),
    other: addressOf(energyFunnel, energyFunnel.path, { energyType, ...place }),
  }
  if (data.kind === 'not-covered')
    return { kind: 'tag', offers: [], intro: '', notes: [], none: data.text, links }
  return {
    kind: 'tag',
    offers: data.rows.slice(0, limit).map(offerOf),
    intro: householdWords(attributes.preset, data.ranked, household),
    notes: [
      ...(data.first?.standing === 'historic' ? [historicNote] : []),
      ...placeNotes(household, data.ranked),
      ...data.notes.map((note) => noteWords(note, data.catalogue)),
    ],
    ...(data.rows.length === 0 && { none: 'Nenhuma oferta passa nestes filtros.' }),
    source: data.catalogue,
    ageWords: data.ageWords,
    links,
  }
}

const offerOf = (row: ResultRow): TagOffer => ({
  id: row.id,
  ...(row.place !== undefined && { place: row.place }),
  provider: rowProviders(row),
  name: rowName(row),
  main: { cents: row.monthlyCents, period: 'mês' },
  second: { cents: row.yearlyCents, period: 'ano' },
  ...(row.savingCents !== undefined && row.savingCents > 0 && { savingCents: row.savingCents }),
  conditions: [
    ...(row.supplies.some(({ renewable }) => renewable) ? ['100 % renovável'] : []),
    ...conditionChips(row),
    ...(row.doubtful ? ['Confirma o preço'] : []),
  ],
})

function householdWords(preset: PresetKey, ranked: EnergyType, household: Household): string {
  const { kwhElectricity, kva, kwhGas, gasTier, assumptions } = household
  const supplies = [
    ...(ranked === 'gas'
      ? []
      : [`${formatNumber(kwhElectricity)} kWh de eletricidade por ano com ${formatNumber(kva)} kVA`]),
    ...(ranked === 'electricity'
      ? []
      : [`${formatNumber(kwhGas)} kWh de gás natural por ano no escalão ${gasTier}`]),
  ]
  const guessed = assumptions.some(
    ({ about, origin }) => about !== 'split' && about !== 'municipality' && origin === 'estimate',
  )
  return `Contas para ${presets[preset].who}: ${supplies.join(' e ')}${guessed ? ', em parte por estimativa' : ''}. Taxas e IVA incluídos.`
}

const historicNote =
  'São preços antigos: podem ter mudado, e servem só para veres como as ofertas se comparavam. Pede-nos os de hoje.'

/** Notes on what the missing postal code leaves open: only gas depends on it. */
const placeNotes = ({ municipality }: Household, ranked: EnergyType): readonly string[] =>
  ranked === 'electricity'
    ? []
    : [
        municipality
          ? `Com a taxa de ocupação do subsolo de ${municipality.name}.`
          : 'Portugal continental, sem a taxa de ocupação do subsolo, que muda com o concelho.',
      ]
