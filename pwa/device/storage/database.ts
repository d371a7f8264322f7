import { Dexie, type Table } from 'dexie'

/** A query's answer as it was last received; `data` is validated when it is read. */
export interface QueryRow {
  key: string
  data: unknown
  updatedAt: number
}

/** The key of this device; with a PIN it is `sealedKey` (PKCS#8) that is kept, not the key itself. */
export interface DeviceKeyRow {
  id: 'device'
  /** Null until the server has answered; the same key is sent until then. */
  deviceId: string | null
  /** The uncompressed point in base64url. */
  publicKey: string
  privateKey: CryptoKey | null
  sealedKey: SealedBytes | null
}

export interface PassRow {
  credentialId: string
  /** The signed pass in base64url, or sealed under the PIN. */
  pass: string | SealedBytes
  issuedAt: number
  expiresAt: number
}

/** AES-256-GCM under the key of the vault. */
export interface SealedBytes {
  nonce: Uint8Array<ArrayBuffer>
  bytes: Uint8Array<ArrayBuffer>
}

/** What it takes to recognise the PIN. */
export interface VaultRow {
  id: 'vault'
  /** Another one for each PIN that is set: what was sealed under one belongs to no other. */
  generation: string
  salt: Uint8Array<ArrayBuffer>
  check: SealedBytes
  /** How many wrong PINs in a row. */
  failures: number
}

/** Something that is kept whole under a name: the trust bundle, a part of the learning content. */
export interface KeptRow {
  id: string
  value: unknown
  /** When it was stored or last confirmed, in milliseconds. */
  at: number
  etag?: string
}

/** An event made on this device that the server does not have yet. */
export interface OutboxRow {
  /** A UUID made here, so that sending it twice is harmless. */
  id: string
  kind: string
  /** When it happened, in milliseconds. */
  at: number
  payload: unknown
  /** How often the server refused it. */
  tries: number
}

/**
 * What this browser keeps for one person, or for whoever is not signed in. A change of the schema
 * only adds for one release, because old code opens a newer database without an error.
 */
export class DeviceDatabase extends Dexie {
  declare queries: Table<QueryRow, string>
  declare deviceKeys: Table<DeviceKeyRow, string>
  declare passes: Table<PassRow, string>
  declare vault: Table<VaultRow, string>
  declare trust: Table<KeptRow, string>
  declare content: Table<KeptRow, string>
  declare outbox: Table<OutboxRow, string>
  declare answers: Table<KeptRow, string>
  declare progress: Table<KeptRow, string>
  declare checklists: Table<KeptRow, string>

  constructor(name: string) {
    super(name)
    this.version(1).stores({
      queries: 'key',
      deviceKeys: 'id',
      passes: 'credentialId',
      vault: 'id',
      trust: 'id',
      content: 'id',
      outbox: 'id, at',
      answers: 'id',
      progress: 'id',
      checklists: 'id',
    })
  }
}
