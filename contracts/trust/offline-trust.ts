import type { KeySet } from './key-set.ts'
import type { Manifest } from './manifest.ts'

/**
 * The issuer's key set, manifest and lists on a device. The device has verified their signatures
 * and hashes.
 */
export interface OfflineTrust {
  keySet: KeySet
  manifest: Manifest
  /** The bits of each shard, by the shard's hash in the manifest. */
  shards: ReadonlyMap<string, Uint8Array>
}
