import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { partFolders } from './product-folders'

const repository = path.resolve(__dirname, '../..')

/** Products of a micro-frontend that has several: folders of `src` with rules of their own. */
const productsOf = (workspace: string) =>
  partFolders(path.join(repository, workspace), 'rules')
    .map((folder) => path.dirname(folder))
    .filter((folder) => path.basename(folder) !== 'src')

const products = readdirSync(repository)
  .filter((name) => name.startsWith('mf-'))
  .flatMap((name) => productsOf(name))

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))

/** Where a file's relative imports lead, dynamic ones and style sheets too. */
const importsOf = (file: string, text: string) =>
  [...text.matchAll(/(?:from|import|require|mock)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g)].map(
    ([, to = '']) => path.resolve(path.dirname(file), to),
  )

const isIn = (folder: string, file: string) => file.startsWith(folder + path.sep)

it('knows the products of a micro-frontend that has several', () => {
  expect(products.map((folder) => path.relative(repository, folder))).toEqual(
    expect.arrayContaining(
      ['credit-card', 'home-loan', 'personal-loan', 'term-deposit'].map((name) => `mf-credit/src/${name}`),
    ),
  )
})

it('reads every way to import', () => {
  const text = `import a from './a'\nexport * from '../b'\nconst c = import(/* webpackChunkName: "c" */ './c')\nimport './d.css'`
  expect(importsOf('/x/y/z.ts', text)).toEqual(['/x/y/a', '/x/b', '/x/y/c', '/x/y/d.css'])
})

it.each(products.map((folder) => [path.relative(repository, folder), folder]))(
  '%s imports no other product: what two of them want is in shared-lib',
  (_, folder) => {
    const others = products.filter((other) => other !== folder)
    const strays = filesOf(folder).flatMap((file) =>
      importsOf(file, readFileSync(file, 'utf8'))
        .filter((to) => others.some((other) => isIn(other, to)))
        .map((to) => `${path.relative(folder, file)} -> ${path.relative(repository, to)}`),
    )
    expect(strays).toEqual([])
  },
)
