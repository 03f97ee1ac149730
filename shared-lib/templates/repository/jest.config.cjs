const jestProjects = require('shared-lib/testing/jest-projects.cjs')

module.exports = { testTimeout: 30_000, projects: jestProjects(['__home__']) }
