import type { Knex } from 'knex'

/**
 * Numbers each question to the provider before it is sent. Of two answers about the same money, the answer
 * to the later question counts, in whatever order they arrive.
 */
export async function numberQuestion(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { question: number }[] }>(
    `select nextval('payment_questions') as question`,
  )
  return rows[0]?.question ?? 0
}
