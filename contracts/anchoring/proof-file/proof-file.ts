import * as z from 'zod/mini'
import { fromBase64Url, fromHex } from '#contracts/bytes.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { parseCredential, type SignedCredential } from '#contracts/presentation/credential.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { type KeySet, readKeySet } from '#contracts/trust/key-set.ts'
import { ANCHOR_SALT_BYTES, anchorHash } from '#contracts/anchoring/anchor-hash.ts'
import { PROOF_DEPTH_MAX } from '#contracts/anchoring/anchor-proof.ts'
import { rootOf } from '#contracts/anchoring/merkle.ts'
import type { Sign1 } from '#contracts/encoding/cose.ts'
import { type BlockHeader, readBlockHeader } from './block-header.ts'
import type { BatchProof } from './prove-batch.ts'
import { parseRegistry, type RegistryClaims } from './registry-statement.ts'

export const PROOF_FORMAT = 'vsg/proof/1'
export const PROOF_FILE_BYTES_MAX = 64 * 1024

const INDEX_MAX = 2 ** 32 - 1
const KEY_SETS_MAX = 16
const NODES_MAX = 32

const Base64Url = z.string().check(z.maxLength(8_192), z.regex(/^[A-Za-z0-9_-]+$/))
const Hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))
const Hex = z.string().check(z.maxLength(4_096), z.regex(/^0x(?:[0-9a-f]{2})+$/))
/** The nodes of a trie, with the root first. */
const Nodes = z.array(Hex).check(z.maxLength(NODES_MAX))

/** The file that a holder saves. The issuer's bytes are in base64url. The chain's bytes are in hex. */
export const ProofFile = z.strictObject({
  format: z.literal(PROOF_FORMAT),
  /** A COSE_Sign1 that contains the holder's name. */
  credential: Base64Url,
  /** The salt of the anchor hash. */
  salt: Base64Url,
  /**
   * The credential's position in its batch. `siblings` begins at the leaf and ends below the root.
   */
  index: z.int().check(z.minimum(0), z.maximum(INDEX_MAX)),
  siblings: z.array(Hash).check(z.maxLength(PROOF_DEPTH_MAX)),
  /**
   * The newest key set of each root, as a COSE_Sign1. The earlier roots are included, because the
   * reader's pin can name an earlier root.
   */
  keySets: z.array(Base64Url).check(z.maxLength(KEY_SETS_MAX)),
  /** A COSE_Sign1 that names the issuer's registry. */
  registry: Base64Url,
  /** The header of a block, in RLP. */
  header: Hex,
  accountProof: Nodes,
  batchProof: Nodes,
  revocationProof: Nodes,
})
export type ProofFile = z.infer<typeof ProofFile>

export function writeProofFile(file: ProofFile): string {
  return `${JSON.stringify(file, null, 2)}\n`
}

/** The decoded parts of a file. Nobody has checked them yet. */
export interface ProofParts {
  credential: SignedCredential
  /** The root, computed from the credential, the salt and the siblings. */
  root: Uint8Array
  index: number
  /**
   * The key sets, each signed by its own root key. Nobody has checked yet whether the reader trusts
   * these root keys.
   */
  keySets: readonly KeySet[]
  registry: { signed: Sign1; claims: RegistryClaims }
  header: BlockHeader
  proof: BatchProof
}

/** Throws a `MalformedError` when the text is not a proof file. */
export async function readProofFile(text: string): Promise<ProofParts> {
  if (text.length > PROOF_FILE_BYTES_MAX) throw new MalformedError('larger than a proof file')
  const parsed = ProofFile.safeParse(parseJson(text))
  if (!parsed.success) throw new MalformedError('a field is missing, or is none of its fields')
  const file = parsed.data
  const credential = readBase64Url(file.credential)
  const salt = readBase64Url(file.salt)
  if (salt.length !== ANCHOR_SALT_BYTES) throw new MalformedError('a salt of another length')
  return {
    credential: parseCredential(credential),
    root: rootOf(file.index, anchorHash(salt, credential), file.siblings.map(fromHex)),
    index: file.index,
    keySets: await Promise.all(file.keySets.map(readOwnKeySet)),
    registry: parseRegistry(readBase64Url(file.registry)),
    header: readBlockHeader(fromHex(file.header)),
    proof: {
      accountProof: file.accountProof.map(fromHex),
      batchProof: file.batchProof.map(fromHex),
      revocationProof: file.revocationProof.map(fromHex),
    },
  }
}

async function readOwnKeySet(text: string): Promise<KeySet> {
  const keySet = await readKeySet(readBase64Url(text))
  if (!keySet) throw new MalformedError('a key set that its root did not sign')
  return keySet
}

function readBase64Url(text: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64Url(text)
  } catch (error) {
    if (error instanceof RangeError) throw new MalformedError('text that is not base64url')
    throw error
  }
}
