import type { EuriborResult as Result } from 'shared-lib/credit/euribor/euribor-outcome'
import { Part } from 'shared-lib/explain/ui/part'
import { WhyList } from 'shared-lib/explain/ui/why'
import { formatEuro } from 'shared-lib/money/euro'
import { Notice } from 'shared-lib/ui/notice/notice'
import type { ResultProps } from '../calculator/calculator-view'
import { ProposalLink } from '../leads/proposal-link'
import { EuriborHistory } from './euribor-history'
import { Instalments } from './instalments'
import { MovedIndex } from './moved-index'
import { PastInstalments } from './past-instalments'

/** Now, next and simulated; other indices; the index and the instalment since the contract; and why. */
export function EuriborResult(props: ResultProps<Result>) {
  const { result } = props
  const { currentInstalment, next, unknown, creditedInterest, figures } = result
  return (
    <>
      {currentInstalment === undefined && next && (
        <Notice tone="warn" title="Falta confirmar">
          {unknown.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      <Instalments {...props} />
      <MovedIndex {...props} />
      <PastInstalments {...result} />
      <EuriborHistory {...props} />
      {creditedInterest !== undefined && creditedInterest > 0 && (
        <Notice tone="info" title="Juros negativos a teu favor">
          <p>
            Nalguns meses a Euribor com o teu spread ficou abaixo de zero. Desde julho de 2018 o banco deve-te
            esses juros: {formatEuro(creditedInterest)}. Não os abatemos nestas contas; pergunta ao banco como
            os devolveu.
          </p>
        </Notice>
      )}
      <Part title="As contas" sentence="Abre cada valor para ver a fórmula e a lei.">
        <WhyList figures={figures} />
      </Part>
      <ProposalLink calculator="euribor" {...props} />
    </>
  )
}
