import type { Field } from './flow'

/** A whole postal code, `0000-000`. The hyphen may be left out or be a space. */
export const zipcode: Field<string> = {
  parse: (text) =>
    /^[1-9]\d{3}[-\s]?\d{3}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(-3)}` : undefined,
  missing: 'Insere o código postal da casa',
  invalid: 'Insere um código postal válido, no formato 0000-000',
  samples: ['1000-001', '4000-123'],
  // Energy asks only for the first four digits: they are a beginning.
  card: { entry: 'postalCode', fromCard: (code) => (code.length === 4 ? `${code}-` : code) },
}
