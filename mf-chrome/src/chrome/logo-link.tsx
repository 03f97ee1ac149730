import type { Logo } from '../domain/navbar-config'
import { LayoutAnchor } from './layout-anchor'
import styles from './logo-link.module.css'

/** The logo of the story at a reserved size, or the company's name set in type when the story has none. */
export const LogoLink = ({ logo, company }: { logo: Logo | undefined; company: string }) => (
  <LayoutAnchor link={logo?.link ?? { href: '/' }} className={styles.logo}>
    {logo ? (
      <img className={styles.image} src={logo.src} alt={logo.alt || company} width={160} height={36} />
    ) : (
      <span className={styles.name}>{company}</span>
    )}
  </LayoutAnchor>
)
