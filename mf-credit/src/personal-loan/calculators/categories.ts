import { withDefault } from 'shared-lib/kit/form/fields'
import { oneOf } from 'shared-lib/kit/form/program-fields'

/** Kinds of credit that have a ceiling and are repaid in instalments. */
export const category = withDefault(
  oneOf(
    'Kind of credit whose ceiling counts: `education` is education, health, renewable energy and leasing of equipment; `carNew` and `carUsed` with reservation of title. `personal`, all other purposes, by default.',
    ['personal', 'education', 'carNew', 'carUsed', 'leasingNew', 'leasingUsed'],
  ),
  'personal',
)
