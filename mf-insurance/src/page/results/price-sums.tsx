import { Details } from 'shared-lib/kit/ui/details/details'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { ExcessSums, OwnDamageSums, PartsSums, PremiumSums } from './sums'
import { Tool } from './tool'
import { excessForm, ownDamageForm, partsForm, premiumForm } from './tool-forms'
import { sentName, sentNames } from './tool-names'

interface PriceSumsProps {
  readonly query: string
  readonly path: string
  readonly day: IsoDate
  /** Of the year, which opens into its taxes. */
  readonly reference: number | undefined
}

/** Sums with a price, each folded until it was sent. */
export function PriceSums({ query, path, day, reference }: PriceSumsProps) {
  const page = { query, path, today: day, isPage: true }
  const given = new URLSearchParams(query)
  const isSent = (id: string) => given.has(sentName(id))
  const total =
    reference === undefined ? undefined : formatEuro(cents(reference)).slice(0, -2).replaceAll('.', '')
  return (
    <Details summary="Faz as contas ao preço" open={sentNames.results.some((name) => given.has(name))}>
      <Details summary="Quanto do que pagas são impostos" open={isSent('impostos')}>
        <Tool
          id="impostos"
          label="Impostos no seguro"
          form={premiumForm}
          {...page}
          {...(total && { known: { taxTotal: total } })}
        >
          {(input) => <PremiumSums input={input} day={day} />}
        </Tool>
      </Details>
      <Details summary="Quanto custa pagar às prestações" open={isSent('prestacoes')}>
        <Tool id="prestacoes" label="Pagar às prestações" form={partsForm} {...page}>
          {(input) => <PartsSums input={input} />}
        </Tool>
      </Details>
      <Details summary="Franquia baixa ou alta?" open={isSent('franquia')}>
        <Tool id="franquia" label="Franquia baixa ou alta" form={excessForm} {...page}>
          {(input) => <ExcessSums input={input} />}
        </Tool>
      </Details>
      <Details summary="Os danos próprios compensam?" open={isSent('danos-proprios')}>
        <Tool id="danos-proprios" label="Danos próprios" form={ownDamageForm} {...page}>
          {(input) => <OwnDamageSums input={input} />}
        </Tool>
      </Details>
    </Details>
  )
}
