import { Details } from 'shared-lib/ui/details/details'
import { cardLimits } from '../calculators/card-limits'
import styles from './results.module.css'

/** How the numbers come about and what they leave out: one place for all of it. */
export const How = ({ hasMinimum }: { hasMinimum: boolean }) => (
  <Details summary="Como se fazem estas contas">
    <ul className={styles.list}>
      <li>
        Em cada mês somam-se os juros (TAN a dividir por 12), 4 % de imposto do selo sobre eles e 0,141 % do
        que deves.
      </li>
      {hasMinimum && <li>O pagamento mínimo conta-se depois de somados os juros e o imposto do mês.</li>}
      <li>Quem paga tudo na data do extrato não paga juros das compras.</li>
      <li>
        A ordem dos cartões segue o custo de um ano como os usas. Não recebemos mais por nenhum estar
        primeiro.
      </li>
      {cardLimits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
    <p>
      <a href="/numeros">Ver os valores da lei e as suas datas</a>
    </p>
  </Details>
)

/** What to look at before signing, point by point; it prints. */
export const Checklist = () => (
  <section className={styles.part} aria-labelledby="checklist">
    <h2 id="checklist">Antes de assinares, confirma na ficha (FIN)</h2>
    <ul className={styles.checks}>
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
  </section>
)
