import { readdirSync, readFileSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { temporary } from '../../../server/testing/temporary'
import { confirmationMail } from './confirmation-mail'
import { mailSender } from './send-mail'

const due = {
  id: '11111111-2222-4333-8444-555555555555',
  attempt: 1,
  email: 'ines@example.pt',
  confirmToken: 'c'.repeat(43),
  leaveToken: 'l'.repeat(43),
}
const site = { siteName: 'Quero Poupar', origin: 'https://q.example', confirmHours: 48 }
const mail = confirmationMail(due, site)
const from = 'Quero Poupar <newsletter@q.example>'

it('asks in words and in HTML, with a link to confirm and one to leave, and names no person', () => {
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(`https://q.example/newsletter/confirmar/${due.confirmToken}`)
    expect(body).toContain(`https://q.example/newsletter/sair/${due.leaveToken}`)
    expect(body).toContain('2 dias')
    expect(body).not.toContain('ines')
  }
})

it('writes mails as files of their owner while no mail server is configured', async () => {
  const outboxFolder = path.join(temporary('outbox'), 'outbox')
  await mailSender({ smtpUrl: undefined, from, outboxFolder })(mail)
  const names = readdirSync(outboxFolder)
  expect(names).toEqual([expect.stringMatching(/\.json$/)])
  const [name = ''] = names
  const file = path.join(outboxFolder, name)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ from, to: due.email, subject: mail.subject })
})

/** The least of an SMTP server: takes one mail and remembers its lines. */
async function smtpServer(answerToRecipient = '250 ok') {
  const lines: string[] = []
  let data = false
  const server = createServer((socket) => {
    socket.write('220 q.example\r\n')
    let rest = ''
    socket.on('data', (chunk) => {
      const parts = (rest + chunk).split('\r\n')
      rest = parts.pop() ?? ''
      for (const line of parts) {
        lines.push(line)
        if (data && line !== '.') continue
        if (line === 'DATA') socket.write('354 go on\r\n')
        else if (line.startsWith('RCPT')) socket.write(`${answerToRecipient}\r\n`)
        else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
        data = line === 'DATA'
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((resolve) => server.close(resolve))
  return { lines, url: `smtp://127.0.0.1:${port}`, close }
}

it('sends over SMTP with the headers that mail programs look for, the same id each time', async () => {
  const server = await smtpServer()
  const send = mailSender({ smtpUrl: server.url, from, outboxFolder: '' })
  await send(mail)
  await send(mail)
  await server.close()
  const text = server.lines.join('\n')
  expect(text).toContain('RCPT TO:<ines@example.pt>')
  expect(text.match(/^Message-ID: <11111111-2222-4333-8444-555555555555@q\.example>$/gm)).toHaveLength(2)
  expect(text).toMatch(/^List-Unsubscribe: *\n? ?<https:\/\/q\.example\/newsletter\/sair\/l{43}>$/m)
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(text).toMatch(/multipart\/alternative/)
})

it('rejects with a code when the server refuses the address', async () => {
  const server = await smtpServer('550 unknown')
  const send = mailSender({ smtpUrl: server.url, from, outboxFolder: '' })
  await expect(send(mail)).rejects.toMatchObject({ responseCode: 550 })
  await server.close()
})
