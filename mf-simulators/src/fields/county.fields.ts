import type { Words } from 'shared-lib/kit/form/fields'
import type { InputField } from 'shared-lib/kit/form/input-field'
import { requiredMessage } from 'shared-lib/rules/validation/common-messages'
import { codeOfCounty, countyList } from './county-list'

/** A municipality by its four-digit code; texts and bodies may name it too, accents and case aside. */
export const county = ({ description, ...words }: Words): InputField<string> => ({
  ...words,
  description: `${description} Four-digit code or name (\`1106\`, \`Lisboa\`); Lagoa and Calheta need their region, \`Lagoa (Açores)\`.`,
  control: 'list',
  list: countyList,
  parse: codeOfCounty,
  text: String,
  missing: requiredMessage,
  invalid: 'Escolhe um concelho da lista',
})
