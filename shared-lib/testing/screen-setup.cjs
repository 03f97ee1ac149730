require('@testing-library/jest-dom')
require('./no-network.cjs')
