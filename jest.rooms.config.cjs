// The suites of `npm test`: one per room, written by shared-lib/testing/rooms. `npx jest <file>` takes jest.config.cjs.
const config = require('./jest.config.cjs')

module.exports = {
  ...config,
  // Ten times as many inputs take ten times as long.
  testTimeout: process.env.TEST_DEPTH === 'deep' ? 300_000 : config.testTimeout,
  projects: config.projects.map((project) => ({
    ...project,
    roots: [...project.roots, `<rootDir>/.cache/suites/${project.displayName}`],
    testMatch: ['**/*.suite.js'],
    testPathIgnorePatterns: ['/node_modules/'],
    modulePathIgnorePatterns: project.modulePathIgnorePatterns.filter((one) => one !== '<rootDir>/.cache'),
  })),
}
