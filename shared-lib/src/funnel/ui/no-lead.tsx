import { Button } from '../../ui/button/button'
import styles from './lead.module.css'

interface NoLeadProps {
  /** The funnel's address. */
  readonly href: string
  /** Button that starts it, e.g. "Simular energia". */
  readonly startText: string
}

/** Summary or contact page opened without a lead in this visit: a link kept from another day, another device. */
export const NoLead = ({ href, startText }: NoLeadProps) => (
  <section className={styles.form}>
    <h1 className={styles.heading}>Ainda não tens um pedido nesta visita</h1>
    <p className={styles.lead}>
      O resumo aparece depois de pedires que te liguemos. Se já o fizeste, usa a ligação que guardaste; se
      não, a simulação demora uns dois minutos.
    </p>
    <div className={styles.actions}>
      <Button kind="main" href={href}>
        {startText}
      </Button>
    </div>
  </section>
)
