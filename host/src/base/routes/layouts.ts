import type { Layout } from 'shared-lib/contract/define-micro-frontend'

/** The chrome around a page's main part. `reduced`: logo only, or disclaimers only. */
export interface Frame {
  readonly header: 'full' | 'reduced' | 'none'
  readonly footer: 'full' | 'reduced' | 'none'
}

const frames: Record<Layout, Frame> = {
  default: { header: 'full', footer: 'full' },
  results: { header: 'full', footer: 'full' },
  contact: { header: 'full', footer: 'full' },
  funnel: { header: 'reduced', footer: 'reduced' },
  energy: { header: 'reduced', footer: 'reduced' },
  'no-navigation': { header: 'reduced', footer: 'full' },
  'no-header-redux-footer': { header: 'none', footer: 'reduced' },
  'no-header-footer': { header: 'none', footer: 'none' },
}

export const isLayout = (name: unknown): name is Layout =>
  typeof name === 'string' && Object.hasOwn(frames, name)

/** The frame of a layout. Throws for a name that does not exist, so that a typo is seen where it was made. */
export function frameOf(layout: string): Frame {
  if (!isLayout(layout)) throw new Error(`Unknown layout "${layout}"`)
  return frames[layout]
}
