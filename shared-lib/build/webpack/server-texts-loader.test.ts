import { execFileSync } from 'node:child_process'
import path from 'node:path'

const loader = path.join(__dirname, 'server-texts-loader.mjs')

/** In a Node of its own: the loader is an ES module and jest runs CommonJS. */
const withoutTexts = (source: string) =>
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import load from ${JSON.stringify(loader)}; process.stdout.write(load(${JSON.stringify(source)}))`,
  ]).toString()

it('leaves editors’ texts out of a contract and keeps what the browser reads, attributes of those names too', () => {
  const left = withoutTexts(`
    import { defineWidget } from 'x'
    export const contract = defineWidget({
      tag: 'qp-x',
      title: 'para editores',
      wake: 'visible',
      description: 'para editores',
      attributes: {
        help: { type: 'text', default: 'sim', help: 'para editores' },
        description: { type: 'flag', displayName: 'para editores', help: \`para editores\` },
        supplier: { type: 'text', listed: named('para editores'), takesNames: true, help: 'para editores' },
        energy: { type: 'choice', options: ['gas'], optionNames: { gas: 'para editores' } },
      },
      examples: [{ title: 'para editores', attributes: {} }],
      events: eventsOf('para editores'),
      minHeight: { small: 1, wide: 'para editores' },
      placeholder: { text: 'para editores', href: '/x' },
    } as const)`)
  expect(left).not.toContain('para editores')
  expect(left).toMatch(/help:\s*{\s*type: 'text',\s*default: 'sim'\s*}/)
  expect(left).toMatch(/description:\s*{\s*type: 'flag'\s*}/)
  expect(left).not.toContain('wake')
  expect(left).toContain("tag: 'qp-x'")
})

it('leaves texts for programs out of a form, also those that are put together', () => {
  const left = withoutTexts(`
    export const form = { vpt: euros({ label: 'Valor', description: 'For programs.', samples: ['1'], min: 0 }) }
    export const year = { ...field, schema: { enum: [1, 2] } }
    export const plate = text({ placeholder: '00-AA-00' })
    export const part = { title: 'Sobre ti', names: ['vpt'] }
    export const county = ({ description, ...words }: Words) =>
      listed({ ...words, description: \`\${description} For programs.\` })`)
  expect(left).not.toContain('For programs')
  expect(left).toMatch(/label: 'Valor',\s*min: 0/)
  expect(left).not.toContain('enum')
  expect(left).not.toContain('samples')
  expect(left).toContain("placeholder: '00-AA-00'")
  expect(left).toContain("title: 'Sobre ti'")
})
