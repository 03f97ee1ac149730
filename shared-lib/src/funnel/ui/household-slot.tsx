import styles from './funnel-view.module.css'
import { useHousehold } from './use-household'

/** Room for what this device keeps, on pages of the site: nothing moves when it is known. */
export function HouseholdSlot() {
  const household = useHousehold(true)
  return <div className={styles.household}>{household && <household.HouseholdDetails />}</div>
}
