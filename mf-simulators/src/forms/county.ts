import { listed } from '../form/fields'
import type { InputField } from '../form/input-field'
import { municipalities, municipalityNamed } from '../parameters/municipalities/municipality'

const options = municipalities.map(({ code, name }) => ({ value: code, label: name }))

interface Words {
  readonly label: string
  readonly hint?: string
  /** English; that a code or a name is taken is added. */
  readonly description: string
}

/** A municipality by its four-digit code; texts and bodies may name it too, accents and case aside. */
export function county({ description, ...words }: Words): InputField<string> {
  const parse = (text: string) => municipalityNamed(text)?.code
  return {
    ...listed({
      ...words,
      description: `${description} Four-digit code or name (\`1106\`, \`Lisboa\`); Lagoa and Calheta need their region, \`Lagoa (Açores)\`.`,
      options,
    }),
    parse,
    schema: { type: 'string', maxLength: 60 },
    fromJson: (json) => (typeof json === 'string' ? parse(json) : undefined),
    invalid: 'Escolhe um concelho da lista',
  }
}
