/**
 * Import this first: it replaces today's catalogue with that of June 2026, because figures computed by hand must not
 * change when prices are renewed. `offers/catalogue.test` tests what holds for any catalogue.
 */
jest.mock('../data/offers/catalogue.json', () => jest.requireActual('./catalogue-2026-06.json'))
