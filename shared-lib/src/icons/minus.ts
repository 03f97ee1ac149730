import { icon } from './icon'

export const Minus = icon([['path', { d: 'M5 12h14', key: '1ays0h' }]])
