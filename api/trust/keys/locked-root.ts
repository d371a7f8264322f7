import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { StoredRoot } from './root-file.ts'

const FORMAT = 'vsg/root/1'
/**
 * The parameters of scrypt, which derives the key from the passphrase. Each guess of a passphrase needs 128
 * MiB of memory.
 */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }
const KEY_BYTES = 32
const SALT_BYTES = 16
const NONCE_BYTES = 12
const MAC_BYTES = 16

const Octets = z.base64url().transform((text) => Buffer.from(text, 'base64url'))

/** The encrypted file of a root. Without the passphrase, only the public key for key sets is readable. */
export const LockedRoot = StoredRoot.omit({ privateKey: true, certifier: true }).extend({
  format: z.literal(FORMAT),
  salt: Octets.refine(({ length }) => length === SALT_BYTES),
  nonce: Octets.refine(({ length }) => length === NONCE_BYTES),
  /** The encrypted `Secret`, followed by its authentication code. */
  sealed: Octets.refine(({ length }) => length > MAC_BYTES),
})
export type LockedRoot = z.input<typeof LockedRoot>

const Secret = StoredRoot.pick({ privateKey: true, certifier: true })

type Named = Pick<StoredRoot, 'generation' | 'point'>

export async function lockRoot(
  { generation, point, ...secret }: StoredRoot,
  passphrase: string,
): Promise<LockedRoot> {
  const salt = randomBytes(SALT_BYTES)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await derive(passphrase, salt), nonce)
  cipher.setAAD(nameOf({ generation, point }))
  const text = JSON.stringify(secret)
  const sealed = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
  return {
    format: FORMAT,
    generation,
    point,
    salt: salt.toString('base64url'),
    nonce: nonce.toString('base64url'),
    sealed: sealed.toString('base64url'),
  }
}

/** If the passphrase is wrong or the file was altered, throws an error with a message for the operator. */
export async function unlockRoot(
  { generation, point, salt, nonce, sealed }: z.output<typeof LockedRoot>,
  passphrase: string,
): Promise<StoredRoot> {
  const key = await derive(passphrase, salt)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: MAC_BYTES })
  decipher.setAAD(nameOf({ generation, point }))
  decipher.setAuthTag(sealed.subarray(-MAC_BYTES))
  try {
    const opened = Buffer.concat([
      decipher.update(sealed.subarray(0, -MAC_BYTES)),
      decipher.final(),
    ])
    return { generation, point, ...Secret.parse(JSON.parse(opened.toString())) }
  } catch (cause) {
    const message = `This passphrase does not open root ${String(generation)}. Try again, or take the copy of its file from the other place.`
    throw new Error(message, { cause })
  }
}

function nameOf({ generation, point }: Named): Buffer {
  return Buffer.from(`${FORMAT} ${String(generation)} ${point}`)
}

const deriveKey = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt)

function derive(passphrase: string, salt: Buffer): Promise<Buffer> {
  return deriveKey(passphrase.normalize('NFKC'), salt, KEY_BYTES, SCRYPT)
}
