import { createServer } from 'node:net'
import { isFree, servicePort } from './free-port'

/** Takes a port for as long as a test needs it. */
async function taken<Answer>(port: number, test: (port: number) => Promise<Answer>): Promise<Answer> {
  const server = createServer()
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
  try {
    return await test((server.address() as { port: number }).port)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

test('a port that is used is not free', async () => {
  await taken(0, async (port) => expect(await isFree(port, '127.0.0.1')).toBe(false))
})

test('what runs next to the site keeps its port from start to start, unless something else uses it', async () => {
  const port = await taken(0, async (free) => free)
  expect(await servicePort(port - 1000)).toBe(port)
  await taken(port, async () => expect(await servicePort(port - 1000)).toBe(0))
})

test.each([0, 64_600])('there is no usual port next to %p', async (port) => {
  expect(await servicePort(port)).toBe(0)
})
