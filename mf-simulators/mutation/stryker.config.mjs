/** https://stryker-mutator.io/docs/stryker-js/configuration */
export default {
  mutate: [
    'mf-simulators/src/rules/**/*.ts',
    'shared-lib/src/rules/credit/**/*.ts',
    'shared-lib/src/rules/property/deed/*.ts',
    '!shared-lib/src/rules/credit/{parameters,renewal,display-duties}/**',
    '!shared-lib/src/rules/credit/credit.figures.ts',
    '!**/*.test.ts',
    '!**/*testing*',
    '!**/testing/**',
    '!**/*.fixtures.ts',
    '!**/*-cases.ts',
  ],
  // Texts are copy, not rules; the explanations are tested by example.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Code that runs when a file is loaded would need every test for each mutant.
  ignoreStatic: true,
  ignorePatterns: ['/e2e', '/docs', 'dist', '.local', '.cache'],
  // swc has options of its own, so no tsconfig has to move to the copy.
  tsconfigFile: 'none',
  testRunner: 'in-process',
  plugins: ['./mf-simulators/mutation/in-process-runner.mjs'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: '.cache/mutation',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { reportTests: false, logTests: false },
}
