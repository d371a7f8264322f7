import type { KeySet } from './key-set.ts'
import type { Manifest } from './manifest.ts'

/** What a device holds of the issuer, each part verified. */
export interface OfflineTrust {
  keySet: KeySet
  manifest: Manifest
  /** The bits of a shard, by the name under which the manifest lists it. */
  shards: ReadonlyMap<string, Uint8Array>
}
