import type { ExamState } from '#contracts/learning/exam.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import { answerRightly, examOf, passedOf } from '#tests/support/server/exams.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

export const NAME = { holderName: 'Amara Okafor' }

export const certificateOf = (body: unknown) => passedOf(examOf(body)).certificate

/** Returns the calls for exams. They are sent by this reader's browser. */
export function openExams(app: TestApp, reader: () => HttpClient) {
  const begin = (choice: object = { readerClass: 'F-1', pace: 'standard' }) =>
    reader().post('/api/exam', choice)
  const read = async () => (await reader().get('/api/exam')).body as ExamState
  const submit = (examId: string, answers: unknown) =>
    reader().post(`/api/exam/${examId}/answers`, { answers })
  const certify = (examId: string, name: object = NAME) =>
    reader().post(`/api/exam/${examId}/certificate`, name)

  /** Takes an exam. Each exam lasts a minute, so no two exams begin at the same time. */
  async function sit(right: number, choice?: object) {
    const exam = examOf((await begin(choice)).body)
    app.clock.advance(60_000)
    return examOf((await submit(exam.examId, answerRightly(exam, right))).body)
  }

  async function passAndCertify(): Promise<string> {
    const { examId } = await sit(17)
    const { body } = await certify(examId)
    return certificateOf(body)?.credentialId ?? ''
  }

  return { begin, read, submit, certify, sit, passAndCertify }
}
