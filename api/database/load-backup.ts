import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import type { Env } from '#api/settings/env.ts'
import { connectPostgres } from './connect.ts'
import { lockFolder } from './folder-lock.ts'
import { endRestore, isEmpty, isRestoring, MARK_RESTORE, markRestore } from './restore-mark.ts'
import { runPostgres } from './run-postgres.ts'

const GZIP = Buffer.from([0x1f, 0x8b])
const PG_DUMP = Buffer.from('PGDMP')

const NOT_EMPTY = 'The database is not empty. A backup can only be restored into an empty database.'

/**
 * Loads a backup into an empty database, completely or not at all. Also creates the table that marks an
 * unfinished restore (`restore-mark.ts`), because the product must not start before the end of the restore.
 * Does nothing when the backup is already loaded.
 */
export async function loadBackup(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<void> {
  await requireKind(file, databaseUrl ? 'PostgreSQL' : 'embedded')
  if (databaseUrl) await loadPostgres(databaseUrl, file)
  else await loadEmbedded(join(dataDir, 'database'), file)
}

async function requireKind(file: string, wanted: 'PostgreSQL' | 'embedded'): Promise<void> {
  const start = await readStart(file)
  const isEmbedded = start.subarray(0, GZIP.length).equals(GZIP)
  if (!isEmbedded && !start.equals(PG_DUMP)) throw new Error(`${file} is not a backup.`)
  if ((wanted === 'embedded') === isEmbedded) return
  throw new Error(
    isEmbedded
      ? `${file} is a backup of the embedded database: unset DATABASE_URL.`
      : `${file} is a backup of PostgreSQL: set DATABASE_URL.`,
  )
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file).catch((cause: unknown) => {
    throw new Error(`${file} cannot be read.`, { cause })
  })
  try {
    const start = Buffer.alloc(PG_DUMP.length)
    const { bytesRead } = await handle.read(start, 0, start.length, 0)
    return start.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function loadPostgres(databaseUrl: string, file: string): Promise<void> {
  const { database, close } = connectPostgres(databaseUrl)
  try {
    const isBegun = await isRestoring(database)
    if (!(await isEmpty(database))) {
      if (!isBegun) throw new Error(NOT_EMPTY)
      return
    }
    if (!isBegun) await markRestore(database)
    const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
    await runPostgres('pg_restore', databaseUrl, [...args, file]).catch(async (error: unknown) => {
      await endRestore(database)
      throw error
    })
  } finally {
    await close()
  }
}

async function loadEmbedded(folder: string, file: string): Promise<void> {
  const release = lockFolder(folder)
  const data = join(folder, 'data')
  const loading = join(folder, 'loading')
  try {
    if (existsSync(data)) {
      await requireMarked(data)
      return
    }
    await rm(loading, { recursive: true, force: true })
    const engine = await PGlite.create({ dataDir: loading, loadDataDir: await unzip(file) })
    await engine.exec(MARK_RESTORE)
    await engine.close()
    await rename(loading, data)
  } finally {
    await rm(loading, { recursive: true, force: true })
    release()
  }
}

/**
 * Unzips the file before the engine reads it, because a truncated file would make the engine end the process.
 */
async function unzip(file: string): Promise<Blob> {
  const tar = await promisify(gunzip)(await readFile(file)).catch((cause: unknown) => {
    throw new Error(`${file} is cut off or damaged.`, { cause })
  })
  return new Blob([new Uint8Array(tar)])
}

async function requireMarked(data: string): Promise<void> {
  const engine = await PGlite.create({ dataDir: data })
  try {
    const { rows } = await engine.query(`SELECT to_regclass('restore_under_way') AS mark`)
    if ((rows as { mark: string | null }[])[0]?.mark === null) throw new Error(NOT_EMPTY)
  } finally {
    await engine.close()
  }
}
