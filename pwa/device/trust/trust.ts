import * as z from 'zod/mini'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { readTrust as trustEndpoint, SHARD_PATH } from '#contracts/trust/calls.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import type { Known } from '#contracts/trust/pin.ts'
import { callOctets } from '#pwa/network/files.ts'
import { call, HttpError, NetworkError } from '#pwa/network/http.ts'
import { possibleTimes } from '#pwa/network/server-clock.ts'
import { StorageError, toldOnly } from '#pwa/device/storage/storage-error.ts'
import { onAfterWipe } from '#pwa/session/wipe.ts'
import { readKept, writeKept } from './kept-trust.ts'
import { type Held, openKept, takeAnswer } from './open-trust.ts'
import { choosePin } from './root-pin.ts'

const RENEW_EVERY_MS = 15 * 60_000

/** Opened once, not at each scan. A renewal replaces it. */
let opened: Promise<Held> | null = null
let renewing: Promise<void> | null = null

/** This device's trust; null before the first contact. A failed read is not remembered. */
export async function readTrust(): Promise<OfflineTrust | null> {
  return (await openTrust()).trust
}

/** The start of trust for a proof: the last key set, and before the first contact the build's root. */
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
 * The browser's cache sends the ETag, so an unchanged manifest costs only a few bytes. Stored lists are not
 * fetched again. An invalid answer changes nothing.
 */
export function renewTrust(): Promise<void> {
  renewing ??= fetchTrust().finally(() => {
    renewing = null
  })
  return renewing
}

/** Renews at once and regularly, until the returned function is called. */
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
  // The later of the two possible times, so that the issuer's present data is not from the future.
  const { now, orElse } = possibleTimes()
  const taken = await takeAnswer(answer, held, {
    now: new Date(Math.max(now, orElse)),
    fetchList: (hash) => callOctets(SHARD_PATH, { hash }),
  })
  // The store has reported a refusal of the disk. The trust stays in memory until the page closes.
  await toldOnly(writeKept(taken.kept))
  opened = Promise.resolve(taken)
}

/** When the server or the disk fails, or another server answers, the next renewal tries again. */
function requireExpected(error: unknown) {
  if (error instanceof NetworkError || error instanceof HttpError) return
  if (error instanceof MalformedError || error instanceof z.core.$ZodError) return
  if (!(error instanceof StorageError)) throw error
}
