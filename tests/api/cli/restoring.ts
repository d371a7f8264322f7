import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Listener } from '#api/cli/check-all.ts'
import { type Restore, restoreBackup } from '#api/cli/restore.ts'
import { connectPostgres, openEmbedded } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { readEnv } from '#api/settings/env.ts'
import { closeAfter } from '#tests/support/closing.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import {
  copyPostgres,
  createDatabase,
  dropDatabase,
  type TestDatabase,
} from '#tests/support/server/database.ts'
import { runVisa } from '#tests/support/server/program.ts'

const IS_POSTGRES = process.env.TEST_DATABASE === 'postgres'

/**
 * A database and its data folder. Separate programs can use them. Both are removed after the test
 * or the test file.
 */
export interface Place {
  env: Record<string, string>
  /** A folder for the test's files. The embedded database is in it too. */
  folder: string
  open(): Promise<TestDatabase>
  start(): Promise<TestApp>
  /**
   * Restores in this process, which is faster than a separate program. Returns every line of output
   * and every fault.
   */
  restore(file: string, asked?: Restore): Promise<string[]>
  run(...args: string[]): ReturnType<typeof runVisa>
}

/** Makes a `Place` whose database has the tables. On PostgreSQL `pg_dump` makes its backups. */
export async function makePlace(): Promise<Place> {
  const place = IS_POSTGRES ? describePlace(await copyPostgres()) : describePlace()
  if (!IS_POSTGRES) {
    const { database, close } = await place.open()
    await migrate(database)
    await close()
  }
  return place
}

/**
 * Makes an empty `Place`, like a new machine that replaces another. Copies only the secrets to it,
 * because operators store them apart from the backup.
 */
export async function makeEmptyPlace(secretsOf: Place): Promise<Place> {
  const server = process.env.TEST_POSTGRES_URL
  const place = describePlace(IS_POSTGRES && server ? await createDatabase(server) : undefined)
  copyFileSync(join(secretsOf.folder, 'secrets.json'), join(place.folder, 'secrets.json'))
  return place
}

function describePlace(url?: string): Place {
  const folder = makeFolder()
  if (url !== undefined) closeAfter(() => dropDatabase(url))
  const env = { DATA_DIR: folder, ...(url !== undefined && { DATABASE_URL: url }) }
  const open = async (): Promise<TestDatabase> => {
    const { database, close } = url
      ? connectPostgres(url, { poolMax: 10 })
      : await openEmbedded(join(folder, 'database'))
    const connection = url ? ({ kind: 'postgres', url } as const) : ({ kind: 'pglite' } as const)
    return { database, connection, close, backUp: () => Promise.reject(new Error('not here')) }
  }
  return {
    env,
    folder,
    open,
    start: async () => startTestApp({ storage: await open(), env: { DATA_DIR: folder } }),
    run: (...args) => runVisa(args, env),
    restore: async (file, asked = {}) => {
      const said: string[] = []
      const listener: Listener = {
        onFault: ({ subject, fault }) => said.push(`${subject}: ${fault}`),
        onChecked: () => undefined,
      }
      const say = (line: string) => said.push(line)
      await restoreBackup({ env: readEnv(env), say, listener }, file, asked)
      return said
    },
  }
}

/** Returns all rows of all tables as text. */
export async function readEverything({ database }: TestDatabase): Promise<string> {
  const { rows: tables } = await database.raw<{ rows: { name: string }[] }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.raw<{ rows: { text: string }[] }>(
        `SELECT row_to_json(t)::text AS text FROM ?? AS t`,
        [name],
      )
      return rows.map(({ text }) => text).join('\n')
    }),
  )
  return texts.join('\n')
}
