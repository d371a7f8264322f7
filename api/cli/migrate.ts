import { atMigrated } from './at-server.ts'

export function migrateTables(): Promise<string> {
  return atMigrated(
    async ({ database }) => `The tables are at ${await database.migrate.currentVersion()}.`,
  )
}
