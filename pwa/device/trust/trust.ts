import { TrustBundle } from '#contracts/presentation/trust-bundle.ts'
import { trustBundle } from '#contracts/presentation/calls.ts'
import { MalformedError } from '#contracts/presentation/malformed.ts'
import { type OfflineTrust, openTrustBundle } from '#contracts/verification/verify-offline.ts'
import { call, HttpError, NetworkError } from '#pwa/network/http.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { onAfterWipe } from '#pwa/session/wipe.ts'

const RENEW_EVERY_MS = 15 * 60_000
const ROW = 'bundle'

/** Opened once, not once per scan; a renewal puts the newer one in its place. */
let opened: Promise<OfflineTrust | null> | null = null
let renewing: Promise<OfflineTrust> | null = null

/** What this device knows of the issuer; null before its first contact. A read that failed is not kept. */
export function readTrust(): Promise<OfflineTrust | null> {
  if (opened) return opened
  const reading = readStored()
  opened = reading
  reading.catch(() => {
    if (opened === reading) opened = null
  })
  return reading
}

/** The browser's own cache asks with the ETag, so that an unchanged bundle costs a few bytes. */
export function renewTrust(): Promise<OfflineTrust> {
  renewing ??= fetchTrust().finally(() => {
    renewing = null
  })
  return renewing
}

/** Renews at once and from then on, until the returned function is called. */
export function followTrust(): () => void {
  const renew = () => void renewTrust().catch(requireAway)
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

async function fetchTrust(): Promise<OfflineTrust> {
  const bundle = await call(trustBundle)
  const [fetched, known] = await Promise.all([openTrustBundle(bundle), readTrust()])
  if (known && isOlder(fetched, known)) return known
  opened = Promise.resolve(fetched)
  const { trust } = await openStore(VISITOR)
  await trust.put({ id: ROW, value: bundle, at: Date.now() }).then(undefined, requireToldTrouble)
  return fetched
}

/** A cache between here and the issuer may answer with an old list: it never replaces a newer one. */
function isOlder(fetched: OfflineTrust, known: OfflineTrust): boolean {
  if (!known.statusList) return false
  if (!fetched.statusList) return true
  return fetched.statusList.issuedAt < known.statusList.issuedAt
}

/** Whether this device can judge without a connection, by reading what that takes. */
export async function isTrustKept(): Promise<boolean> {
  const { trust } = await openStore(VISITOR)
  return (await trust.get(ROW)) !== undefined
}

async function readStored(): Promise<OfflineTrust | null> {
  const { trust } = await openStore(VISITOR)
  const row = await trust.get(ROW)
  const bundle = TrustBundle.safeParse(row?.value).data
  if (!bundle) return null
  try {
    return await openTrustBundle(bundle)
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    return null
  }
}

/** A server that is away is tried again at the next turn, and so is a disk that cannot be read. */
function requireAway(error: unknown) {
  if (error instanceof NetworkError || error instanceof HttpError) return
  requireToldTrouble(error)
}

/** A disk that refuses has been told of by the store; until the page is closed memory does. */
function requireToldTrouble(error: unknown) {
  if (!(error instanceof StorageError)) throw error
}
