import type { Knex } from 'knex'
import { raw, type Transaction } from 'objection'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import {
  EXAM_OPEN_DAYS,
  type ExamClass,
  type ExamPace,
  EXAMS_PER_DAY,
} from '#contracts/learning/exam.ts'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { DAY_MS } from '#contracts/time.ts'

interface NewExam {
  id: string
  userId: string
  readerClass: ExamClass
  pace: ExamPace
  startedAt: Date
  endsAt: Date | null
  edition: string
  oldestFact: string
  questions: PracticeQuestion[]
}

export interface Marks {
  answers: (number | null)[]
  correct: number | null
  passed: boolean
  submittedAt: Date
}

/**
 * One exam of a user. The row has the full text of the questions, because a later content pack must not
 * change them.
 */
export class ExamRow extends rowOf({
  table: 'exams',
  kept: 'an open exam 30 days after its start; a submitted exam with the account',
  why: 'the certificate depends on the exam; the next exam prefers other questions',
  sweeps: [{ since: 'started_at', days: EXAM_OPEN_DAYS, where: 'submitted_at is null' }],
  lists: { exams: { of: 'user_id', key: 'id' } },
  columns: {
    id: exported<string>('examId', 'row'),
    userId: owner<string>('row'),
    readerClass: exported<ExamClass>('readerClass', 'row'),
    pace: exported<ExamPace>('pace', 'row'),
    startedAt: exported<Date>('startedAt', 'row'),
    endsAt: exported<Date | null>('endsAt', 'row'),
    /**
     * The edition of the content from which the exam was drawn. `oldestFact` is the day of the oldest
     * evidence for a fact in the questions.
     */
    edition: exported<string>('edition', 'row'),
    oldestFact: exported<string>('oldestFact', 'row'),
    questions: unexported<PracticeQuestion[]>(
      'the questions and right answers, which the screen of a passed exam shows with the reasons',
      'row',
    ),
    answers: exported<(number | null)[] | null>('answers', 'row'),
    /**
     * The number of right answers. Null before the submission. Also null after a failed exam with fewer than
     * `EXAM_TOLD_FROM` right answers, because the person's export contains this column.
     */
    correct: exported<number | null>('correct', 'row'),
    passed: exported<boolean | null>('isPassed', 'row'),
    submittedAt: exported<Date | null>('submittedAt', 'row'),
    /** The id of the latest certificate for this exam. */
    credentialId: exported<string | null>('credentialId', 'row'),
  },
}) {
  static override jsonAttributes = ['questions', 'answers']

  static add(trx: Transaction, exam: NewExam) {
    return this.query(trx).insert(exam).returning('*')
  }

  static ofUser(connection: Knex, userId: string, id: string) {
    return this.query(connection).findOne({ id, userId })
  }

  /** Finds the user's latest exam. Ignores an unsubmitted exam that began more than `EXAM_OPEN_DAYS` ago. */
  static latest(connection: Knex, userId: string, now: Date) {
    const since = new Date(now.getTime() - EXAM_OPEN_DAYS * DAY_MS)
    return this.query(connection)
      .where({ userId })
      .where((counts) => counts.whereNotNull('submittedAt').orWhere('startedAt', '>', since))
      .orderBy('startedAt', 'desc')
      .first()
  }

  /**
   * Returns the time at which the user can begin another exam. Returns null if fewer than `EXAMS_PER_DAY`
   * exams began in the last 24 hours.
   */
  static async nextAt(connection: Knex, userId: string, now: Date): Promise<Date | null> {
    const since = new Date(now.getTime() - DAY_MS)
    const first = await this.query(connection)
      .select('startedAt')
      .where({ userId })
      .where('startedAt', '>', since)
      .orderBy('startedAt', 'desc')
      .offset(EXAMS_PER_DAY - 1)
      .first()
    return first ? new Date(first.startedAt.getTime() + DAY_MS) : null
  }

  /** Returns the ids of the questions in the user's submitted exams, beginning with the oldest exam. */
  static async askedOf(connection: Knex, userId: string): Promise<number[]> {
    const rows = await this.query(connection)
      .select(raw(`jsonb_path_query_array(questions, '$[*].id') as ids`))
      .where({ userId })
      .whereNotNull('submittedAt')
      .orderBy('startedAt')
      .castTo<{ ids: number[] }[]>()
    return rows.flatMap(({ ids }) => ids)
  }

  static mark(trx: Transaction, id: string, marks: Marks) {
    return this.query(trx).patch(marks).where({ id, submittedAt: null }).returning('*').first()
  }

  static certify(trx: Transaction, id: string, credentialId: string) {
    return this.query(trx).patch({ credentialId }).where({ id }).returning('*').first()
  }

  /** Deletes the user's exam that is not submitted. A new exam can then begin. */
  static async dropOpen(trx: Transaction, userId: string): Promise<void> {
    await this.query(trx).delete().where({ userId, submittedAt: null })
  }

  static async deleteOf(trx: Knex, userIds: string[]): Promise<void> {
    await this.query(trx).delete().whereIn('userId', userIds)
  }
}
