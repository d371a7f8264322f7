/** The last response of a query. The schema of the query checks `data` when the row is read. */
export interface QueryRow {
  key: string
  data: unknown
  updatedAt: number
}

/**
 * The key of this device. With a PIN, the row has `sealedKey` (PKCS#8) instead of `privateKey`. After the
 * deletion of the wallet on this device, only `former` has a value.
 */
export interface DeviceKeyRow {
  id: 'device'
  /**
   * The server's id of the device. While it is null, each registration sends this same key again.
   */
  deviceId: string | null
  /** The public point in base64url, not compressed. */
  publicKey: string
  privateKey: CryptoKey | null
  sealedKey: SealedBytes | null
  /** The id of the device that this key replaces. Null as soon as the server knows of the replacement. */
  former: string | null
}

export interface PassRow {
  credentialId: string
  /** The signed pass in base64url, or its encrypted bytes when there is a PIN. */
  pass: string | SealedBytes
  issuedAt: number
  expiresAt: number
}

/**
 * A note of a code that was made for this device. `at` is not encrypted, because old rows are deleted by age.
 */
interface MadeCodeRow {
  id: string
  at: number
  /** The note, or its encrypted bytes when there is a PIN. The note is checked when it is read. */
  note: unknown
}

/** Bytes that are encrypted under the PIN, with AES-256-GCM. */
export interface SealedBytes {
  /** The id of the PIN under which the bytes are encrypted (`VaultRow`). */
  generation: string
  nonce: Uint8Array<ArrayBuffer>
  bytes: Uint8Array<ArrayBuffer>
}

/** The data of a PIN. With it, the app checks whether a typed PIN is right. */
export interface VaultRow {
  id: 'vault'
  owner: string
  /**
   * A random id of this PIN. Encrypted data contains it too, so the app notices data that was
   * encrypted under another PIN.
   */
  generation: string
  salt: Uint8Array<ArrayBuffer>
  check: SealedBytes
  /** The number of wrong PINs since the last right PIN. */
  failures: number
}

/**
 * A named value that is stored as a whole, for example signed data of the issuer or a part of the
 * content.
 */
export interface KeptRow {
  id: string
  value: unknown
  /** The time of storing or of the last confirmation, in milliseconds. */
  at: number
  etag?: string
}

/** An event of this device that the server does not have yet. */
export interface OutboxRow {
  /** A UUID that this device made. It lets the server recognise an event that was sent twice. */
  id: string
  kind: string
  /** The time of the event, in milliseconds. */
  at: number
  payload: unknown
  /** How many times the server has refused the event. */
  tries: number
}

/** The tables of one user, or of a visitor without a session. */
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

/** All tables, each with its key field. */
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

/** The functions of a Dexie table that the app uses. A table in memory has the same functions. */
export interface DeviceTable<Row> {
  get(key: string): PromiseLike<Row | undefined>
  put(row: Row): PromiseLike<unknown>
  bulkPut(rows: Row[]): PromiseLike<unknown>
  delete(key: string): PromiseLike<void>
  toArray(): PromiseLike<Row[]>
  clear(): PromiseLike<void>
}

export type DeviceTables = { [Name in keyof DeviceRows]: DeviceTable<DeviceRows[Name]> }

/**
 * Calls `build` for each table. The result has the row types of `DeviceTables`, whatever rows
 * `build` uses.
 */
export function buildTables<Row>(
  build: (name: string, key: string) => DeviceTable<Row>,
): DeviceTables {
  const tables = Object.entries(TABLES).map(([name, key]) => [name, build(name, key)])
  return Object.fromEntries(tables) as DeviceTables
}
