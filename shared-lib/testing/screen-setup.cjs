require('@testing-library/jest-dom')
require('./no-network.cjs')
// A busy machine may need longer than the library's second for what does come; what never comes still fails its test.
require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 })
// React notes where each element was made, for warnings' stacks: with big forms a sixth of the time. It does so for ten thousand a second.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: react } = require('react')
if (react) Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })
