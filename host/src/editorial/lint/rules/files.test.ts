import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporary } from '../../../server/testing/temporary'
import { ownFiles } from '../own-files'
import { contextOf, findingsOfRule, linkedText as marked, pageOf } from '../testing/lint-context'

const folder = temporary('files')
const assets = path.join(folder, 'assets')

beforeAll(() => {
  mkdirSync(path.join(assets, 'guias'), { recursive: true })
  for (const file of ['ficha.pdf', 'guias/casa à venda.jpg', '../segredo.pdf'])
    writeFileSync(path.join(assets, file), '')
})

const faults = findingsOfRule('file')
const found = (block: object, context = contextOf({ hasFile: ownFiles({ folder: assets }) })) =>
  faults(pageOf(block), context)

const button = (url: string, linktype = 'url') => ({
  component: 'call-out',
  title: 'Olá',
  action: 'Ver a ficha',
  link: { linktype, url },
})
const image = (filename: string) => ({ component: 'image', image: { filename, alt: 'Uma casa' } })
const video = (filename: string) => ({ component: 'video', title: 'V', sources: [{ filename }] })

describe('takes', () => {
  it.each([
    ['a file', button('/assets/ficha.pdf')],
    ['a page of a file', button('/assets/ficha.pdf?v=2#page=3')],
    ['a name with accents', image('/assets/guias/casa%20%C3%A0%20venda.jpg')],
    ['a name with its blanks', image('/assets/guias/casa à venda.jpg')],
    ['a file of a space', image('https://a.storyblok.com/f/1/2x2/ab/assets/nada.jpg')],
    ['the same without its scheme', image('//a.storyblok.com/f/1/2x2/ab/assets/nada.jpg')],
    ['a page', button('/energia')],
    ['a field left empty', image('')],
  ])('%s', (_, block) => expect(found(block)).toEqual([]))

  it('anything where the files are unknown', () =>
    expect(found(button('/assets/nada.pdf'), contextOf())).toEqual([]))
})

describe('reports', () => {
  it.each([
    ['a link', button('/assets/nada.pdf'), '/assets/nada.pdf'],
    ['a link to a file as editors choose one', button('/assets/nada.pdf', 'asset'), '/assets/nada.pdf'],
    ['a link in a text', marked('/assets/nada.pdf#x'), '/assets/nada.pdf'],
    ['pasted HTML', { component: 'rich-text', body: '<a href="/assets/nada.pdf">a</a>' }, '/assets/nada.pdf'],
    ['a picture', image('/assets/estilo/nao-existe.jpg'), '/assets/estilo/nao-existe.jpg'],
    ['another case', image('/assets/Ficha.pdf'), '/assets/Ficha.pdf'],
    ['a folder', button('/assets/guias'), '/assets/guias'],
    ['what no browser can decode', button('/assets/%E0%A4%A.pdf'), '/assets/%E0%A4%A.pdf'],
    ['the way out of the folder', button('/assets/../segredo.pdf'), '/assets/../segredo.pdf'],
    ['a video', video('/assets/a.mp4'), '/assets/a.mp4'],
  ])('%s', (_, block, file) =>
    expect(found(block).map(({ severity, what }) => [severity, what])).toEqual([
      ['error', `O ficheiro ${file} não existe.`],
    ]),
  )
})
