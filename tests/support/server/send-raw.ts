import { connect } from 'node:net'

/** Sends these bytes. Returns all bytes that the server sends before it closes the connection. */
export function sendRaw(url: string, head: string, body = Buffer.alloc(0)): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(head)
      socket.write(body)
    })
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      resolve(answer)
    })
  })
}
