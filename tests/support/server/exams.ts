import { randomUUID } from 'node:crypto'
import { buildContent } from '#api/learning/content/learning-content.ts'
import type { Exam, ExamState, FailedExam, PassedExam } from '#contracts/learning/exam.ts'
import { moduleName } from '#contracts/learning/module-progress.ts'
import { type ProgressEvent, SYNC_EVENTS_MAX } from '#contracts/sync.ts'
import type { HttpClient } from './http-client.ts'

const KEYS = new Map(buildContent.exam.map(({ id, correctAnswer }) => [id, correctAnswer]))

/** Returns the events that a device sends when all modules of the guide are completed. */
export function allModulesDone(at = new Date().toISOString()): ProgressEvent[] {
  return buildContent.premium.paths.flatMap(({ id: path, modules }) =>
    modules.flatMap((module): ProgressEvent[] => {
      const name = { id: randomUUID(), at }
      if (module.type !== 'checklist') {
        return [{ ...name, kind: 'module_completed', payload: { path, module: module.id } }]
      }
      return module.content.map(({ id: item }) => ({
        id: randomUUID(),
        at,
        kind: 'checklist_item_set',
        payload: { checklist: moduleName(path, module.id), item, isDone: true },
      }))
    }),
  )
}

export async function reportProgress(browser: HttpClient, events: ProgressEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += SYNC_EVENTS_MAX) {
    const reply = await browser.post('/api/sync', {
      events: events.slice(from, from + SYNC_EVENTS_MAX),
    })
    if (reply.status !== 200) throw new Error(`not taken: ${JSON.stringify(reply.body)}`)
  }
}

/**
 * Returns right answers to the first `count` questions. Returns wrong answers to the other
 * questions.
 */
export function answerRightly({ questions }: Pick<Exam, 'questions'>, count: number): number[] {
  return questions.map(({ id }, at) => {
    const key = KEYS.get(id)
    if (key === undefined) throw new Error(`no question ${String(id)}`)
    return at < count ? key : (key + 1) % 4
  })
}

export function examOf(body: unknown): Exam {
  const { exam } = body as ExamState
  if (!exam) throw new Error('no exam')
  return exam
}

export function countRight({ questions }: Pick<Exam, 'questions'>, answers: unknown[]): number {
  return questions.filter(({ id }, at) => answers[at] === KEYS.get(id)).length
}

export function passedOf({ result }: Exam): PassedExam {
  if (!result?.isPassed) throw new Error('not passed')
  return result
}

export function failedOf({ result }: Exam): FailedExam {
  if (!result || result.isPassed) throw new Error('not failed')
  return result
}
