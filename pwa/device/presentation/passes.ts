import { issuePasses, type DevicePass } from '#contracts/presentation/calls.ts'
import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import type { PassRow } from '#pwa/device/storage/device-tables.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { openVaultKey, type VaultKey } from '#pwa/device/vault/open-keys.ts'
import {
  ChangedMeanwhile,
  isKeptHere,
  isSealed,
  isVaultLocked,
  sealJson,
  startOver,
  unsealJson,
} from '#pwa/device/vault/vault.ts'
import { DAY_MS } from '#contracts/time.ts'
import {
  canHoldKey,
  type DeviceKey,
  dropDeviceKey,
  readDeviceKey,
  registerKey,
  takeDeviceKey,
  writeWithKey,
} from './device-key.ts'
import type { PassTimes } from './obstacle.ts'

export const RENEW_AFTER_MS = DAY_MS
export const WARN_BEFORE_MS = 48 * 60 * 60_000

/**
 * The reason why this device cannot get new passes. It then signs no codes, or signs codes only
 * until its passes end.
 */
export type PassTrouble = 'no-secure-context' | 'too-many-devices' | 'held-back' | 'no-connection'

export interface Passes {
  trouble: PassTrouble | null
  /** Null without passes. */
  times: PassTimes | null
}

interface Wanted {
  owner: string
  /** The credentials that can still be shown. */
  credentialIds: readonly string[]
  /**
   * Is called when the server no longer accepts this device. The argument is the server's sentence
   * with the reason and the advice.
   */
  onEnded: (sentence: string) => void
}

/**
 * Prepares this device to show these credentials offline. For that, the device needs a registered
 * key and passes that are at most a day old. Two tabs may do this at the same time: the second tab
 * only repeats a call. When another tab has changed the key, this tab starts again and asks whether
 * the server still knows the key.
 */
export async function preparePasses(wanted: Wanted): Promise<Passes> {
  if (!canHoldKey()) return settled([], 'no-secure-context')
  return startOver((state) => renewIfDue(wanted, state))
}

async function renewIfDue(
  { owner, credentialIds, onEnded }: Wanted,
  { isAgain }: { isAgain: boolean },
): Promise<Passes> {
  if (!isKeptHere(owner)) return settled([], null)
  const store = await openStore(owner)
  const kept = await store.passes.toArray()
  const key = await readDeviceKey(owner)
  const wanted = kept.filter(({ credentialId }) => credentialIds.includes(credentialId))
  if (credentialIds.length === 0 || (await isVaultLocked(owner))) return settled([], null)
  const isSettled = !isAgain && key !== null && key.former === null
  if (isSettled && !(await isRenewalDue(owner, wanted, credentialIds))) return settled(wanted, null)

  try {
    return settled(await renew(owner, onEnded), null)
  } catch (error) {
    const trouble = troubleOf(error)
    if (!trouble) throw error
    return settled(key ? wanted : [], trouble)
  }
}

function settled(passes: readonly PassRow[], trouble: PassTrouble | null): Passes {
  if (passes.length === 0) return { trouble, times: null }
  const issuedAt = Math.max(...passes.map((pass) => pass.issuedAt))
  const expiresAt = Math.min(...passes.map((pass) => pass.expiresAt))
  return { trouble, times: { issuedAt, expiresAt } }
}

function troubleOf(error: unknown): PassTrouble | null {
  if (error instanceof NetworkError) return 'no-connection'
  const code = error instanceof HttpError ? error.problem?.error : undefined
  if (code === 'PASSES_HELD') return 'held-back'
  return code === 'DEVICE_LIMIT' ? 'too-many-devices' : null
}

/**
 * Checks whether a pass is missing or old, or was signed with a pass key that is no longer valid.
 * The code that checks the pass key is loaded on demand. Without this code, only the age of the
 * passes counts.
 */
async function isRenewalDue(
  owner: string,
  wanted: readonly PassRow[],
  credentialIds: readonly string[],
): Promise<boolean> {
  if (areOld(wanted, credentialIds, serverNow())) return true
  const recalled = await import('#pwa/device/trust/recalled.ts').catch(() => null)
  if (!recalled) return false
  const kept = await Promise.all(wanted.map(({ credentialId }) => readPass(owner, credentialId)))
  return recalled.isAnyRecalled(kept.flatMap((one) => one?.pass ?? []))
}

/** Checks whether a credential has no pass, or a pass that is older than a day. */
export function areOld(
  passes: readonly Pick<PassRow, 'credentialId' | 'issuedAt'>[],
  credentialIds: readonly string[],
  now: number,
): boolean {
  const issued = new Map(passes.map(({ credentialId, issuedAt }) => [credentialId, issuedAt]))
  return credentialIds.some((id) => now - (issued.get(id) ?? 0) > RENEW_AFTER_MS)
}

/**
 * When the server does not know this device, the next try registers a new key without a message. When the
 * server has ended this device, calls `onEnded`. The server then also ends the sessions that began before the
 * end of the device, so the user must sign in again.
 */
async function renew(owner: string, onEnded: Wanted['onEnded']): Promise<PassRow[]> {
  const key = await takeDeviceKey(owner)
  const { publicKey } = key
  const issued = await askForPasses(owner, key).catch(async (error: unknown) => {
    const problem = error instanceof HttpError ? error.problem : null
    const isEnded = problem?.error === 'DEVICE_ENDED'
    if (!isEnded && problem?.error !== 'DEVICE_NOT_FOUND') throw error
    if ((await dropDeviceKey(owner, publicKey)) && isEnded) onEnded(problem.message)
    throw new ChangedMeanwhile()
  })
  const vault = openVaultKey(owner)
  const rows = await Promise.all(issued.map((pass) => toRow(vault, pass)))
  await writeWithKey(owner, { vault, publicKey }, async ({ passes }) => {
    await passes.clear()
    await passes.bulkPut(rows)
  })
  return rows
}

async function askForPasses(owner: string, key: DeviceKey): Promise<DevicePass[]> {
  return call(issuePasses, { body: { deviceId: await registerKey(owner, key) } })
}

export async function toRow(vault: VaultKey | null, issued: DevicePass): Promise<PassRow> {
  const { credentialId, pass, issuedAt, expiresAt } = issued
  return {
    credentialId,
    pass: vault ? await sealJson(vault, pass) : pass,
    issuedAt: Date.parse(issuedAt),
    expiresAt: Date.parse(expiresAt),
  }
}

/**
 * Returns the pass of a credential in base64url, even if it has ended. Returns null when this device
 * has no readable pass.
 */
export async function readPass(
  owner: string,
  credentialId: string,
): Promise<(PassTimes & { pass: string }) | null> {
  const row = await (await openStore(owner)).passes.get(credentialId)
  if (!row) return null
  const { pass, issuedAt, expiresAt } = row
  const text = isSealed(pass) ? await unsealJson(openVaultKey(owner), pass) : pass
  return typeof text === 'string' ? { pass: text, issuedAt, expiresAt } : null
}
