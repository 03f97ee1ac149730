/**
 * Imported first, the catalogue of June 2026 stands for today's: what a test reckons by hand must not move when prices
 * are renewed. What holds for any catalogue is asked of the one that is ranked (`offers/catalogue.test`).
 */
jest.mock('../offers/catalogue.json', () => jest.requireActual('./catalogue-2026-06.json'))
