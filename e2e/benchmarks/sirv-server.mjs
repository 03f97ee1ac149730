// Loaded into the host's own process by the benchmark: sirv with its defaults, so that both share one event loop.
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import sirv from 'sirv'

const { BESIDE_FOLDER, BESIDE_PORT } = process.env
if (isMainThread && BESIDE_FOLDER && BESIDE_PORT) {
  const files = sirv(BESIDE_FOLDER)
  createServer((request, response) => {
    if (request.url === '/cpu') response.end(JSON.stringify(process.cpuUsage()))
    else files(request, response)
  }).listen(Number(BESIDE_PORT), '127.0.0.1')
}
