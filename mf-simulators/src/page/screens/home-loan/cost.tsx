import { inPlace } from 'shared-lib/kit/events/plain-click'
import { type KeyFigure, KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { StackedBar } from 'shared-lib/kit/explain/ui/stacked-bar'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { withoutWords } from 'shared-lib/rules/credit/left-out'
import { figureIn, percentText } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanAnswer } from '../../../calculators/home-loan.result'
import type { HomeLoanProps } from './home-loan-result'
import { textsOf } from './words'

/** For a visitor who gave no costs: the loan with the usual ones, and a link that fills them in. */
function Usual({ result: { usualCosts }, hrefWith, onChange }: HomeLoanProps) {
  if (!usualCosts) return null
  const { taeg, mticDifference, inputs } = usualCosts
  const texts = textsOf(inputs)
  return (
    <Notice tone="info" title={`Com os custos habituais, a TAEG é de ${percentText(taeg, 1)}`}>
      <p>
        Com seguros, comissões e registo ao preço habitual pagas mais {formatBriefEuro(mticDifference)} até ao
        fim. Os seguros são os de um casal de 30 anos com 150.000&nbsp;€ de crédito: com mais idade ou mais
        crédito custam mais.{' '}
        <a href={hrefWith(texts) ?? '#'} onClick={inPlace(() => onChange(texts))}>
          Fazer as contas com estes custos
        </a>
      </p>
    </Notice>
  )
}

/** In whole euros, which fit a phone: the sentence above and the reasons below have the cents. */
function keyFigures({ taeg, mtic, annualRate, laterRate, leftOut, figures }: HomeLoanAnswer): KeyFigure[] {
  const why = figureIn(figures)
  const without = withoutWords(leftOut)
  return [
    {
      label: `TAEG${without}`,
      value: taeg === undefined ? 'Sem dados' : percentText(taeg, 1),
      notes: [without ? 'juros e impostos, por ano' : 'juros, impostos, seguros e comissões, por ano'],
      main: true,
      why: why('taeg'),
    },
    {
      label: `MTIC${without}`,
      value: mtic === undefined ? 'Sem dados' : formatWholeEuro(mtic),
      notes: ['tudo o que pagas até ao fim'],
      main: true,
      why: why('mtic'),
    },
    {
      label: laterRate === undefined ? 'TAN' : 'TAN no período fixo',
      value: percentText(annualRate, 3),
      notes: ['só os juros'],
      why: why('annual-rate'),
    },
    ...(laterRate === undefined
      ? []
      : [{ label: 'TAN depois do período fixo', value: percentText(laterRate, 3), why: why('later-rate') }]),
  ]
}

/** Parts of the whole payment; nothing when a total is not known. */
function sharesOf({ amount, mtic, totalInterest, ...duties }: HomeLoanAnswer) {
  if (mtic === undefined) return []
  const { stampDutyOnUse = 0, stampDutyOnInterest = 0, stampDutyOnFees = 0 } = duties
  const taxes = stampDutyOnUse + stampDutyOnInterest + stampDutyOnFees
  return [
    { label: 'Dinheiro emprestado', cents: amount },
    { label: 'Juros', cents: totalInterest },
    { label: 'Imposto do selo', cents: taxes },
    { label: 'Seguros, comissões e registos', cents: mtic - amount - totalInterest - taxes },
  ]
}

/** TAEG and MTIC in large, what all of it is made of, and why. */
export function Cost(props: HomeLoanProps) {
  const { result, pick } = props
  const shares = sharesOf(result)
  return (
    <>
      <KeyFigures figures={keyFigures(result)} />
      <Usual {...props} />
      <Part
        title="O que pagas"
        sentence={
          result.totalCost !== undefined && (
            <>
              O crédito custa-te <strong>{formatBriefEuro(result.totalCost)}</strong> além do dinheiro
              emprestado.
            </>
          )
        }
      >
        {shares.length > 0 && (
          <Picture file="credito-habitacao-o-que-pagas">
            <StackedBar caption="Partes de tudo o que se paga" shares={shares} />
          </Picture>
        )}
        <WhyList
          figures={[
            ...pick('instalment', 'later-instalment', 'taeg', 'mtic'),
            ...(result.usualCosts?.figures ?? []),
          ]}
        />
      </Part>
    </>
  )
}
