import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#api/settings/env.ts'

/** For programs that look after what there is: none of them makes an embedded database. */
export function requireDatabase({ databaseUrl, dataDir }: Env): void {
  if (databaseUrl || existsSync(join(dataDir, 'database'))) return
  throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
}
