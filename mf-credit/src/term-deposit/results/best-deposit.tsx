import { isHistoric } from 'shared-lib/results/row'
import { HistoricLead, LeadingOffer, Then } from 'shared-lib/results/ui/leading-offer'
import layout from 'shared-lib/styles/layout.module.css'
import { Details } from 'shared-lib/ui/details/details'
import { yardsticksPlace } from './beside-deposits'
import { DepositDetails } from './deposit-details'
import { type DepositView, depositResults } from './deposit-query'
import { type DepositRow, depositOfferWords } from './deposit-row'
import type { DepositResultsData } from './results.load'

interface BestDepositProps {
  readonly row: DepositRow
  readonly data: DepositResultsData
  readonly view: DepositView
  /** Addresses of its plan, of the contact form and of the answers. */
  readonly want: string
  readonly ask: string
  readonly edit: string
}

const About = ({ row }: { row: DepositRow }) => (
  <p>
    <strong>{row.provider}</strong>
    <br />
    {row.title}
  </p>
)

/** The best deposit, the hard truths beside it, and how the euros come about. */
export function BestDeposit({ row, data, view, want, ask, edit }: BestDepositProps) {
  const shared = {
    row,
    edit,
    ...{ ageWords: data.ageWords, month: data.month },
    about: null,
    extra: null,
    details: (
      <Details summary="As contas e as condições">
        <DepositDetails row={row} />
      </Details>
    ),
  }
  const headline = (
    <>
      <p>é quanto ganhas no fim, já sem imposto e custos. Contas para {data.saved}</p>
      {data.truths.length > 0 && (
        <ul className={layout.bare}>
          {data.truths.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </>
  )
  return isHistoric(row) ? (
    <HistoricLead ageWords={data.ageWords} ask={ask} edit={edit} headline={null}>
      <Then row={row} month={data.month}>
        <About row={row} />
        <DepositDetails row={row} />
      </Then>
    </HistoricLead>
  ) : (
    <LeadingOffer
      {...shared}
      chips={row.chips}
      market={data.market}
      words={depositOfferWords}
      want={want}
      whole={depositResults.address(depositResults.withoutFilters(view))}
      after=""
      headline={headline}
      further={<a href={`#${yardsticksPlace}`}>O mesmo dinheiro noutro lado</a>}
    />
  )
}
