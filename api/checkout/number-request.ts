import type { Knex } from 'knex'

/**
 * Returns the number of our next request to the provider. If two responses are about the same money, the
 * response with the higher request number counts. The order of arrival makes no difference.
 */
export async function numberRequest(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { question: number }[] }>(
    `select nextval('payment_questions') as question`,
  )
  return rows[0]?.question ?? 0
}
