import styles from './illustrations.module.css'

/** A coin that rolled away and replaces the zero of 404. */
export const LostCoin = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 360 190" className={className} fill="none" aria-hidden="true" strokeLinecap="round">
    <ellipse cx="180" cy="170" rx="150" ry="12" className={styles.ground} />
    <g className={styles.digit} strokeWidth="20" strokeLinejoin="round">
      <path d="M82 32 34 112h72M86 84v68" />
      <path d="M302 32l-48 80h72M306 84v68" />
    </g>
    <path d="M128 50q6-22 26-32M232 50q-6-22-26-32" className={styles.trail} strokeWidth="5" />
    <circle cx="180" cy="104" r="52" className={styles.rim} />
    <circle cx="180" cy="104" r="40" className={styles.face} />
    <g className={styles.features} strokeWidth="6">
      <path d="M165 92v8M195 92v8M163 124q17-14 34 0" />
    </g>
    <path d="M147 81a40 40 0 0 1 20-15" className={styles.shine} strokeWidth="5" />
  </svg>
)

/** The same coin asleep between two barriers. */
export const PausedCoin = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 360 190" className={className} fill="none" aria-hidden="true" strokeLinecap="round">
    <ellipse cx="180" cy="170" rx="150" ry="12" className={styles.ground} />
    <g className={styles.digit} strokeWidth="10">
      <path d="M42 108v56M98 108v56M262 108v56M318 108v56" />
    </g>
    <g className={styles.board}>
      <rect x="28" y="92" width="84" height="28" rx="8" />
      <rect x="248" y="92" width="84" height="28" rx="8" />
    </g>
    <g className={styles.stripe} strokeWidth="9">
      <path d="M48 114l10-16M68 114l10-16M88 114l10-16M268 114l10-16M288 114l10-16M308 114l10-16" />
    </g>
    <circle cx="180" cy="112" r="52" className={styles.rim} />
    <circle cx="180" cy="112" r="40" className={styles.face} />
    <g className={styles.features} strokeWidth="6">
      <path d="M160 106q6 6 12 0M188 106q6 6 12 0M172 128h16" />
    </g>
    <g className={styles.trail} strokeWidth="5" strokeLinejoin="round">
      <path d="M226 50h18l-18 20h18M256 20h12l-12 14h12" />
    </g>
  </svg>
)
