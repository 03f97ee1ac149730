import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '../../../content/stories')
const files = readdirSync(folder, { recursive: true }).map(String)
const read = (slug: string) => JSON.parse(readFileSync(join(folder, `${slug}.json`), 'utf8'))

/** Every object below a value. */
const objectsIn = (value: unknown): readonly Record<string, unknown>[] =>
  typeof value === 'object' && value !== null
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
    : []

it('G: the seeded company has the phone and the register that its owner gave, and nothing else', () => {
  const { content } = read('config/empresa')
  expect(content).toMatchObject({
    phone: '+351211165765',
    phoneText: '211 165 765',
    phoneHours: 'Segunda a sexta, das 10h às 19h',
    phoneCost: 'chamada para a rede fixa nacional',
    creditRegister: '0000375',
  })
  for (const unknown of ['nipc', 'address', 'insuranceRegister']) expect(content[unknown] ?? '').toBe('')
})

it('G: the window to save begins with the four tiles of the specification, in its order', () => {
  const tiles = objectsIn(read('config/default-layout')).filter(({ component }) => component === 'save-tile')
  expect(tiles.slice(0, 4).map(({ label, link }) => [label, (link as { url: string }).url])).toEqual([
    ['Crédito Habitação', '/credito-habitacao/simular'],
    ['Crédito Pessoal', '/credito-pessoal/simular'],
    ['Energia', '/energia/simular'],
    ['Telecomunicações', '/tv-net-voz/simular'],
  ])
  expect(tiles).toHaveLength(7)
})

it('G: every seeded post of the blog has an author of the space', () => {
  const named = (folderName: RegExp) =>
    files.filter((file) => folderName.test(file)).map((file) => read(file.slice(0, -5)))
  const posts = named(/^blog\/[^/]+\.json$/).filter(({ content }) => content.component === 'article')
  const authors = named(/^blog\/autores\/.*\.json$/).map(({ uuid }) => uuid)
  expect(posts.length).toBeGreaterThan(0)
  expect(posts.filter(({ content }) => !authors.includes(content.author))).toEqual([])
})

it('G: no seeded story claims what is still to be defined', () => {
  const isOpen = (file: string) => /por definir/i.test(readFileSync(join(folder, file), 'utf8'))
  expect(files.filter((file) => file.endsWith('.json') && isOpen(file))).toEqual([])
})
