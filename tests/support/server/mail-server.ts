import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { closeAfter } from '../closing.ts'
import { parseMail, type Mail } from './mail.ts'

export interface MailServer {
  url: string
  mails: Mail[]
  /**
   * The error with which the server answers a mail. The server accepts the mail if this is
   * undefined.
   */
  refusal: string | undefined
  stop(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const state: MailServer = {
    url: '',
    mails: [],
    refusal: undefined,
    stop: () => Promise.resolve(),
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()))
      stream.on('end', () => {
        if (state.refusal !== undefined) {
          done(Object.assign(new Error(state.refusal), { responseCode: 451 }))
          return
        }
        state.mails.push(parseMail(source))
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening) =>
    server.listen(0, '127.0.0.1', () => {
      listening()
    }),
  )
  const { port } = server.server.address() as AddressInfo
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${String(port)}`,
    stop: closeAfter(
      () =>
        new Promise<void>((closed) => {
          server.close(() => {
            closed()
          })
        }),
    ),
  })
}
