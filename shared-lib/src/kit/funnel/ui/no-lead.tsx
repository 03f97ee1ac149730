import { Button } from '../../ui/button/button'
import styles from './lead.module.css'

interface NoLeadProps {
  /** The funnel's address. */
  readonly href: string
  /** Button that starts it, e.g. "Simular energia". */
  readonly startText: string
}

/** Summary or contact page opened without a lead in this visit: another day, another device, no script. */
export const NoLead = ({ href, startText }: NoLeadProps) => (
  <section className={styles.form}>
    <h1 className={styles.heading}>Não há aqui nenhum pedido teu</h1>
    <p className={styles.lead}>
      O pedido só se vê aqui no separador onde o fizeste. Se já o fizeste, abre a ligação que guardaste ou que
      te enviámos por email; se não, a simulação demora uns dois minutos.
    </p>
    <div className={styles.actions}>
      <Button kind="main" href={href}>
        {startText}
      </Button>
    </div>
  </section>
)
