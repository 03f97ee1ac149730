import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { StackedBar } from 'shared-lib/kit/explain/ui/stacked-bar'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { WagesAnswer } from '../../../calculators/wages.calculator'
import { type Offer, offerNames, shortNames, whichOffers } from './offers'

function sentence(difference: number | undefined): string | undefined {
  if (difference === undefined) return undefined
  if (difference === 0) return 'As duas custam o mesmo à empresa.'
  const dearer = difference > 0 ? 'second' : 'first'
  return `A ${shortNames[dearer]} custa à empresa mais ${formatBriefEuro(cents(Math.abs(difference)))} por ano.`
}

/** Where each offer's money goes, in a year. */
export function CompanyCost(result: WagesAnswer) {
  const offers = whichOffers.filter((which) => result[which].valueYear !== undefined)
  if (offers.length === 0) return null
  return (
    <Part title="Para onde vai o que a empresa paga" sentence={sentence(result.difference.companyCostYear)}>
      <Picture file="comparar-ordenados-para-onde-vai">
        {offers.map((which) => (
          <OneOffer key={which} title={offerNames[which]} offer={result[which]} />
        ))}
      </Picture>
    </Part>
  )
}

const OneOffer = ({ title, offer: { year, benefitsYear } }: { title: string; offer: Offer }) => (
  <>
    <h4>{title}</h4>
    <StackedBar
      caption={`${title}: partes do que a empresa paga num ano`}
      shares={[
        { label: 'Recebes', cents: year.net ?? 0 },
        { label: 'Retenção de IRS', cents: year.withholding ?? 0 },
        { label: 'A tua Segurança Social', cents: year.socialSecurity ?? 0 },
        { label: 'Segurança Social da empresa', cents: year.companySocialSecurity ?? 0 },
        { label: 'Benefícios', cents: benefitsYear },
      ]}
    />
  </>
)
