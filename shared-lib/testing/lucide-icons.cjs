// The icon library in tests: each icon as a screen asks for it. The package's own index creates all two thousand of
// them, in every suite anew, which took longer than most suites; a build leaves them out just the same.
const { readFileSync } = require('node:fs')
const path = require('node:path')

const folder = path.join(path.dirname(require.resolve('lucide-react/package.json')), 'dist/esm')
const index = readFileSync(path.join(folder, 'lucide-react.mjs'), 'utf8')

function exported(name) {
  const [, file] = new RegExp(`\\bdefault as ${name}\\b[^}]*\\} from '(.+?)'`).exec(index) ?? []
  if (!file) throw new Error(`lucide-react has no ${name}`)
  return require(path.join(folder, file)).default
}

module.exports = new Proxy(
  { __esModule: true },
  {
    get(known, name) {
      if (typeof name === 'string') known[name] ??= exported(name)
      return known[name]
    },
  },
)
