import type { Fault } from '../fault'

export const accessibility: readonly Fault[] = [
  {
    name: 'a label does not belong to its field',
    file: 'shared-lib/src/kit/ui/field/field.tsx',
    find: ` htmlFor={ids.control}`,
    replace: '',
    caughtBy: 'shared-lib/src/kit/ui/text-field/text-field.test.tsx',
  },
  {
    name: 'an error is not read out with its field',
    file: 'shared-lib/src/kit/ui/field/field.tsx',
    find: `[hint ? ids.hint : '', error ? ids.error : '']`,
    replace: `[hint ? ids.hint : '']`,
    caughtBy: 'shared-lib/src/kit/ui/text-field/text-field.test.tsx',
  },
  {
    name: 'an invalid field is not marked as such',
    file: 'shared-lib/src/kit/ui/field/field.tsx',
    find: `'aria-invalid': error ? (true as const) : undefined,`,
    replace: `'aria-invalid': undefined,`,
    caughtBy: 'shared-lib/src/kit/ui/text-field/text-field.test.tsx',
  },
  {
    name: 'folded content is reached by keyboard',
    file: 'shared-lib/src/kit/ui/collapse/collapse.tsx',
    find: ` inert={!open}`,
    replace: '',
    caughtBy: 'shared-lib/src/kit/ui/collapse/collapse.test.tsx',
  },
  {
    name: 'the list of errors does not take the focus',
    file: 'shared-lib/src/kit/ui/error-summary/error-summary.tsx',
    find: `if (focus) box.current?.focus()`,
    replace: `if (focus === 9) box.current?.focus()`,
    caughtBy: 'shared-lib/src/kit/ui/error-summary/error-summary.test.tsx',
  },
  {
    name: 'a chip of the results has no label',
    file: 'shared-lib/src/kit/results/ui/assumption-chips.tsx',
    find: `          <VisuallyHidden>{label}</VisuallyHidden>\n`,
    replace: '',
    caughtBy: 'shared-lib/src/kit/results/ui/assumption-chips.test.tsx',
  },
  {
    name: 'a slider reads out a number without its unit',
    file: 'shared-lib/src/kit/ui/slider/slider.tsx',
    find: `      aria-valuetext={value === undefined ? 'sem valor' : words(value)}\n`,
    replace: '',
    caughtBy: 'shared-lib/src/kit/ui/slider/slider.test.tsx',
  },
  {
    name: 'faint text is too pale to be read',
    file: 'shared-lib/src/kit/styles/tokens.css',
    find: `--ink-faint: var(--own-ink-faint, #60727e);`,
    replace: `--ink-faint: var(--own-ink-faint, #9aa8b2);`,
    caughtBy: 'e2e/accessibility/states.e2e.spec.ts',
  },
]
