import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

const TAG_BYTES = 4
const NONCE_BYTES = 12
const MAC_BYTES = 16

export interface Sealing {
  /** The secret key for the hashes of holder names. It is never in the database. */
  namePepper: Buffer
  /** Returns the key that hides the order of the passes in a week. */
  weekKey(week: number): Buffer
  /** The key for the signatures of cursors. A device's cursor must have such a signature. */
  cursorKey: Buffer
  /**
   * Returns a keyed hash of an address, which does not reveal the address. Rows with a sealed address are
   * found by this hash.
   */
  markAddress(emailKey: string): Buffer
  /**
   * Encrypts with AES-256-GCM. Each subject has a key of its own. The subject is also the additional
   * authenticated data.
   */
  seal(subject: string, bytes: Uint8Array): Buffer
  /**
   * Decrypts sealed bytes. Throws a `SealBroken` unless they were sealed with one of our keys for this
   * subject.
   */
  open(subject: string, sealed: Uint8Array): Buffer
  isSealedByCurrent(sealed: Uint8Array): boolean
}

/**
 * The error for sealed bytes that were altered, or that were sealed with another key or for another subject.
 */
export class SealBroken extends Error {
  constructor(subject: string, options?: ErrorOptions) {
    super(`no key in MASTER_KEY opens the sealed data of ${subject}`, options)
    this.name = 'SealBroken'
  }
}

/** Returns the message for an operator who has started a process with wrong keys. */
export function describeSealBroken({ message }: SealBroken): string {
  return `MASTER_KEY does not fit this database: ${message}. Start with the keys that sealed this database, the oldest first. Without MASTER_KEY, the keys are in secrets.json in DATA_DIR.`
}

interface MasterKey {
  tag: Buffer
  bytes: Uint8Array
}

/**
 * Creates the sealing with the master keys. The last key seals. The tag in front of sealed bytes names their
 * key. The first key also makes the hashes of names and addresses, and the order in the week lists. Therefore
 * the first key must never be removed, and a new key must be appended.
 */
export function openSealing(masterKeys: Uint8Array[]): Sealing {
  const keys = masterKeys.map((bytes) => ({ bytes, tag: tagOf(bytes) }))
  const first = keys.at(0)
  const current = keys.at(-1)
  if (!first || !current) throw new Error('there is no master key')
  const addressKey = derive(first, 'vsg/address', '')

  return {
    namePepper: derive(first, 'vsg/name-pepper', ''),
    weekKey: (week) => derive(first, 'vsg/week', String(week)),
    cursorKey: derive(first, 'vsg/cursor', ''),
    markAddress: (emailKey) => createHmac('sha256', addressKey).update(emailKey).digest(),

    seal(subject, bytes) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', derive(current, 'vsg/seal', subject), nonce)
      cipher.setAAD(Buffer.from(subject))
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([current.tag, nonce, sealed, cipher.getAuthTag()])
    },

    open(subject, sealed) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      const key = keys.find(({ tag }) => tag.equals(bytes.subarray(0, TAG_BYTES)))
      if (!key) throw new SealBroken(subject)
      return decrypt(derive(key, 'vsg/seal', subject), subject, bytes.subarray(TAG_BYTES))
    },

    isSealedByCurrent: (sealed) => current.tag.equals(sealed.subarray(0, TAG_BYTES)),
  }
}

/** Works like `open`, but returns undefined instead of a `SealBroken`. */
export function tryOpen(sealing: Sealing, subject: string, sealed: Uint8Array): Buffer | undefined {
  try {
    return sealing.open(subject, sealed)
  } catch (error) {
    if (error instanceof SealBroken) return undefined
    throw error
  }
}

function decrypt(key: Buffer, subject: string, bytes: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    decipher.setAAD(Buffer.from(subject))
    decipher.setAuthTag(bytes.subarray(-MAC_BYTES))
    const opened = decipher.update(bytes.subarray(NONCE_BYTES, -MAC_BYTES))
    return Buffer.concat([opened, decipher.final()])
  } catch (cause) {
    throw new SealBroken(subject, { cause })
  }
}

function tagOf(bytes: Uint8Array): Buffer {
  return createHash('sha256')
    .update('vsg/master-key-tag')
    .update(bytes)
    .digest()
    .subarray(0, TAG_BYTES)
}

function derive({ bytes }: MasterKey, purpose: string, subject: string): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, subject, purpose, 32))
}
