import type { Fault } from '../fault'

export const shell: readonly Fault[] = [
  {
    name: 'a press on a sleeping button is lost',
    file: 'host/src/shell/slots.ts',
    find: `  state.pressed.add(button)\n`,
    replace: '',
    caughtBy: 'host/src/shell/slots.test.tsx',
  },
  {
    name: 'a sleeping widget does not wake by keyboard',
    file: 'host/src/shell/wake-policy.ts',
    find: `'focusin', 'keydown', 'input']`,
    replace: `'input']`,
    caughtBy: 'host/src/shell/slots.test.tsx',
  },
  {
    name: 'a page that comes late replaces the one that was asked for last',
    file: 'host/src/shell/navigation/navigation.ts',
    find: `const isLeft = () => latest !== visiting`,
    replace: `const isLeft = () => latest === undefined`,
    caughtBy: 'host/src/shell/navigation/navigation.test.tsx',
  },
  {
    name: 'a page is reloaded without end',
    file: 'host/src/shell/reload-guard.ts',
    find: `now - Number(sessionStorage.getItem(key)) < pause`,
    replace: `now - Number(sessionStorage.getItem(key)) > pause`,
    caughtBy: 'host/src/shell/shell-rules.test.ts',
  },
  {
    name: 'a link to a secret address is followed inside a page with tags',
    file: 'host/src/shell/links.ts',
    find: `(api|assets|newsletter|pedido)`,
    replace: `(api|assets|newsletter)`,
    caughtBy: 'host/src/shell/links.test.tsx',
  },
  {
    name: 'tags are loaded although everything was refused',
    file: 'host/src/shell/consent/measurement.ts',
    find: `if (!id || !isGranted(choice)) return`,
    replace: `if (!id) return`,
    caughtBy: 'host/src/shell/consent/measurement.test.tsx',
  },
  {
    name: 'statistics are allowed by the choice for marketing',
    file: 'host/src/shell/consent/measurement.ts',
    find: `analytics_storage: statistics`,
    replace: `analytics_storage: marketing`,
    caughtBy: 'host/src/shell/consent/measurement.test.tsx',
  },
  {
    name: 'a widget that froze the page is woken again',
    file: 'host/src/shell/watchdog.ts',
    find: `if (suspects.size === 1) noted`,
    replace: `if (suspects.size > 9) noted`,
    caughtBy: 'host/src/shell/watchdog.test.tsx',
  },
  {
    name: 'a choice about cookies is kept for one session only',
    file: 'host/src/pages/consent/consent-choice.ts',
    find: ` Max-Age=\${keptSeconds};`,
    replace: '',
    caughtBy: 'host/src/pages/consent/consent.test.ts',
  },
]
