import layout from 'shared-lib/kit/styles/layout.module.css'
import { cents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { PortabilityRules } from '../../data/parameters/portability'
import styles from './results.module.css'

interface SwitchStepsProps {
  readonly rules: PortabilityRules
  /** As in «a MEO»; missing for a visitor without an operator today. */
  readonly operator?: string
}

/** Steps, in order, so that a change of operator costs nothing more and never leaves the visitor without a line. */
export const SwitchSteps = ({ rules, operator }: SwitchStepsProps) => (
  <div className={layout.part}>
    <ol className={`${layout.list} ${styles.steps}`}>
      {operator && (
        <li>
          <strong>Vê na fatura quando acaba a fidelização e quanto custa sair.</strong> Se faltar pouco,
          combina a instalação para depois dessa data.
        </li>
      )}
      {operator && (
        <li>
          <strong>Pergunta à {operator} que preço te faz para ficares.</strong> Junta a resposta ao caderno,
          ao lado das outras propostas: uma fidelização nova também conta.
        </li>
      )}
      <li>
        <strong>Pede o resumo do contrato antes de aceitares.</strong> Confirma o preço durante e depois da
        promoção, a ativação e a instalação, a fidelização e a velocidade mínima.
      </li>
      {operator && (
        <li>
          <strong>Leva os teus números.</strong> Dá à operadora nova o código de validação da portabilidade
          (CVP), que está na fatura. É grátis, e o número tem de funcionar no dia combinado ou{' '}
          {rules.workingDays === 1 ? 'no dia útil seguinte' : `nos ${rules.workingDays} dias úteis seguintes`}
          .
        </li>
      )}
      <li>
        <strong>Marca a instalação{operator && ' e só depois termina o resto'}.</strong> Se a operadora tiver
        de a remarcar e a culpa não for tua, deve-te {formatWholeEuro(cents(rules.missedVisitEur * 100))}.
      </li>
      {operator && (
        <>
          <li>
            <strong>Termina por escrito o contrato com a {operator}.</strong> Pergunta à operadora nova se
            trata disso por ti. Se não, pede o fim na Plataforma de Cessação de Contratos e guarda o
            comprovativo.
          </li>
          <li>
            <strong>Devolve o router e as boxes.</strong> Pergunta onde e até quando, e guarda o recibo: o que
            não devolveres pode ser cobrado.
          </li>
          <li>
            <strong>Confere a última fatura.</strong> Depois da data do fim não há mensalidades. Cancela o
            débito direto quando estiver tudo pago.
          </li>
        </>
      )}
    </ol>
  </div>
)
