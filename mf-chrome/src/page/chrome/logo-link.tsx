import type { Logo, VideoLogo } from '../../rules/logo'
import { LayoutAnchor } from './layout-anchor'
import styles from './logo-link.module.css'

const box = { width: 160, height: 36 }

/** The logo of the story at a reserved size, or the company's name set in type when the story has none. */
export const LogoLink = ({ logo, company }: { logo: Logo | undefined; company: string }) => (
  <LayoutAnchor link={logo?.link ?? { href: '/' }} className={styles.logo} label={nameOf(logo, company)}>
    {logo?.kind === 'image' && (
      <img className={styles.image} src={logo.src} alt={logo.alt || company} {...box} />
    )}
    {logo?.kind === 'video' && <MovingLogo logo={logo} company={company} />}
    {!logo && <span className={styles.name}>{company}</span>}
  </LayoutAnchor>
)

/** A video has no name of its own: its link does. */
const nameOf = (logo: Logo | undefined, company: string) =>
  logo?.kind === 'video' ? logo.alt || company : undefined

const typeOf = (file: string) => (/\.webm(\?|$)/i.test(file) ? 'video/webm' : 'video/mp4')

/**
 * Where nothing may move, and where no script could stop it, the style sheet shows the poster instead. Elsewhere the
 * shell stops every video that started by itself after five seconds.
 */
const MovingLogo = ({ logo, company }: { logo: VideoLogo; company: string }) => (
  <>
    <video className={styles.video} {...box} poster={logo.poster} autoPlay muted loop playsInline>
      {logo.sources.map((src) => (
        <source key={src} src={src} type={typeOf(src)} />
      ))}
    </video>
    {logo.poster ? (
      <img className={styles.still} src={logo.poster} alt="" {...box} />
    ) : (
      <span className={styles.stillName}>{company}</span>
    )}
  </>
)
