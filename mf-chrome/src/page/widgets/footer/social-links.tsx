import { fillWords } from '../../../rules/fill-words'
import type { FooterLabels, SocialLink } from '../../../rules/footer-config'
import { LayoutAnchor } from '../../chrome/layout-anchor'
import { SocialGlyph } from './social-glyph'
import styles from './social-links.module.css'

export const SocialLinks = ({
  links,
  labels,
  company,
}: {
  links: readonly SocialLink[]
  labels: FooterLabels
  company: string
}) =>
  links.length === 0 ? null : (
    <ul className={styles.list} aria-label={labels.social}>
      {links.map(({ socialNetwork, link }) => (
        <li key={socialNetwork}>
          <LayoutAnchor
            link={link}
            className={styles.link}
            label={fillWords(labels.socialLink, { empresa: company, rede: socialNetwork })}
          >
            <SocialGlyph network={socialNetwork} />
          </LayoutAnchor>
        </li>
      ))}
    </ul>
  )
