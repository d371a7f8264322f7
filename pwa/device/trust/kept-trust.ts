import * as z from 'zod/mini'
import type { KeptRow } from '#pwa/device/storage/device-tables.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { VISITOR } from '#pwa/session/visitor.ts'

const PIN = 'pin'
const KEYS = 'keys'
const MANIFEST = 'manifest'
const LIST = 'list:'

const Text = z.catch(z.nullable(z.string()), null)
const Texts = z.catch(z.array(z.string()), [])
const Bytes = z.instanceof(Uint8Array<ArrayBuffer>)

/**
 * The issuer's signed data: key sets, manifest and lists. The device stores them unchanged, and
 * verifies them each time it reads them.
 */
export interface KeptTrust {
  /**
   * The pinned root, as text. All key sets must follow from this root. Null before the device has
   * reached the issuer for the first time.
   */
  pin: string | null
  /** The key sets from the pinned root to the newest root, in base64url. */
  keySets: readonly string[]
  manifest: string | null
  /** The packed lists, by their names in the manifest. */
  lists: ReadonlyMap<string, Uint8Array>
}

export async function readKept(): Promise<KeptTrust> {
  const { trust } = await openStore(VISITOR)
  const rows = new Map((await trust.toArray()).map(({ id, value }) => [id, value]))
  const lists = Array.from(rows).flatMap(([id, value]): [string, Uint8Array][] => {
    const { data } = Bytes.safeParse(value)
    return data && id.startsWith(LIST) ? [[id.slice(LIST.length), data]] : []
  })
  return {
    pin: Text.parse(rows.get(PIN)),
    keySets: Texts.parse(rows.get(KEYS)),
    manifest: Text.parse(rows.get(MANIFEST)),
    lists: new Map(lists),
  }
}

/**
 * Writes all rows in one transaction, so that nobody reads a manifest without its lists. The lists
 * of former manifests are deleted.
 */
export async function writeKept({ pin, keySets, manifest, lists }: KeptTrust): Promise<void> {
  const store = await openStore(VISITOR)
  const rows: [string, unknown][] = [
    [PIN, pin],
    [KEYS, keySets],
    [MANIFEST, manifest],
    ...Array.from(lists, ([name, packed]): [string, unknown] => [LIST + name, packed]),
  ]
  const at = Date.now()
  await store.atOnce(async () => {
    await store.trust.clear()
    await store.trust.bulkPut(rows.map(([id, value]): KeptRow => ({ id, value, at })))
  })
}

/** Returns true when this device has a manifest. A device with a manifest can verify offline. */
export async function isTrustKept(): Promise<boolean> {
  return (await readKept()).manifest !== null
}
