import type { Knex } from 'knex'

/**
 * Returns the number of our next request to the provider. When two responses are about the same money, the
 * response to the later request is used. The order of their arrival has no effect.
 */
export async function numberQuestion(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { question: number }[] }>(
    `select nextval('payment_questions') as question`,
  )
  return rows[0]?.question ?? 0
}
