interface Dated<Value> {
  readonly from: string
  readonly to?: string
  readonly value: Value
}

/** Parameter of an invented figure, reviewed for centuries: the day of a test must not matter. */
export const invented = <Value, More extends object = object>(
  id: string,
  values: readonly Dated<Value>[],
  more?: More,
) => ({
  id,
  unit: 'any',
  reviewed: '2026-11-21',
  reviewBy: '2999-01-31',
  values: values.map((value) => ({ ...value, source: 'Diário' })),
  ...(more as More),
})
