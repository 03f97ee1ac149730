import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { Money } from 'shared-lib/kit/ui/money/money'
import styles from './deposit.module.css'
import type { DepositResultsData } from './results.load'

/** Outcome of the same money elsewhere by the same day; not an offer. */
export const Yardsticks = ({ data: { yardsticks, amountCents, end } }: { data: DepositResultsData }) =>
  yardsticks.length > 0 && (
    <Details summary="O mesmo dinheiro noutro lado">
      <p className={layout.small}>
        <Money cents={amountCents} /> até {end}, depois de imposto.
      </p>
      <ul className={layout.list}>
        {yardsticks.map(({ title, cents, note }) => (
          <li key={title}>
            <span className={styles.sum}>
              {title}{' '}
              <strong>
                <Money cents={cents} />
              </strong>
            </span>
            <span className={layout.small}>{note}</span>
          </li>
        ))}
      </ul>
      <p className={layout.small}>
        <a href="https://www.igcp.pt" rel="noopener">
          Certificados no site do IGCP
        </a>
      </p>
    </Details>
  )

/** An amount above the guarantee, cut over several banks. */
export const Split = ({ data: { split, splitLeftCents } }: { data: DepositResultsData }) =>
  split.length > 0 && (
    <Details summary="Dividir para ficar tudo na garantia">
      <p>
        Cada banco fica com menos do que o fundo de garantia cobre, juros incluídos. É uma forma de o fazer.
      </p>
      <ul className={layout.list}>
        {split.map(({ bank, name, amountCents, resultCents }) => (
          <li key={bank}>
            <span className={styles.sum}>
              <span>
                {bank}, {name}: <Money cents={amountCents} />
              </span>
              <span>
                ganhas <Money cents={resultCents} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {splitLeftCents > 0 && (
        <p>
          Para <Money cents={splitLeftCents} /> não encontrámos mais nenhum banco com estas respostas.
        </p>
      )}
    </Details>
  )

/** Line of the filters: how many stay out, by the answers and by the filters. */
export const leftOutSum = (hidden: number) =>
  hidden === 0
    ? 'Nenhum depósito ficou de fora.'
    : `${hidden} ${hidden === 1 ? 'depósito ficou' : 'depósitos ficaram'} de fora: vê quais no fim da página.`

/** Deposits that stay out of the list, and why. */
export const LeftOut = ({ data: { leftOut } }: { data: DepositResultsData }) =>
  leftOut.length > 0 && (
    <Details summary="Há mais depósitos que não servem para o teu caso">
      <ul className={layout.list}>
        {leftOut.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className={layout.small}>O mesmo depósito pode ter mais do que uma razão.</p>
    </Details>
  )
