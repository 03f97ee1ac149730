import { Button } from 'shared-lib/ui/button/button'
import { energyFunnel } from '../funnel/energy.funnel'
import styles from './screens.module.css'

/** Summary or contact page opened without a lead in this visit: a link kept from another day, another device. */
export const NoLead = () => (
  <section className={styles.form}>
    <h1 className={styles.heading}>Ainda não tens um pedido nesta visita</h1>
    <p className={styles.lead}>
      O resumo aparece depois de pedires que te liguemos. Se já o fizeste, usa a ligação que guardaste; se
      não, a simulação demora uns dois minutos.
    </p>
    <div className={styles.actions}>
      <Button kind="main" href={energyFunnel.path}>
        Simular energia
      </Button>
    </div>
  </section>
)
