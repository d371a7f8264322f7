import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { writeCanonical } from './canonical-json.ts'

/**
 * Makes the key pair of an editor. Run this on the editor's machine, because no server may have the private
 * key.
 */
export function makeEditorKey(): { pem: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { pem, publicKey: publicKeyOf(privateKey) }
}

function publicKeyOf(privateKey: KeyObject): string {
  return createPublicKey(privateKey).export({ format: 'jwk' }).x ?? ''
}

export function signPack<Pack extends object>(pack: Pack, privateKey: KeyObject) {
  const value = sign(null, Buffer.from(writeCanonical(pack)), privateKey).toString('base64url')
  return { ...pack, signature: { key: publicKeyOf(privateKey), value } }
}
