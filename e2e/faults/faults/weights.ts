import type { Fault } from '../fault'

export const weights: readonly Fault[] = [
  {
    name: 'the first question brings the code of all others',
    file: 'mf-energy/src/page/funnel/energy.views.tsx',
    find: `webpackChunkName: "energy-questions"`,
    replace: `webpackMode: "eager"`,
    caughtBy: 'e2e/budgets/page-weights.e2e.spec.ts',
  },
  {
    name: 'the budget of a story leaves its header and footer out',
    file: 'host/src/editorial/lint/rules/script-budget.ts',
    find: `[...chrome, ...tags.slice(0, count)`,
    replace: `[...tags.slice(0, count)`,
    caughtBy: 'host/src/editorial/lint/rules/script-budget.test.ts',
  },
  {
    name: 'the shell offers a library that remotes do not share',
    file: 'shared-lib/build/webpack/shared-libraries.ts',
    find: `  'react-dom/client': 'react-dom',\n`,
    replace: '',
    caughtBy: 'shared-lib/build/webpack/shared-libraries.test.ts',
  },
]
