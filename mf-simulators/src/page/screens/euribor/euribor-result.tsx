import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import type { EuriborResult as Result } from 'shared-lib/rules/credit/euribor/euribor-outcome'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { percentOf } from 'shared-lib/rules/money/rate'
import { termTexts } from '../../leads/credit-journey'
import { textsOf } from '../home-loan/words'
import { ProposalLink } from '../leads/proposal-link'
import { UnknownFigures } from '../unknown-figures'
import { IndexAndInstalment } from './index-and-instalment'
import { Instalments } from './instalments'
import { MovedIndex } from './moved-index'
import { PastInstalments } from './past-instalments'

/** Debt, term and rate, as the journey of a transfer asks for them. */
function knownOf({ balance, path, reviews }: Result, months: number): RawAnswers {
  const [rate, left] = [reviews.at(-1)?.annualRate, months - path.length]
  if (!balance || rate === undefined) return {}
  return {
    ...textsOf({ wantToBorrow: balance / 100, currentTan: percentOf(Math.max(0, rate), 3) }),
    ...termTexts(left),
  }
}

/** Now, next and simulated; other indices; the index and the instalment since the contract; and why. */
export function EuriborResult(props: ResultProps<Result>) {
  const { result } = props
  const { currentInstalment, next, unknown, creditedInterest, figures } = result
  return (
    <>
      {currentInstalment === undefined && next && <UnknownFigures reasons={unknown} />}
      <Instalments {...props} />
      <IndexAndInstalment {...props} />
      <MovedIndex {...props} />
      <PastInstalments {...result} />
      {creditedInterest !== undefined && creditedInterest > 0 && (
        <Notice tone="info" title="Juros negativos a teu favor">
          <p>
            Nalguns meses a Euribor com o teu spread ficou abaixo de zero. Desde julho de 2018 o banco deve-te
            esses juros: {formatBriefEuro(creditedInterest)}. Não os abatemos nestas contas; pergunta ao banco
            como os devolveu.
          </p>
        </Notice>
      )}
      <Part title="As contas" sentence="Abre cada valor para ver a fórmula e a lei.">
        <WhyList figures={figures} />
      </Part>
      <ProposalLink
        calculator="euribor"
        known={knownOf(result, Number(props.texts.loanDuration))}
        {...props}
      />
    </>
  )
}
