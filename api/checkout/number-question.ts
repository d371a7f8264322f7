import type { Knex } from 'knex'

/**
 * Numbers a question to the provider as it begins, so that of two answers about the same money the
 * one to the later question stands, in whatever order they arrive.
 */
export async function numberQuestion(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { question: number }[] }>(
    `select nextval('payment_questions') as question`,
  )
  return rows[0]?.question ?? 0
}
