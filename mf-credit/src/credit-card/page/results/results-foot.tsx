import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { CardDuties } from '../../rules/card-charges'
import styles from './results.module.css'

export interface HowProps {
  /** Undefined while today's duties are not known. */
  readonly duties: CardDuties | undefined
  readonly hasMinimum: boolean
}

/** How the numbers are computed; what they leave out is at the bottom of the page. */
const How = ({ duties, hasMinimum }: HowProps) => (
  <Details summary="Como se fazem estas contas">
    <ul className={layout.list}>
      {duties && (
        <li data-not-offered="">
          Em cada mês somam-se os juros (a TAN a dividir por 12), {formatRatio(duties.onCharges)} de imposto
          do selo sobre eles e {formatRatio(duties.onUse)} do que deves.
        </li>
      )}
      {hasMinimum && <li>O pagamento mínimo conta-se depois de somados os juros e o imposto do mês.</li>}
      <li>Quem paga tudo na data do extrato não paga juros das compras.</li>
      <li>
        A ordem dos cartões segue o custo de um ano como os usas. Não recebemos mais por nenhum estar
        primeiro.
      </li>
    </ul>
  </Details>
)

/** Points to check before signing. */
const Checklist = () => (
  <Details summary="Antes de assinares, confirma na ficha (FIN)">
    <ul className={`${layout.list} ${styles.checks}`}>
      {[
        'A TAEG e o exemplo que a explica.',
        'A anuidade do primeiro ano e dos seguintes.',
        'Quantos dias sem juros tens, e desde quando contam.',
        'O pagamento mínimo e se podes passar a 100 %.',
        'A comissão de levantar dinheiro e de pagar noutra moeda.',
        'Se há seguros juntos e se são obrigatórios.',
        'Tens 14 dias para desistir do contrato sem dizeres porquê.',
      ].map((check) => (
        <li key={check}>{check}</li>
      ))}
    </ul>
  </Details>
)

export const Foot = (props: HowProps) => (
  <div>
    <Checklist />
    <How {...props} />
  </div>
)
