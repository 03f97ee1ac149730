import { inputsOf } from './targets'
import { root } from './webpack/base'

const inputs = inputsOf('host').map((file) => file.slice(root.length + 1))

it.each([
  'host/src/shell/shell.ts',
  'host/src/consent/chosen-in.ts',
  'host/src/editorial/styles/room.css',
  'host/src/cms/lint/lint-panel.css',
  'host/src/content-api/editor/browser/editor.css',
  'shared-lib/src/styles/tokens.css',
])('builds the shell anew when %s changes', (file) => expect(inputs).toContain(file))

it('leaves the shell as it is when only the server changes', () => {
  expect(inputs).not.toContain('host/src/server/site.ts')
  expect(inputs).not.toContain('host/src/leads/leads.store.ts')
})
