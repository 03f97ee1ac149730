// How tests run, in this repository and in a team's own.
const path = require('node:path')

const swc = { jsc: require('../build/swc-options.cjs'), module: { type: 'commonjs' } }

// These ship ES modules only; jest runs CommonJS, so they are compiled like our own code.
const esmOnly = [
  'shared-lib',
  'ky',
  'single-spa',
  'single-spa-react',
  '@r2wc',
  'piscina',
  'lru-cache',
  'storyblok-js-client',
  '@storyblok',
  'cookie',
]
const file = (name) => path.join(__dirname, name)

/** Plain `*.test.ts` and `*.ssr.test.tsx` run on Node (no DOM at all); `*.test.tsx` run in jsdom. */
module.exports = function jestProjects(roots, node = {}) {
  const shared = {
    roots: roots.map((name) => `<rootDir>/${name}`),
    // A suite looks globals up through its sandbox, which is slow: rules do little else than these.
    sandboxInjectedGlobals: ['Math', 'Number', 'Object', 'Array'],
    transform: { '^.+\\.(t|j)sx?$|^.+\\.mjs$': [require.resolve('@swc/jest'), swc] },
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
    moduleNameMapper: {
      '\\.css$': file('css-classes.cjs'),
      '^(shared-lib/kit/|(\\.\\./)+)icons$': file('icons-asked-for.cjs'),
      '^fast-check$': file('same-inputs.cjs'),
      '\\?file$': file('file-address.cjs'),
    },
    // Templates become tests where they are filled in.
    modulePathIgnorePatterns: [
      '<rootDir>/.local',
      '<rootDir>/.cache',
      '<rootDir>/shared-lib/templates',
      '/dist/',
    ],
  }
  return [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: file('node-environment.cjs'),
      testMatch: ['**/*.test.ts', '**/*.ssr.test.tsx'],
      setupFiles: [file('no-network.cjs'), file('plugin-names.cjs')],
      ...node,
    },
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: file('screen-environment.cjs'),
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '\\.ssr\\.test\\.tsx$'],
      setupFilesAfterEnv: [file('screen-setup.cjs')],
    },
  ]
}
