/** The last received answer of a query. `data` is validated when it is read. */
export interface QueryRow {
  key: string
  data: unknown
  updatedAt: number
}

/**
 * The key of this device. Under a PIN the row has `sealedKey` (PKCS#8) instead of the key itself. After a
 * key was given up with its PIN, only `former` is left.
 */
export interface DeviceKeyRow {
  id: 'device'
  /** Null until the server has answered. Until then the same key is sent again. */
  deviceId: string | null
  /** The uncompressed point in base64url. */
  publicKey: string
  privateKey: CryptoKey | null
  sealedKey: SealedBytes | null
  /** The device that this one replaces, until the server knows. */
  former: string | null
}

export interface PassRow {
  credentialId: string
  /** The signed pass in base64url, or its sealed bytes under the PIN. */
  pass: string | SealedBytes
  issuedAt: number
  expiresAt: number
}

/** A note of a code that was made here. Its age is not sealed, because old rows are deleted by it. */
interface MadeCodeRow {
  id: string
  at: number
  /** The note itself, or its sealed bytes under the PIN. Validated when it is read. */
  note: unknown
}

/** AES-256-GCM under the vault's key. */
export interface SealedBytes {
  /** The generation of the vault that sealed the bytes. No other vault opens them. */
  generation: string
  nonce: Uint8Array<ArrayBuffer>
  bytes: Uint8Array<ArrayBuffer>
}

/** The data for recognising the PIN. */
export interface VaultRow {
  id: 'vault'
  owner: string
  /** New for each PIN: data sealed under one PIN belongs to no other. */
  generation: string
  salt: Uint8Array<ArrayBuffer>
  check: SealedBytes
  /** The number of wrong PINs in a row. */
  failures: number
}

/** A value stored whole under a name: signed data of the issuer, or a part of the learning content. */
export interface KeptRow {
  id: string
  value: unknown
  /** The time of storing or of the last confirmation, in milliseconds. */
  at: number
  etag?: string
}

/** An event of this device that the server does not have yet. */
export interface OutboxRow {
  /** A UUID made here, so that a second sending does no harm. */
  id: string
  kind: string
  /** The time of the event, in milliseconds. */
  at: number
  payload: unknown
  /** How often the server has refused the event. */
  tries: number
}

/** The tables for one user, or for a visitor who is not signed in. */
interface DeviceRows {
  queries: QueryRow
  deviceKeys: DeviceKeyRow
  passes: PassRow
  madeCodes: MadeCodeRow
  vault: VaultRow
  trust: KeptRow
  content: KeptRow
  outbox: OutboxRow
  answers: KeptRow
  progress: KeptRow
  checklists: KeptRow
}

type KeyFields = { [Name in keyof DeviceRows]: keyof DeviceRows[Name] & string }

/** Every table with its key field. */
export const TABLES = {
  queries: 'key',
  deviceKeys: 'id',
  passes: 'credentialId',
  madeCodes: 'id',
  vault: 'id',
  trust: 'id',
  content: 'id',
  outbox: 'id',
  answers: 'id',
  progress: 'id',
  checklists: 'id',
} as const satisfies KeyFields

/** The part of a Dexie table that the app uses, so that memory can replace the disk. */
export interface DeviceTable<Row> {
  get(key: string): PromiseLike<Row | undefined>
  put(row: Row): PromiseLike<unknown>
  bulkPut(rows: Row[]): PromiseLike<unknown>
  delete(key: string): PromiseLike<void>
  toArray(): PromiseLike<Row[]>
  clear(): PromiseLike<void>
}

export type DeviceTables = { [Name in keyof DeviceRows]: DeviceTable<DeviceRows[Name]> }

/** Builds all tables in the same way; only here their row types do not matter. */
export function buildTables<Row>(
  build: (name: string, key: string) => DeviceTable<Row>,
): DeviceTables {
  const tables = Object.entries(TABLES).map(([name, key]) => [name, build(name, key)])
  return Object.fromEntries(tables) as DeviceTables
}
