const swc = { jsc: require('./shared-lib/build/swc-options.cjs'), module: { type: 'commonjs' } }

// These ship ES modules only; jest runs CommonJS, so they are compiled like our own code.
const esmOnly = [
  'ky',
  'single-spa',
  'single-spa-react',
  '@r2wc',
  'lucide-react',
  'piscina',
  'lru-cache',
  'storyblok-js-client',
  '@storyblok',
  'cookie',
]
const shared = {
  // A suite looks globals up through its sandbox, which is slow: rules do little else than these.
  sandboxInjectedGlobals: ['Math', 'Number', 'Object', 'Array'],
  transform: { '^.+\\.(t|j)sx?$|^.+\\.mjs$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shared-lib/testing/css-classes.cjs',
    '^lucide-react$': '<rootDir>/shared-lib/testing/lucide-icons.cjs',
    '^fast-check$': '<rootDir>/shared-lib/testing/same-inputs.cjs',
  },
  // Templates become tests where they are filled in.
  modulePathIgnorePatterns: [
    '<rootDir>/.local',
    '<rootDir>/.cache',
    '<rootDir>/shared-lib/templates',
    '/dist/',
  ],
}
const roots = [
  'host',
  'mf-chrome',
  'mf-energy',
  'mf-insurance',
  'mf-telecom',
  'mf-credit',
  'mf-simulators',
  'shared-lib',
].map((name) => `<rootDir>/${name}`)

/** Plain `*.test.ts` and `*.ssr.test.tsx` run on Node (no DOM at all); `*.test.tsx` run in jsdom. */
module.exports = {
  // A walk through a whole funnel takes its time on a busy machine; what hangs is still found.
  testTimeout: 30_000,
  // One worker per core: left alone, jest keeps a core for itself, which on two cores is half the machine.
  maxWorkers: '100%',
  globalSetup: '<rootDir>/shared-lib/testing/jest-begin.cjs',
  globalTeardown: '<rootDir>/shared-lib/testing/jest-end.cjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      roots,
      globalSetup: '<rootDir>/host/src/database/testing/start-postgres.jest.ts',
      globalTeardown: '<rootDir>/host/src/database/testing/stop-postgres.jest.ts',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts', '**/*.ssr.test.tsx'],
      setupFiles: ['<rootDir>/shared-lib/testing/no-network.cjs'],
    },
    {
      ...shared,
      displayName: 'screens',
      roots,
      testEnvironment: '<rootDir>/shared-lib/testing/screen-environment.cjs',
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '\\.ssr\\.test\\.tsx$'],
      setupFilesAfterEnv: ['<rootDir>/shared-lib/testing/screen-setup.cjs'],
    },
  ],
}
