import type { TestProject } from 'vitest/node'
import { connectPostgres } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { createDatabase, dropDatabase } from './database.ts'
import { startPostgres } from './postgres.ts'

/**
 * Provides the server that `DATABASE_URL` names, or else a throwaway server, with one migrated
 * database to copy. The first project that needs the server starts it. The same project stops it,
 * after all others. A project that begins on another day has its own server, on that day.
 */
export default async function providePostgres(project?: TestProject) {
  const own = project?.config.env.FAKETIME === undefined ? undefined : project.config.env
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
