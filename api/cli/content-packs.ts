import { readFileSync, statSync } from 'node:fs'
import { pino } from 'pino'
import { operator } from '#api/audit/doer.ts'
import { ApiError } from '#api/http/errors.ts'
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
import { LIST_LIMIT_MAX } from '#contracts/page.ts'
import { atMigrated } from './at-server.ts'
import { Found, FOUND, type Report, SOUND } from './run.ts'
import { print } from './print.ts'

/**
 * Runs the work with the stored content packs. The product can run at the same time. Its processes read a new
 * pack within seconds.
 */
function withContent<Result>(work: (needs: PackNeeds) => Promise<Result>): Promise<Result> {
  return atMigrated((server) => {
    const content = openDelivered({ ...server, log: pino({ level: 'silent' }) })
    return work({ ...server, content })
  })
}

export function importFile(file: string, { yes = false }: { yes?: boolean }) {
  const most = `${String(PACK_MAX_BYTES / 1024)} kB`
  if (statSync(file).size > PACK_MAX_BYTES) throw new Error(`A pack has ${most} at most.`)
  const value = atOnce(readSoundJson(readFileSync(file), PACK_VALUES_MAX))
  return withContent(async (needs): Promise<string | Report> => {
    const { check } = await checkPack(needs, value).catch(notifyOfRefusal)
    for (const line of describeCheck(check)) print(line)
    if (check.findings.length > 0) return { code: FOUND }
    if (!yes) return 'Nothing was changed. To import the pack, add --yes.'
    const version = await importPack(needs, { value, by: operator() }).catch(notifyOfRefusal)
    return `Version ${String(version)} is in force. Running processes use it within seconds.`
  })
}

/** Turns the error about a refused pack into a finding. */
function notifyOfRefusal(error: unknown): never {
  if (error instanceof ApiError && error.code === 'PACK_REFUSED') throw new Found(error.message)
  throw error
}

function describeCheck({ manifest, comparedWith, ...check }: PackCheck): string[] {
  const against = comparedWith === null ? 'the content of the build' : `version ${comparedWith}`
  return [
    `Version ${String(manifest.version)} of ${manifest.built} by ${manifest.editor}: ${manifest.note}`,
    `Compared with ${against}:`,
    ...PACK_PARTS.flatMap((part) =>
      Object.entries(check.parts[part])
        .filter(([, ids]) => ids.length > 0)
        .map(([what, ids]) => `  ${part} ${what}: ${ids.join(', ')}`),
    ),
    `  items whose text changes: ${String(check.touched.length)}`,
    ...check.pastDate.map((line) => `Warning: ${line}`),
    ...check.findings.map((line) => `Finding: ${line}`),
  ]
}

export function activate(named: string): Promise<string> {
  const { success, data } = PackVersion.safeParse(Number(named))
  if (!success && named !== 'build') throw new Error('Give the number of a version, or "build".')
  return withContent(async (needs) => {
    await activatePack(needs, { version: success ? data : null, by: operator() }).catch(
      notifyOfRefusal,
    )
    const { version, built } = await describeDelivered(needs.content)
    return `In force: ${version === null ? 'the content of the build' : `version ${version}`} of ${built}.`
  })
}

export function list(): Promise<Report> {
  return withContent(async ({ env, database, content }) => {
    const { items } = await ContentPackRow.page(database, { limit: LIST_LIMIT_MAX, offset: 0 })
    const packs = items.map((head) => presentPack(head, env.contentKeys))
    const delivered = await describeDelivered(content)
    const what = delivered.version === null ? 'the content of the build' : 'a pack'
    const said = packs.map(({ version, built, editor, note, fault, isActive }) => {
      const state = isActive ? 'in force' : (fault ?? 'stored')
      return `${String(version)}  ${built}  ${state}  ${editor}: ${note}`
    })
    said.push(`${String(packs.length)} packs. Readers get ${what} of ${delivered.built}.`)
    return { said, found: { packs, delivered }, code: SOUND }
  })
}
