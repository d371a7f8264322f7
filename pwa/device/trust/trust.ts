import * as z from 'zod/mini'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { readTrust as trustEndpoint, SHARD_PATH } from '#contracts/trust/calls.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import type { Known } from '#contracts/trust/pin.ts'
import { callOctets } from '#pwa/network/files.ts'
import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { possibleTimes } from '#pwa/network/server-clock.ts'
import { StorageError, ignoreStorageError } from '#pwa/device/storage/storage-error.ts'
import { onAfterWipe } from '#pwa/session/wipe.ts'
import { readKept, writeKept } from './kept-trust.ts'
import { type Held, openKept, takeAnswer } from './open-trust.ts'
import { choosePin } from './root-pin.ts'

const RENEW_EVERY_MS = 15 * 60_000

/**
 * The issuer's keys and lists. They are read once, and every scan uses them. A renewal replaces
 * them.
 */
let opened: Promise<Held> | null = null
let renewing: Promise<void> | null = null

/**
 * Returns the issuer's keys and lists on this device. Returns null when the device has none that
 * are valid, for example before it has reached the issuer. After a failed read, the next call reads
 * again.
 */
export async function readTrust(): Promise<OfflineTrust | null> {
  return (await openTrust()).trust
}

/**
 * Returns the start of the check of a proof file: the newest key set on this device. Without a
 * valid key set, returns only the pinned root, which is null when there is none.
 */
export async function readKnown(): Promise<Known> {
  const { kept, trust } = await openTrust()
  if (trust) return { pin: trust.keySet, keySet: trust.keySet }
  return { pin: choosePin(kept.pin), keySet: null }
}

function openTrust(): Promise<Held> {
  if (opened) return opened
  const opening = readKept().then(openKept)
  opened = opening
  opening.catch(() => {
    if (opened === opening) opened = null
  })
  return opening
}

/**
 * Fetches the issuer's newest keys and lists. The browser's cache sends the ETag, so an unchanged
 * manifest costs only a few bytes. Lists that the device has are not fetched again. An invalid
 * response changes nothing.
 */
export function renewTrust(): Promise<void> {
  renewing ??= fetchTrust().finally(() => {
    renewing = null
  })
  return renewing
}

/** Renews the keys and lists now and regularly, until the returned function is called. */
export function followTrust(): () => void {
  const renew = () => void renewTrust().catch(requireExpected)
  renew()
  const timer = setInterval(renew, RENEW_EVERY_MS)
  addEventListener('online', renew)
  const stopWipe = onAfterWipe(renew)
  return () => {
    stopWipe()
    clearInterval(timer)
    removeEventListener('online', renew)
  }
}

async function fetchTrust(): Promise<void> {
  const [answer, held] = await Promise.all([call(trustEndpoint), openTrust()])
  // Uses the later of the two possible times. By the earlier time, new data could seem to be from
  // the future.
  const { now, orElse } = possibleTimes()
  const taken = await takeAnswer(answer, held, {
    now: new Date(Math.max(now, orElse)),
    fetchList: (hash) => callOctets(SHARD_PATH, { hash }),
  })
  // When the disk refuses, the keys and lists stay in memory until the page closes.
  await ignoreStorageError(writeKept(taken.kept))
  opened = Promise.resolve(taken)
}

/**
 * Ignores a failure of the server or the disk, and a response that does not come from the issuer.
 * The next renewal tries again.
 */
function requireExpected(error: unknown) {
  if (error instanceof NetworkError || error instanceof HttpError) return
  if (error instanceof MalformedError || error instanceof z.core.$ZodError) return
  if (!(error instanceof StorageError)) throw error
}
