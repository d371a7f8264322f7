import { randomBytes } from 'node:crypto'
import { fromHex, toBase64Url, toHex } from '#contracts/bytes.ts'
import { anchorHash } from '#contracts/anchoring/anchor-hash.ts'
import { merkleTree } from '#contracts/anchoring/merkle.ts'
import { PROOF_FORMAT, type ProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import { signRegistry } from '#contracts/anchoring/proof-file/registry-statement.ts'
import { type NewCredential, signCredential } from '#contracts/presentation/credential.ts'
import type { IssuerSigner } from '#contracts/trust/issuer-trust.ts'
import { readChainId, readHead } from '#api/anchoring/chain/chain-reads.ts'
import { readBatchProof, readHeader } from '#api/anchoring/chain/proof-reads.ts'
import { openRpc } from '#api/anchoring/chain/rpc.ts'
import { type Anvil, startAnvil } from './anvil.ts'
import { deployRegistry, type DeployedRegistry } from './registry.ts'

/**
 * A batch of more than 256 leaves has two words of revocation bits. Two words make a branch in the
 * storage trie.
 */
const BATCH_LEAVES = 300

export interface AnchoredCredential {
  credential: Uint8Array
  salt: Uint8Array
  root: string
  index: number
  siblings: Uint8Array[]
}

export interface ProofChain extends DeployedRegistry {
  anvil: Anvil
  /**
   * Anchors the credential at `index` in a batch of 300 leaves. All other leaves are random. `size`
   * is the size of the batch that the registry gets. If `size` is 0, the batch is not anchored.
   */
  anchor: (
    signer: IssuerSigner,
    claims: NewCredential,
    index: number,
    size?: number,
  ) => Promise<AnchoredCredential>
  revoke: (anchored: AnchoredCredential) => Promise<void>
  /**
   * Makes a proof file about the newest block. Also returns the hash of this block, as the node
   * states it.
   */
  proveNow: (
    signer: IssuerSigner,
    anchored: AnchoredCredential,
    stated: { keySets: readonly Uint8Array[]; issuedAt?: Date },
  ) => Promise<{ file: ProofFile; blockHash: string }>
}

/**
 * Opens a registry on the given chain, or on a new chain. The result can anchor credentials in the
 * registry, and make proof files about them.
 */
export async function openProofChain(shared?: Anvil): Promise<ProofChain> {
  const anvil = shared ?? (await startAnvil())
  const deployed = await deployRegistry(anvil)
  const rpc = openRpc(anvil.url, new AbortController().signal)
  return {
    ...deployed,
    anvil,
    async anchor(signer, claims, index, size = BATCH_LEAVES) {
      const credential = await signCredential(signer, claims)
      const salt = randomBytes(32)
      const hashes = Array.from({ length: BATCH_LEAVES }, () => new Uint8Array(randomBytes(32)))
      hashes[index] = new Uint8Array(anchorHash(salt, credential))
      const tree = merkleTree(hashes)
      const root = `0x${toHex(tree.root)}`
      if (size > 0) await deployed.send(deployed.issuer, 'anchor', root, size)
      return { credential, salt, root, index, siblings: tree.proof(index) }
    },
    async revoke({ root, index }) {
      const mask = 1n << BigInt(index % 256)
      await deployed.send(deployed.revoker, 'revoke', root, Math.floor(index / 256), mask, 1)
    },
    async proveNow(signer, { credential, salt, root, index, siblings }, stated) {
      const block = await readHead(rpc)
      const read = await readHeader(rpc, block)
      if (!read) throw new Error('The header does not hash to its block')
      const { address } = deployed
      const word = Math.floor(index / 256)
      const proof = await readBatchProof(rpc, { address, root, word, block })
      const registry = await signRegistry(signer, {
        issuedAt: stated.issuedAt ?? read.header.time,
        chainId: await readChainId(rpc),
        address: fromHex(address.toLowerCase()),
      })
      const told = (await anvil.send('eth_getBlockByNumber', ['latest', false])) as { hash: string }
      return {
        blockHash: told.hash,
        file: {
          format: PROOF_FORMAT,
          credential: toBase64Url(credential),
          salt: toBase64Url(salt),
          index,
          siblings: siblings.map(toWord),
          keySets: stated.keySets.map(toBase64Url),
          registry: toBase64Url(registry),
          header: toWord(read.bytes),
          accountProof: proof.accountProof.map(toWord),
          batchProof: proof.batchProof.map(toWord),
          revocationProof: proof.revocationProof.map(toWord),
        },
      }
    },
  }
}

function toWord(bytes: Uint8Array): string {
  return `0x${toHex(bytes)}`
}
