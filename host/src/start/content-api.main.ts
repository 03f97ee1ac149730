import path from 'node:path'
import { createContentApi } from '../content-api/content-api'
import { stopOnce } from '../server/stop-once'

// The local content API as a process of its own; its parent is told the address.
const folder = path.resolve(import.meta.dirname, '../../content')
const api = await createContentApi({
  folder: process.env.CONTENT_FOLDER ?? folder,
  port: Number(process.env.CONTENT_API_PORT ?? 0),
  testControls: process.env.CONTENT_TEST_CONTROLS === '1',
})
process.send?.({ url: api.url })
stopOnce(() => api.close())
