import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { read, ToProcess, type ToPrimary, write } from './messages.ts'

/** All processes that share one port, including this process. */
export interface Siblings {
  /**
   * Registers `own` as the answer of this process about the topic. Returns a function that asks all
   * processes, including this one. The result leaves out a process that does not answer within a second, and
   * is then not whole.
   */
  share<Answer>(
    topic: string,
    answer: z.ZodType<Answer>,
    own: () => Answer | Promise<Answer>,
  ): () => Promise<Answers<Answer>>
}

interface Answers<Answer> {
  values: Answer[]
  isWhole: boolean
}

/** The siblings of a process that does not share its port. It asks only itself. */
export const ALONE: Siblings = {
  share: (_topic, _answer, own) => async () => ({ values: [await own()], isWhole: true }),
}

export function openSiblings(): Siblings {
  return cluster.isWorker ? openChannel() : ALONE
}

function openChannel(): Siblings {
  const owns = new Map<string, () => unknown>()
  const waiting = new Map<string, (answers: Answers<unknown>) => void>()

  async function answer({ id, topic }: { id: string; topic: string }) {
    const own = owns.get(topic)
    if (own) sendToPrimary({ type: 'answer', id, value: await own() })
  }

  followMessages((said) => {
    // If our own answer fails, the asking process gets only the answers of the others.
    if (said.type === 'question') answer(said).catch(() => undefined)
    if (said.type === 'answers') {
      waiting.get(said.id)?.(said)
      waiting.delete(said.id)
    }
  })
  return {
    share: (topic, schema, own) => {
      owns.set(topic, own)
      return async () => {
        const { values, isWhole } = await new Promise<Answers<unknown>>((resolve) => {
          const id = randomUUID()
          waiting.set(id, resolve)
          sendToPrimary({ type: 'question', id, topic })
        })
        return { values: z.array(schema).parse(values), isWhole }
      }
    },
  }
}

export function sendToPrimary(message: ToPrimary): void {
  process.send?.(write(message))
}

export function followMessages(onMessage: (message: ToProcess) => void): void {
  process.on('message', (said: unknown) => {
    const message = read(ToProcess, said)
    if (message) onMessage(message)
  })
}
