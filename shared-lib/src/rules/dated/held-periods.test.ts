import { heldPeriods } from './held-periods'

it.each([
  { values: [], words: undefined },
  { values: [{ from: '2023-01-01' }], words: 'desde 2023' },
  { values: [{ from: '2018-07-01' }], words: 'desde julho de 2018' },
  { values: [{ from: '2018-07-19' }], words: 'desde 19 de julho de 2018' },
  { values: [{ from: '2024-01-01', to: '2024-12-31' }], words: 'em 2024' },
  {
    values: [
      { from: '2024-01-01', to: '2024-08-31' },
      { from: '2024-09-01', to: '2025-12-31' },
    ],
    words: 'de 2024 a 2025',
  },
  {
    values: [
      { from: '2016-04-01', to: '2022-12-31' },
      { from: '2025-01-01', to: '2025-06-30' },
      { from: '2025-07-01' },
    ],
    words: 'de abril de 2016 a dezembro de 2022 e desde 2025',
  },
  {
    values: [{ from: '2024-09-28', to: '2026-12-31' }],
    words: 'de 28 de setembro de 2024 a dezembro de 2026',
  },
  // A value without an end that another one replaces is one stretch.
  { values: [{ from: '2020-01-01' }, { from: '2022-01-01' }], words: 'desde 2020' },
])('$words', ({ values, words }) => expect(heldPeriods(values)).toBe(words))
