import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createStaticFiles } from './static-files'
import cases from './testing/static-files.json'
import { temporary } from './testing/temporary'

const root = temporary('static')
const folder = path.join(root, 'browser')
mkdirSync(path.join(folder, 'directory.js'), { recursive: true })
writeFileSync(path.join(folder, 'a.js'), 'a()')
writeFileSync(path.join(folder, 'b.mjs'), 'b()')
writeFileSync(path.join(folder, 'a.html'), '<script>')
writeFileSync(path.join(root, 'secret.js'), 'secret()')
symlinkSync(path.join(root, 'secret.js'), path.join(folder, 'link.js'))
symlinkSync(path.join(folder, 'loop.js'), path.join(folder, 'loop.js'))

const read = createStaticFiles()

it('reads a file, compressed once for everybody who asks at the same moment', async () => {
  const [one, other] = await Promise.all([read(folder, 'a.js'), read(folder, 'a.js')])
  expect(one?.identity.toString()).toBe('a()')
  expect(one?.br).toBeInstanceOf(Buffer)
  expect(other).toBe(one)
})

it('reads the modules of other build tools as scripts', async () =>
  expect(await read(folder, 'b.mjs')).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    br: expect.any(Buffer),
  }))

it.each(cases.nothing)('has nothing at %j', async (file) => expect(await read(folder, file)).toBeUndefined())
