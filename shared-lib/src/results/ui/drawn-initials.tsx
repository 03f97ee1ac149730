import styles from './drawn-initials.module.css'

/** Two letters for every name: `EDP Comercial` has two capitals, `Ibelectra` its first two letters; of a pair, the first. */
export function initialsOf(provider: string): string {
  const [name = ''] = provider.split(' e ')
  const capitals = name.match(/[\p{Lu}\d]/gu) ?? []
  return (capitals.length > 1 ? capitals.slice(0, 2).join('') : name.slice(0, 2)).toLocaleUpperCase('pt')
}

/** Where no licence lets a brand's mark stand: its letters, drawn alike for all. The name beside them is read. */
export const DrawnInitials = ({ provider }: { readonly provider: string }) => (
  <svg className={styles.initials} width="40" height="40" aria-hidden="true" focusable="false">
    <rect width="40" height="40" rx="12" />
    <text x="20" y="26" textAnchor="middle">
      {initialsOf(provider)}
    </text>
  </svg>
)
