import { parseSync, printSync } from '@swc/core'

/** Texts of a contract for editors, and of a form for the document of the API; no visitor's browser reads them. */
const serverTexts = ['description', 'help', 'displayName', 'examples']

/** Members of a form for the API and for tests, and of a contract for its events, its sleeping slot and the words of its options and lists. */
const serverObjects = ['schema', 'samples', 'events', 'minHeight', 'optionNames', 'listed', 'takesNames']

/** Members of a contract for its page and its catalogue, and the server alone. */
const slotTexts = ['title', 'wake', 'inStories', 'asTag']

/** An attribute may bear the same name: its value is an object, a text's never. */
const isServerText = ({ type, key, value }) =>
  type === 'KeyValueProperty' &&
  (serverObjects.includes(key.value) ||
    // Of a contract, the placeholder of a slot; of a field, the text of its empty box.
    (key.value === 'placeholder' && value.type === 'ObjectExpression') ||
    (serverTexts.includes(key.value) && value.type !== 'ObjectExpression'))

/** Objects that describe a tag; those of its attributes are left as they are. */
const isTag = ({ properties }) => properties.some(({ key }) => key?.value === 'tag')

function leaveOut(node) {
  if (typeof node !== 'object' || node === null) return
  if (node.type === 'ObjectExpression') {
    const left = isTag(node) ? slotTexts : []
    node.properties = node.properties.filter((one) => !isServerText(one) && !left.includes(one.key?.value))
  }
  for (const child of Object.values(node)) leaveOut(child)
}

/** Webpack loader of contracts and forms for the browser: the same without those texts. */
export default function serverTextsLoader(source) {
  const program = parseSync(source, { syntax: 'typescript', target: 'es2022' })
  leaveOut(program)
  return printSync(program).code
}
