const jestProjects = require('./shared-lib/testing/jest-projects.cjs')

module.exports = {
  // A walk through a whole funnel takes its time on a busy machine; what hangs is still found.
  testTimeout: 30_000,
  // One worker per core: left alone, jest keeps a core for itself, which on two cores is half the machine.
  maxWorkers: '100%',
  globalSetup: '<rootDir>/shared-lib/testing/jest-begin.cjs',
  globalTeardown: '<rootDir>/shared-lib/testing/jest-end.cjs',
  projects: jestProjects(
    [
      'host',
      'mf-chrome',
      'mf-energy',
      'mf-insurance',
      'mf-telecom',
      'mf-credit',
      'mf-simulators',
      'shared-lib',
    ],
    {
      globalSetup: '<rootDir>/host/src/base/database/testing/start-postgres.jest.ts',
      globalTeardown: '<rootDir>/host/src/base/database/testing/stop-postgres.jest.ts',
    },
  ),
}
