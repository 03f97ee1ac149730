import { icon } from './icon'

export const Plus = icon('M5 12h14M12 5v14')
