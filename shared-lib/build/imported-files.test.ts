import { editorPart, inputsOf } from './targets'
import { root } from './webpack/base'

const inputsIn = (name: string) => inputsOf(name).map((file) => file.slice(root.length + 1))
const inputs = inputsIn('host')

it.each([
  'host/src/shell/shell.ts',
  'host/src/consent/chosen-in.ts',
  'host/src/editorial/styles/room.css',
  'host/src/lint/lint-panel.css',
  'shared-lib/src/styles/tokens.css',
])('builds the shell anew when %s changes', (file) => expect(inputs).toContain(file))

it('leaves the shell as it is when only the server changes', () => {
  expect(inputs).not.toContain('host/src/server/site.ts')
  expect(inputs).not.toContain('host/src/leads/leads.store.ts')
})

it('builds the local editor anew when its page changes, and nothing of it into the shell', () => {
  expect(inputsIn(editorPart)).toContain('host/tools/content-api/editor/browser/editor.css')
  expect(inputs.filter((file) => file.startsWith('host/tools/'))).toEqual([])
})
