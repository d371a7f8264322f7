import { connectPostgres } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { createDatabase, dropDatabase } from './database.ts'
import { startPostgres } from './postgres.ts'

/**
 * Provides a PostgreSQL server with one migrated database to copy. `DATABASE_URL` can name the
 * server. Without it, this starts a temporary server. The first project that needs the server
 * starts it, and stops it after all other projects.
 */
export default async function providePostgres() {
  if (process.env.TEST_POSTGRES_URL) return undefined
  const given = process.env.DATABASE_URL
  const throwaway = given ? undefined : await startPostgres()
  const server = given ?? throwaway?.url ?? ''
  const template = await createDatabase(server)
  const { database, close } = connectPostgres(template)
  await migrate(database)
  await close()
  process.env.TEST_POSTGRES_URL = server
  process.env.TEST_POSTGRES_TEMPLATE = new URL(template).pathname.slice(1)

  return async () => {
    await (throwaway ? throwaway.stop() : dropDatabase(template))
  }
}
