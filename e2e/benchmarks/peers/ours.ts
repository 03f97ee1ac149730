import type { Target } from './targets'

/** Our own pages as they are seeded: a guide with a calculator in it, and the funnel that is the model of the others. */
export const ours: Omit<Target, 'url'> = {
  name: 'ours',
  paths: { home: '/', guide: '/guias/taeg-e-mtic', funnel: '/energia/simular' },
  selectors: {
    menuButton: 'header div > details > summary',
    menu: 'header div > details[open] ~ nav',
    answer: '[data-slot=main] form fieldset label',
    next: '[data-slot=main] form button[type=submit]',
    second: 'input[name=addressType][type=radio]',
  },
}
