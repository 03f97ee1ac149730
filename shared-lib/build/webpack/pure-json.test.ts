import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { pureJson } from './pure-json'

/** What `values.js` of a pure function, over two members of a JSON file, puts into a bundle that uses the first. */
async function bundled(plugins: readonly (typeof pureJson)[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pure-json-'))
  const files = {
    'package.json': '{"sideEffects": false}',
    'data.json': '{"used": {"rate": "kept-word"}, "unused": {"rate": "dropped-word"}}',
    'read.js': '/* @__NO_SIDE_EFFECTS__ */\nexport function read(value) {\n  return value\n}\n',
    'values.js':
      "import { read } from './read'\nimport data from './data.json'\nexport const used = read(data.used)\nexport const unused = read(data.unused)\n",
    'index.js': "import { used } from './values'\nconsole.log(used)\n",
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  await new Promise<void>((done, failed) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './index.js',
        output: { path: folder, filename: 'out.cjs' },
        optimization: { minimize: false },
        plugins: [...plugins],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? failed(error ?? new Error(stats?.toString('errors-only'))) : done(),
    ),
  )
  return readFileSync(path.join(folder, 'out.cjs'), 'utf8')
}

it('leaves out members of a JSON file that only an unused value reads', async () => {
  const [plain, pure] = [await bundled([]), await bundled([pureJson])]
  expect([plain.includes('kept-word'), plain.includes('dropped-word')]).toEqual([true, true])
  expect([pure.includes('kept-word'), pure.includes('dropped-word')]).toEqual([true, false])
}, 60_000)
