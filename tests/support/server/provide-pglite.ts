import { PGlite } from '@electric-sql/pglite'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { driveEmbedded } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'

/**
 * Makes the image of a migrated embedded database. Every test file loads this image. Only the first
 * project that needs the image makes it.
 */
export default async function providePglite() {
  if (process.env.TEST_PGLITE_IMAGE) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'visa-pglite-'))
  const engine = await PGlite.create()
  const database = driveEmbedded(engine)
  await migrate(database)
  // The database writes this memory at each start. With the default of 128 MB, this costs a second
  // of processor time.
  await database.raw("alter system set shared_buffers = '2MB'")
  const image = await engine.dumpDataDir('none')
  await database.destroy()
  await engine.close()
  const file = join(folder, 'image.tar')
  writeFileSync(file, Buffer.from(await image.arrayBuffer()))
  process.env.TEST_PGLITE_IMAGE = file

  return () => {
    rmSync(folder, { recursive: true })
  }
}
