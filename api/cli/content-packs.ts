import { readFileSync, statSync } from 'node:fs'
import { pino } from 'pino'
import { operator } from '#api/audit/doer.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { readEnv } from '#api/settings/env.ts'
import { readSoundJson } from '#api/http/read-body.ts'
import { atOnce } from '#api/in-turns.ts'
import { activatePack } from '#api/learning/packs/activate-pack.ts'
import { checkPack, type PackNeeds } from '#api/learning/packs/check-pack.ts'
import { ContentPackRow } from '#api/learning/packs/content-pack-row.ts'
import { describeDelivered, openDelivered } from '#api/learning/packs/delivered-content.ts'
import { importPack } from '#api/learning/packs/import-pack.ts'
import { presentPack } from '#api/learning/packs/present.ts'
import {
  PACK_MAX_BYTES,
  PACK_VALUES_MAX,
  PACK_PARTS,
  type PackCheck,
  PackVersion,
} from '#contracts/learning/content-packs.ts'
import { LIST_LIMIT_MAX } from '#contracts/endpoint.ts'

type Say = (line: string) => void

/** Beside the running product, whose processes take what is in force within seconds; the embedded database belongs to one of them. */
async function withDatabase(work: (needs: PackNeeds) => Promise<boolean>): Promise<boolean> {
  const env = readEnv(process.env)
  const { database, close } = await connectDatabase(env)
  try {
    await migrate(database)
    const content = openDelivered({ env, database, log: pino({ level: 'silent' }) })
    return await work({ env, database, clock: SYSTEM_CLOCK, content })
  } finally {
    await close()
  }
}

export function importFile(file: string, isConfirmed: boolean, say: Say): Promise<boolean> {
  const most = `${String(PACK_MAX_BYTES / 1024)} kB`
  if (statSync(file).size > PACK_MAX_BYTES) throw new Error(`A pack has ${most} at most.`)
  const value = atOnce(readSoundJson(readFileSync(file), PACK_VALUES_MAX))
  return withDatabase(async (needs) => {
    const { check } = await checkPack(needs, value)
    for (const line of describeCheck(check)) say(line)
    if (check.findings.length > 0) return false
    if (!isConfirmed) {
      say('Nothing was changed. Take it in with --yes.')
      return true
    }
    const version = await importPack(needs, { value, by: operator() })
    say(`Version ${String(version)} is in force. Running processes follow within seconds.`)
    return true
  })
}

function describeCheck({ manifest, comparedWith, ...check }: PackCheck): string[] {
  const against = comparedWith === null ? 'what the build brought' : `version ${comparedWith}`
  return [
    `Version ${String(manifest.version)} of ${manifest.built} by ${manifest.editor}: ${manifest.note}`,
    `Compared with ${against}:`,
    ...PACK_PARTS.flatMap((part) =>
      Object.entries(check.parts[part])
        .filter(([, ids]) => ids.length > 0)
        .map(([what, ids]) => `  ${part} ${what}: ${ids.join(', ')}`),
    ),
    `  items that read otherwise: ${String(check.touched.length)}`,
    ...check.pastDate.map((line) => `Warning: ${line}`),
    ...check.findings.map((line) => `Finding: ${line}`),
  ]
}

export function activate(named: string, say: Say): Promise<boolean> {
  const { success, data } = PackVersion.safeParse(Number(named))
  if (!success && named !== 'build') throw new Error('Name a version, or "build".')
  return withDatabase(async (needs) => {
    await activatePack(needs, { version: success ? data : null, by: operator() })
    const { version, built } = await describeDelivered(needs.content)
    say(
      `In force: ${version === null ? 'what the build brought' : `version ${version}`} of ${built}.`,
    )
    return true
  })
}

export function list(say: Say): Promise<boolean> {
  return withDatabase(async ({ env, database, content }) => {
    const heads = await ContentPackRow.page(database, { limit: LIST_LIMIT_MAX, offset: 0 }).rows
    for (const head of heads) {
      const { version, built, editor, note, fault, isActive } = presentPack(head, env.contentKeys)
      const state = isActive ? 'in force' : (fault ?? 'stored')
      say(`${String(version)}  ${built}  ${state}  ${editor}: ${note}`)
    }
    const delivered = await describeDelivered(content)
    const what = delivered.version === null ? 'what the build brought' : 'a pack'
    say(`${String(heads.length)} packs. Readers get ${what} of ${delivered.built}.`)
    return true
  })
}
