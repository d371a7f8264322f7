import type { Worker } from 'node:cluster'
import { write, type ToPrimary, type ToProcess } from './messages.ts'

const ANSWER_MS = 1_000

type Question = Extract<ToPrimary, { type: 'question' }>
type Answer = Extract<ToPrimary, { type: 'answer' }>

interface Relay {
  /**
   * Sends a question to all processes. Then sends the answers that have arrived in time to the asking
   * process.
   */
  ask(asker: Worker, question: Question, all: ReadonlySet<Worker>): void
  answer(worker: Worker, answer: Answer): void
  /** Stops waiting for the answers of a process that has ended. */
  leave(worker: Worker): void
}

interface Asked {
  missing: Set<Worker>
  values: unknown[]
  conclude: () => void
}

/** Opens the relay in the primary process. It passes questions and answers between the processes. */
export function openRelay(): Relay {
  const asked = new Map<string, Asked>()

  function drop(worker: Worker, { missing, conclude }: Asked) {
    if (missing.delete(worker) && missing.size === 0) conclude()
  }

  return {
    ask(asker, question, all) {
      const { id } = question
      const values: unknown[] = []
      const missing = new Set(all)
      const conclude = () => {
        clearTimeout(timer)
        asked.delete(id)
        send(asker, { type: 'answers', id, values, isWhole: missing.size === 0 })
      }
      const timer = setTimeout(conclude, ANSWER_MS)
      asked.set(id, { missing, values, conclude })
      for (const worker of all) send(worker, question)
    },
    answer(worker, { id, value }) {
      const question = asked.get(id)
      if (!question?.missing.has(worker)) return
      question.values.push(value)
      drop(worker, question)
    },
    leave(worker) {
      for (const question of [...asked.values()]) drop(worker, question)
    },
  }
}

/** Sends nothing to a process that has just ended. */
export function send(worker: Worker, message: ToProcess): void {
  if (worker.isConnected()) worker.send(write(message))
}
