import { connect, type Socket } from 'node:net'

export interface SameAnswers {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
}

const question = ({ pathname, host }: URL, headers: SameAnswers['headers'] = {}) => {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return [`GET ${pathname} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** Bytes of the answer that begins here: its head and the body that the head announces. Throws on anything but 200. */
function lengthOf(first: Buffer) {
  const end = first.indexOf('\r\n\r\n')
  const head = first.toString('latin1', 0, end)
  const body = /^content-length: (\d+)$/im.exec(head)?.[1]
  if (!/^HTTP\/1\.1 200 /.test(head) || !body) throw new Error(`no whole answer: ${head}`)
  return end + 4 + Number(body)
}

/** Asks again as soon as an answer is whole; resolves with their number when `isOver` returns true. */
function askAgain(socket: Socket, asked: string, isOver: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0
    let missing = 0
    socket.once('error', reject).once('close', () => reject(new Error('the server closed a connection')))
    socket.once('connect', () => socket.write(asked))
    socket.on('data', (bytes) => {
      try {
        missing = (missing || lengthOf(bytes)) - bytes.length
      } catch (problem) {
        return reject(problem)
      }
      if (missing < 0) return reject(new Error('an answer is longer than it says'))
      if (missing > 0) return
      answers++
      if (isOver()) resolve(answers)
      else socket.write(asked)
    })
  })
}

/**
 * Answers per second of an address. Reads the head of each answer and counts the bytes of its body, nothing more: a
 * client that parses costs more than a server that has the page ready, and would be what is measured.
 */
export async function sameAnswers({ url, headers, connections, seconds }: SameAnswers): Promise<number> {
  const at = new URL(url)
  const asked = question(at, headers)
  const sockets = Array.from({ length: connections }, () => connect(Number(at.port), at.hostname))
  const started = performance.now()
  const isOver = () => performance.now() - started > seconds * 1000
  try {
    const answers = await Promise.all(sockets.map((socket) => askAgain(socket, asked, isOver)))
    return answers.reduce((sum, one) => sum + one, 0) / ((performance.now() - started) / 1000)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}
