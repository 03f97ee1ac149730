import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Final height of the content, in px. */
  height?: number
  /** Width in px; the whole line without it. */
  width?: number
  round?: boolean
}

/** Holds the place of loading content. An SVG box, because the site's policy refuses inline styles. */
export const Skeleton = ({ height = 20, width, round }: SkeletonProps) => (
  <svg
    className={styles.skeleton}
    data-round={round ? '' : undefined}
    width={width ?? '100%'}
    height={height}
    aria-hidden="true"
  />
)
