import { existsSync } from 'node:fs'
import { link, open, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Env } from '#api/settings/env.ts'
import { lockFolder } from './folder-lock.ts'
import { runPostgres } from './run-postgres.ts'

/**
 * Writes a snapshot of the whole database to a file that only its owner can read. The file gets its final
 * name only when it is complete and on the disk. Never replaces an existing file. During the backup, no other
 * process may use the embedded database.
 */
export async function writeBackup(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<void> {
  requireFree(file)
  const part = `${file}.part`
  await rm(part, { force: true })
  try {
    await writeFile(part, '', { mode: 0o600, flag: 'wx' })
    if (databaseUrl) await dumpPostgres(databaseUrl, part)
    else await dumpEmbedded(join(dataDir, 'database'), part)
    await sync(part)
    await link(part, file)
    await sync(dirname(file))
  } finally {
    await rm(part, { force: true })
  }
}

export function requireFree(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists, and this program does not overwrite it.`)
}

function dumpPostgres(databaseUrl: string, part: string): Promise<void> {
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`]
  return runPostgres('pg_dump', databaseUrl, args)
}

async function dumpEmbedded(folder: string, part: string): Promise<void> {
  const release = lockFolder(folder)
  try {
    const engine = await PGlite.create({ dataDir: join(folder, 'data') })
    try {
      const dump = await engine.dumpDataDir('gzip')
      await writeFile(part, Buffer.from(await dump.arrayBuffer()))
    } finally {
      await engine.close()
    }
  } finally {
    release()
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
