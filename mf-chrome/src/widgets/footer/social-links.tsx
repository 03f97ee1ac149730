import { LayoutAnchor } from '../../chrome/layout-anchor'
import type { SocialLink } from '../../domain/footer-config'
import { SocialGlyph } from './social-glyph'
import styles from './social-links.module.css'

export const SocialLinks = ({ links, company }: { links: readonly SocialLink[]; company: string }) =>
  links.length === 0 ? null : (
    <ul className={styles.list} aria-label="Redes sociais">
      {links.map(({ socialNetwork, link }) => (
        <li key={socialNetwork}>
          <LayoutAnchor link={link} className={styles.link} label={`${company} no ${socialNetwork}`}>
            <SocialGlyph network={socialNetwork} />
          </LayoutAnchor>
        </li>
      ))}
    </ul>
  )
