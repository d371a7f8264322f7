import type { KeySet } from './key-set.ts'
import type { Manifest } from './manifest.ts'

/** What a device knows about the issuer, after it has verified all of it. */
export interface OfflineTrust {
  keySet: KeySet
  manifest: Manifest
  /** The bits of each shard, by the shard's hash in the manifest. */
  shards: ReadonlyMap<string, Uint8Array>
}
