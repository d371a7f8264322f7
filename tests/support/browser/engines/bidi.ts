import { once } from 'node:events'
import { WebSocket } from 'ws'

/**
 * A connection by the protocol WebDriver BiDi. The protocol has commands with answers, and events.
 */
export interface Session {
  send<Result>(method: string, params?: object): Promise<Result>
  on(event: string, hear: (params: unknown) => void): void
  close(): void
}

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  message?: string
  method?: string
  params?: unknown
}

export async function connect(address: string): Promise<Session> {
  const socket = new WebSocket(address, { maxPayload: 0 })
  await once(socket, 'open')
  const waiting = new Map<
    number,
    { done: (result: unknown) => void; fail: (error: Error) => void }
  >()
  const hearers = new Map<string, (params: unknown) => void>()
  let last = 0

  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message
    if (message.type === 'event') {
      hearers.get(message.method ?? '')?.(message.params)
      return
    }
    const { done, fail } = waiting.get(message.id ?? 0) ?? {}
    waiting.delete(message.id ?? 0)
    if (message.type === 'success') done?.(message.result)
    else fail?.(new Error(message.message))
  })
  socket.on('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('The browser ended'))
  })

  return {
    send: <Result>(method: string, params: object = {}) => {
      last += 1
      socket.send(JSON.stringify({ id: last, method, params }))
      const id = last
      return new Promise<Result>((done, fail) => {
        waiting.set(id, { done: done as (result: unknown) => void, fail })
      })
    },
    on: (event, hear) => {
      hearers.set(event, hear)
    },
    close: () => {
      socket.close()
    },
  }
}
