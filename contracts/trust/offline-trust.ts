import type { KeySet } from './key-set.ts'
import type { Manifest } from './manifest.ts'

/** A device's verified knowledge of the issuer. */
export interface OfflineTrust {
  keySet: KeySet
  manifest: Manifest
  /** The bits of each shard, by its hash in the manifest. */
  shards: ReadonlyMap<string, Uint8Array>
}
