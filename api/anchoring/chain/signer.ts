import { SigningKey, Transaction, computeAddress } from 'ethers'
import type { Fees } from './chain-reads.ts'

interface Unsigned extends Fees {
  chainId: number
  nonce: number
  /** Null when the transaction deploys a contract. */
  to: string | null
  data: string
  gasLimit: bigint
}

export interface Signer {
  address: string
  sign: (unsigned: Unsigned) => { hash: string; raw: string }
}

export function openSigner(privateKey: string): Signer {
  const key = new SigningKey(privateKey)
  return {
    address: computeAddress(key),
    sign(unsigned) {
      const transaction = Transaction.from({ ...unsigned, type: 2, value: 0 })
      transaction.signature = key.sign(transaction.unsignedHash)
      return { hash: transaction.hash ?? '', raw: transaction.serialized }
    },
  }
}
