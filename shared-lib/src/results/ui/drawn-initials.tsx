import styles from './drawn-initials.module.css'

/** Where no licence lets a brand's mark stand: its first capitals, drawn alike for all. The name beside them is read. */
export const DrawnInitials = ({ provider }: { readonly provider: string }) => (
  <svg className={styles.initials} width="40" height="40" aria-hidden="true" focusable="false">
    <rect width="40" height="40" rx="12" />
    <text x="20" y="26" textAnchor="middle">
      {provider.match(/[\p{Lu}\d]/gu)?.slice(0, 2)}
    </text>
  </svg>
)
