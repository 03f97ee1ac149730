require('@testing-library/jest-dom')
require('./no-network.cjs')
require('./screen-speed.cjs')
require('./screen-styles.cjs')
// A busy machine may need longer than the library's second for what does come; what never comes still fails its test.
require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 })

// jsdom draws nothing, so it cannot scroll; and what a visit keeps is not for the next test.
Element.prototype.scrollIntoView ??= () => {}
beforeEach(() => sessionStorage.clear())
