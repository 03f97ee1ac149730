import { parseSync, printSync } from '@swc/core'

/** What a contract tells editors and docs; no visitor's browser reads it. */
const editorTexts = ['description', 'help', 'examples']

/** An attribute may bear the same name: its value is an object, a text's never. */
const isEditorText = ({ type, key, value }) =>
  type === 'KeyValueProperty' && editorTexts.includes(key.value) && value.type !== 'ObjectExpression'

function leaveOut(node) {
  if (typeof node !== 'object' || node === null) return
  if (node.type === 'ObjectExpression') node.properties = node.properties.filter((one) => !isEditorText(one))
  for (const child of Object.values(node)) leaveOut(child)
}

/** Webpack loader for `*.contract.ts` in the browser: the contract without its texts for editors. */
export default function contractLoader(source) {
  const program = parseSync(source, { syntax: 'typescript', target: 'es2022' })
  leaveOut(program)
  return printSync(program).code
}
