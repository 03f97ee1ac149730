import type { WidgetLocation, WidgetProps } from 'shared-lib/contract/define-widget'
import { readTexts } from 'shared-lib/kit/form/form'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { carriedAnswers } from 'shared-lib/kit/funnel/funnel-address'
import type { RankedProposal } from 'shared-lib/kit/notebook/rank-proposals'
import { NotebookTile } from 'shared-lib/kit/notebook/ui/notebook-tile'
import { CreditRate } from 'shared-lib/kit/results/ui/credit-rate'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { chargesDuty } from 'shared-lib/rules/credit/loan/loan-rules'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import type { LoanRequest } from '../../rules/loan-request'
import type { Outlook } from '../../rules/outlook'
import { personalLoanNotebook, proposalCost } from '../../rules/personal-loan.notebook'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'
import { EuroScale, type ScaleMark } from './euro-scale'
import { rateMarks } from './headline'

interface YourProposalsProps extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly request: LoanRequest
  readonly outlook: Outlook
  readonly raw: RawAnswers
  readonly today: IsoDate
}

/** A proposal as its form reads it, with what it costs. */
function readOf({ proposal }: RankedProposal) {
  const reading = readTexts(personalLoanNotebook.form, proposal.texts)
  return 'input' in reading ? [{ proposal, input: reading.input, cost: proposalCost(reading.input) }] : []
}

interface BelowProps extends Pick<YourProposalsProps, 'request' | 'outlook'> {
  readonly ranked: readonly RankedProposal[]
}

/** The proposals of this loan on the scale; and each with all that has to be shown next to its rate. */
function Below({ ranked, request, outlook }: BelowProps) {
  const read = ranked.flatMap(readOf)
  const alike = read.filter(
    ({ input }) => input.loanAmount === request.amount && input.loanMonths === request.months,
  )
  const marks: ScaleMark[] = alike.map(({ proposal, cost: { taeg, instalment, mtic } }) => ({
    key: `own-${proposal.id}`,
    name: proposal.name,
    taeg,
    instalment,
    mtic,
  }))
  if (read.length === 0) return null
  return (
    <>
      {marks.length > 0 && (
        <section className={layout.part}>
          <h3>As tuas propostas entre a média e o máximo</h3>
          <EuroScale
            marks={[...rateMarks(outlook), ...marks]}
            amount={request.amount}
            caption="O mesmo crédito, do mais barato ao mais caro"
          />
        </section>
      )}
      <div className={layout.grid}>
        {read.map(({ proposal, input, cost }) => (
          <article key={proposal.id} className={layout.card}>
            <h3>{proposal.name}</h3>
            <CreditRate
              taeg={cost.taeg}
              tan={input.tan}
              tanKind={input.rateKind === 'variable' ? 'variável' : 'fixa'}
              ceiling={outlook.ceiling?.taeg}
              example={{
                amount: input.loanAmount,
                months: input.loanMonths,
                instalment: cost.instalment,
                mtic: cost.mtic,
              }}
            />
          </article>
        ))}
      </div>
    </>
  )
}

/** Inputs of a calculator, as the form of the notebook asks for them. */
function draftOf(raw: RawAnswers, today: IsoDate): RawAnswers {
  const { proposalTan, proposalFee, proposalRate, proposalMonthlyFee, proposalInsurance } = raw
  const { monthlyCharge: field } = personalLoanNotebook.form.fields
  const euros = (text = '') => field.parse(text) ?? cents(0)
  const fee = euros(proposalMonthlyFee)
  const charge = sumCents(fee, timesCents(fee, chargesDuty(today) ?? 0), euros(proposalInsurance))
  return {
    ...(proposalTan && { tan: proposalTan }),
    ...(proposalFee && { openingFee: proposalFee }),
    ...(proposalRate && { rateKind: proposalRate }),
    ...(charge > 0 && { monthlyCharge: field.text(charge) }),
  }
}

/** Adds the draft to the address once: texts typed on the page have priority. */
function withDraft(location: WidgetLocation, draft: RawAnswers): WidgetLocation {
  const given = new URLSearchParams(location.query)
  for (const [name, text] of Object.entries(draft)) if (!given.has(name)) given.append(name, text)
  return { ...location, query: String(given) }
}

/** Every proposal begins with the loan that was asked for. */
const beginOf = ({ amount, months }: LoanRequest): RawAnswers => ({
  loanAmount: String(amount / 100).replace('.', ','),
  loanMonths: String(months),
})

/** The notebook, with its proposals as marks on the scale. */
export const YourProposals = ({ request, outlook, raw, location, shell, today }: YourProposalsProps) => (
  <div data-not-offered="">
    <NotebookTile
      summary="Junta as tuas propostas e vê qual é a mais barata"
      notebook={personalLoanNotebook}
      purpose="Escreve o que diz cada FIN, a ficha que o banco te dá: dizemos qual é a mais barata e porquê."
      controls={dateControls}
      location={location && withDraft(location, draftOf(raw, today))}
      begin={beginOf(request)}
      carried={carriedAnswers(personalLoanFunnel, raw)}
      today={today}
      more={(ranked) => <Below ranked={ranked} request={request} outlook={outlook} />}
      onAdded={(proposals) => shell.emit('proposal-added', { vertical: personalLoanFunnel.name, proposals })}
    />
  </div>
)
