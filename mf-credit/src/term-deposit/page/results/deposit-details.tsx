import layout from 'shared-lib/kit/styles/layout.module.css'
import { Money } from 'shared-lib/kit/ui/money/money'
import styles from './deposit.module.css'
import type { DepositRow } from './deposit-row'

/** How the euros are computed, then the terms of the deposit, line by line, with the bank's sources. */
export const DepositDetails = ({ row: { parts, main, own } }: { row: DepositRow }) => (
  <div className={layout.part}>
    <dl className={styles.facts}>
      {parts.map(({ key, title, cents }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>
            <Money cents={cents} />
          </dd>
        </div>
      ))}
      <div>
        <dt>Ganhas</dt>
        <dd>
          <strong>
            <Money cents={main.cents} />
          </strong>
        </dd>
      </div>
      {own.facts.map(([title, words]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    {own.others.length > 0 && <p className={layout.small}>Outros prazos: {own.others.join('; ')}.</p>}
    {own.notes.map((note) => (
      <p key={note} className={layout.small}>
        {note}
      </p>
    ))}
    <p>
      <a href={own.page} rel="noopener">
        Página do banco
      </a>
      {own.sheet && (
        <>
          {' · '}
          <a href={own.sheet} rel="noopener">
            Ficha de informação normalizada (FIN)
          </a>
        </>
      )}
    </p>
  </div>
)
