import { KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { CreditRate } from 'shared-lib/kit/results/ui/credit-rate'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { withMinus } from 'shared-lib/rules/figures/figure-text'
import { cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { CardAnswer } from './card-answer'
import styles from './results.module.css'
import { monthsWords } from './time-words'

/** The costs of the first year that there are, as short notes. */
function yearNotes({ year }: CardAnswer): readonly string[] {
  const interest = year.interest + year.dutyOnInterest + year.dutyOnUse
  const lines: readonly (readonly [string, number])[] = [
    ['juros e imposto', interest],
    ['anuidade', year.annualFee],
    ['levantamentos', year.cashFees],
    ['moeda estrangeira', year.foreignFees],
    ['reembolso', -year.cashback],
  ]
  const there = lines.filter(([, amount]) => amount !== 0)
  return there.length === 1
    ? there.map(([name]) => name)
    : there.map(([name, amount]) => `${name}: ${withMinus(formatBriefEuro(cents(amount)))}`)
}

function figuresOf(answer: CardAnswer) {
  const { year, outlook, bought } = answer
  const plan = outlook?.plans[0]
  return [
    {
      label: year.cost < 0 ? 'Recebes a mais no primeiro ano' : 'Custo do primeiro ano',
      value: formatBriefEuro(cents(Math.abs(year.cost))),
      notes: yearNotes(answer),
      main: true,
    },
    ...(outlook
      ? [
          {
            label: answer.isLater ? 'A pagar o que ficas a dever' : 'Até não deveres nada',
            value: outlook.ends ? monthsWords(outlook.ends.months) : 'nunca acaba',
            notes: outlook.ends ? [`custa mais ${formatBriefEuro(outlook.ends.cost)}`] : [],
          },
        ]
      : []),
    ...(plan
      ? [
          {
            label: `Para acabar em ${monthsWords(plan.months)}`,
            value: `${formatBriefEuro(plan.perMonth)} por mês`,
            notes: [`custa ${formatBriefEuro(plan.cost)}`],
          },
        ]
      : []),
    ...(bought > 0 && year.cost > 0 && !outlook
      ? [
          {
            label: 'Por cada 100 € de compras',
            value: formatBriefEuro(roundHalfUpToCent((year.cost / bought) * 100)),
          },
        ]
      : []),
  ]
}

/** Costs of the first year and of the debt, with the rate that they are counted at. */
const Figures = ({ answer }: { answer: CardAnswer }) => (
  <>
    <KeyFigures figures={figuresOf(answer)} />
    {answer.outlook && (
      <div className={styles.rate}>
        <CreditRate {...answer.rate} />
        {answer.isLegalMaximum && (
          <p className={layout.small}>
            Não disseste a TAN do teu cartão: contámos com a mais alta que a lei permite hoje.
          </p>
        )}
      </div>
    )}
  </>
)

/** The first thing read: what this way of using a card comes to, and what to do about it. */
export const AnswerView = ({ answer }: { answer: CardAnswer }) => (
  <section className={layout.part} aria-labelledby="verdict">
    <h1 id="verdict">{answer.verdict.title}</h1>
    <Notice tone={answer.verdict.tone}>
      <p>{answer.verdict.text}</p>
    </Notice>
    <Figures answer={answer} />
  </section>
)

/** The same below a ruler, folded. */
export const AnswerFigures = ({ answer }: { answer: CardAnswer }) => (
  <Details summary="As contas do teu cartão">
    <div className={layout.part}>
      <p>{answer.verdict.text}</p>
      <Figures answer={answer} />
    </div>
  </Details>
)
