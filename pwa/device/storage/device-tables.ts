/** A query's answer as it was last received; `data` is validated when it is read. */
export interface QueryRow {
  key: string
  data: unknown
  updatedAt: number
}

/**
 * The key of this device; with a PIN it is `sealedKey` (PKCS#8) that is kept, not the key itself. Of a
 * key that was given up with its PIN nothing is left but `former`.
 */
export interface DeviceKeyRow {
  id: 'device'
  /** Null until the server has answered; the same key is sent until then. */
  deviceId: string | null
  /** The uncompressed point in base64url. */
  publicKey: string
  privateKey: CryptoKey | null
  sealedKey: SealedBytes | null
  /** The device in whose place this one comes, until the server has heard of it. */
  former: string | null
}

export interface PassRow {
  credentialId: string
  /** The signed pass in base64url, or sealed under the PIN. */
  pass: string | SealedBytes
  issuedAt: number
  expiresAt: number
}

/** A note of a code that was made here; its age stays in clear, for by it the row goes. */
export interface MadeCodeRow {
  id: string
  at: number
  /** In clear, or sealed under the PIN; validated when it is read. */
  note: unknown
}

/** AES-256-GCM under the key of the vault. */
export interface SealedBytes {
  /** Of the vault that sealed it: no other opens it. */
  generation: string
  nonce: Uint8Array<ArrayBuffer>
  bytes: Uint8Array<ArrayBuffer>
}

/** What it takes to recognise the PIN. */
export interface VaultRow {
  id: 'vault'
  owner: string
  /** Another one for each PIN that is set: what was sealed under one belongs to no other. */
  generation: string
  salt: Uint8Array<ArrayBuffer>
  check: SealedBytes
  /** How many wrong PINs in a row. */
  failures: number
}

/** Something that is kept whole under a name: what the issuer signed, a part of the learning content. */
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

/** What this browser keeps for one user, or for a visitor who is not signed in. */
export interface DeviceRows {
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

/** Every table with the field that is its key. */
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

/** The part of a Dexie table that the app uses, so that memory can stand in for the disk. */
export interface DeviceTable<Row> {
  get(key: string): PromiseLike<Row | undefined>
  put(row: Row): PromiseLike<unknown>
  bulkPut(rows: Row[]): PromiseLike<unknown>
  delete(key: string): PromiseLike<void>
  toArray(): PromiseLike<Row[]>
  clear(): PromiseLike<void>
}

export type DeviceTables = { [Name in keyof DeviceRows]: DeviceTable<DeviceRows[Name]> }

/** Builds them all alike: only here their rows are not told apart. */
export function buildTables<Row>(
  build: (name: string, key: string) => DeviceTable<Row>,
): DeviceTables {
  const tables = Object.entries(TABLES).map(([name, key]) => [name, build(name, key)])
  return Object.fromEntries(tables) as DeviceTables
}
