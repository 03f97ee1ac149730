import type { Fault } from '../fault'

export const tags: readonly Fault[] = [
  {
    name: 'a number with a comma is refused',
    file: 'shared-lib/src/contract/attributes.ts',
    find: `: typed).replace(',', '.')`,
    replace: `: typed)`,
    caughtBy: 'shared-lib/src/contract/definitions.test.ts',
  },
  {
    name: 'a flag that is written out as false counts as set',
    file: 'shared-lib/src/contract/attributes.ts',
    find: `return text !== 'false'`,
    replace: `return text !== 'falso'`,
    caughtBy: 'shared-lib/src/contract/definitions.test.ts',
  },
  {
    name: 'a number may be larger than its attribute allows',
    file: 'shared-lib/src/contract/attributes.ts',
    find: `value >= min && value <= max`,
    replace: `value >= min`,
    caughtBy: 'shared-lib/src/contract/definitions.test.ts',
  },
  {
    name: 'a property that was set before the definition is lost',
    file: 'shared-lib/src/platform/mount/element.ts',
    find: `      this.set(this.early) // then`,
    replace: `      this.set({}) // then`,
    caughtBy: 'shared-lib/src/platform/mount/element.test.tsx',
  },
  {
    name: 'a tag that is moved loses its state',
    file: 'shared-lib/src/platform/mount/element.ts',
    find: `if (this.isConnected || !this.mounted) return`,
    replace: `if (!this.mounted) return`,
    caughtBy: 'shared-lib/src/platform/mount/element.test.tsx',
  },
  {
    name: 'a tag in a shadow root is seen without its styles',
    file: 'shared-lib/src/platform/mount/shadow-container.ts',
    find: `  container.hidden = true\n`,
    replace: '',
    caughtBy: 'shared-lib/src/platform/mount/element.test.tsx',
  },
  {
    name: 'the shadow root that a server declared is drawn again',
    file: 'shared-lib/src/platform/mount/shadow-container.ts',
    find: `  if (declared) return declared\n`,
    replace: '',
    caughtBy: 'shared-lib/src/platform/mount/element.test.tsx',
  },
]
