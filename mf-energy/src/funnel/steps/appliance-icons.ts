import { icon } from 'shared-lib/icons'

// Drawn in the grid and stroke of the icon set, which has none of these.

export const Dryer = icon([
  ['rect', { width: '18', height: '20', x: '3', y: '2', rx: '2', key: 'case' }],
  ['path', { d: 'M7 6h.01M11 6h6', key: 'panel' }],
  ['circle', { cx: '12', cy: '14', r: '5', key: 'drum' }],
  ['path', { d: 'M9.5 13c1-1 1.5-1 2.5 0s1.5 1 2.5 0M9.5 16c1-1 1.5-1 2.5 0s1.5 1 2.5 0', key: 'air' }],
])

export const Dishwasher = icon([
  ['rect', { width: '18', height: '20', x: '3', y: '2', rx: '2', key: 'case' }],
  ['path', { d: 'M3 8h18M7 5h.01M11 5h6', key: 'panel' }],
  ['path', { d: 'M7 18h10M8 15v-2a1 1 0 0 1 2 0v5M13 18v-6a1 1 0 0 1 3 0v3', key: 'dishes' }],
])

export const Oven = icon([
  ['rect', { width: '18', height: '20', x: '3', y: '2', rx: '2', key: 'case' }],
  ['path', { d: 'M3 8h18M7 5h.01M12 5h.01M17 5h.01', key: 'knobs' }],
  ['rect', { width: '10', height: '7', x: '7', y: '12', rx: '1', key: 'window' }],
])

export const HairDryer = icon([
  ['path', { d: 'M15 12.5 3 14V4l12 1.5', key: 'barrel' }],
  ['circle', { cx: '16', cy: '9', r: '5', key: 'motor' }],
  ['path', { d: 'm13 14 1 7h4l-1-7', key: 'handle' }],
])

export const Vacuum = icon([
  ['path', { d: 'M2 21h7M5.5 21 9.5 5.5a3.3 3.3 0 0 1 6.5.8V12', key: 'pipe' }],
  ['path', { d: 'M12 21v-4a5 5 0 0 1 10 0v4Z', key: 'body' }],
  ['circle', { cx: '17', cy: '17.5', r: '.5', key: 'hub' }],
])
