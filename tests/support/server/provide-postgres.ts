import type { TestProject } from 'vitest/node'
import { connectPostgres } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { createDatabase, dropDatabase } from './database.ts'
import { startPostgres } from './postgres.ts'

/**
 * Provides a PostgreSQL server with one migrated database to copy. `DATABASE_URL` can name the
 * server. Without it, this starts a temporary server. The first project that needs the server
 * starts it, and stops it after all other projects. A project with a day of its own also has a
 * server of its own, which runs on that day.
 */
export default async function providePostgres(project?: TestProject) {
  const own = project?.config.env.DATEFUDGE === undefined ? undefined : project.config.env
  const env = own ?? process.env
  if (env.TEST_POSTGRES_URL) return undefined
  const given = own ? undefined : process.env.DATABASE_URL
  const throwaway = given ? undefined : await startPostgres(own && { env: own })
  const server = given ?? throwaway?.url ?? ''
  const template = await createDatabase(server)
  const { database, close } = connectPostgres(template)
  await migrate(database)
  await close()
  env.TEST_POSTGRES_URL = server
  env.TEST_POSTGRES_TEMPLATE = new URL(template).pathname.slice(1)

  return async () => {
    await (throwaway ? throwaway.stop() : dropDatabase(template))
  }
}
