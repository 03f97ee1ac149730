import type { ReactNode } from 'react'
import { icon } from 'shared-lib/kit/icons'

const Globe = icon(
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
)

// Drawn here in the icon set's own line, since the set carries no brand marks.
const glyphs: Readonly<Record<string, ReactNode>> = {
  facebook: <path d="M16 4h-2a4 4 0 0 0-4 4v13M7 12h8" />,
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  linkedin: <path d="M5 10v10M5 5v.01M10 20V10m0 5c0-6 9-7 9 0v5" />,
  youtube: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
  x: <path d="M4 4l16 16M20 4 4 20" />,
  tiktok: <path d="M13 3v12.5a4 4 0 1 1-4-4M13 3c0 3.5 2.5 6 6 6" />,
}

/** The mark of a network, or a globe for one without a drawing. The link around it carries the name. */
export function SocialGlyph({ network }: { network: string }) {
  const glyph = glyphs[network.toLowerCase().replace(/[^a-z]/g, '')]
  if (glyph === undefined) return <Globe size={20} />
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {glyph}
    </svg>
  )
}
