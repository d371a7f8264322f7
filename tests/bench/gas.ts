import { pathToFileURL } from 'node:url'
import { getBytes, type ContractTransactionReceipt } from 'ethers'
import { toHex } from '#contracts/bytes.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { deployRegistry, type DeployedRegistry } from '#tests/support/chain/registry.ts'

export interface GasRow {
  operation: string
  /** The gas of the whole transaction, from its receipt. */
  gas: number
  credentials: number
  /**
   * The least gas that a contract can need: it checks a role, writes the same slots and logs the
   * same data.
   */
  floor: number
  /**
   * The gas of an earlier version of the contract. That version had no delay for a change of its
   * administrator.
   */
  before: number
  /**
   * The gas for the same effect by OpenAttestation's document store (document-store-ethers-v6
   * 4.1.0).
   */
  documentStore: number
}

const MANY = 64
/**
 * The greatest rise of gas per call because of the delay for a change of the administrator. A test
 * checks this limit.
 */
export const RISE_MAX = 60

/** The prices of the Ethereum protocol since Berlin (EIP-2028, EIP-2929), and the price of a log. */
const TRANSACTION = 21_000
const DATA_BYTE = 16
const DATA_ZERO_BYTE = 4
const COLD_READ = 2_100
const FIRST_WRITE = 22_100
const LATER_WRITE = 5_000
const LOG_WITH_ROOT = 3 * 375
const LOG_WORD = 8 * 32

const ANCHOR_FLOOR = COLD_READ + FIRST_WRITE + LOG_WITH_ROOT + LOG_WORD
const REVOKE_FLOOR = 2 * COLD_READ + LOG_WITH_ROOT + 3 * LOG_WORD

/**
 * Measures each operation on a new chain. No hash contains a zero byte, because zero bytes are
 * cheaper.
 */
export async function measureGas(): Promise<GasRow[]> {
  const anvil = await startAnvil()
  const deployed = await deployRegistry(anvil)
  const rows = [...(await measureAnchors(deployed)), ...(await measureRevocations(deployed))]
  deployed.provider.destroy()
  await anvil.stop()
  return rows
}

async function measureAnchors(deployed: DeployedRegistry): Promise<GasRow[]> {
  const rows: GasRow[] = []
  for (const size of [256, 1024]) {
    const receipt = await deployed.send(deployed.issuer, 'anchor', rootOf(size), size)
    rows.push({
      operation: `Anchor ${String(size)} credentials`,
      gas: Number(receipt.gasUsed),
      credentials: size,
      floor: ANCHOR_FLOOR + (await priceData(deployed, receipt)),
      before: 48_142,
      documentStore: 48_997,
    })
  }
  return rows
}

async function measureRevocations(deployed: DeployedRegistry): Promise<GasRow[]> {
  const root = rootOf(0)
  await deployed.send(deployed.issuer, 'anchor', root, 1024)
  const revoke = async (word: number, mask: bigint, write: number) => {
    const receipt = await deployed.send(deployed.revoker, 'revoke', root, word, mask, 1)
    const floor = REVOKE_FLOOR + write + (await priceData(deployed, receipt))
    return { gas: Number(receipt.gasUsed), floor }
  }

  return [
    {
      operation: 'Revoke the first credential of a word',
      ...(await revoke(2, 1n << 7n, FIRST_WRITE)),
      credentials: 1,
      before: 51_284,
      documentStore: 51_812,
    },
    {
      operation: 'Revoke a later one of the same word',
      ...(await revoke(2, 1n << 200n, LATER_WRITE)),
      credentials: 1,
      before: 34_184,
      documentStore: 51_812,
    },
    {
      operation: `Revoke ${String(MANY)} of one word at once`,
      ...(await revoke(3, BigInt(`0x${'1'.repeat(MANY)}`), FIRST_WRITE)),
      credentials: MANY,
      before: 51_695,
      documentStore: 32_952 * MANY,
    },
  ]
}

async function priceData({ provider }: DeployedRegistry, { hash }: ContractTransactionReceipt) {
  const transaction = await provider.getTransaction(hash)
  const prices = Array.from(getBytes(transaction?.data ?? '0x'), (byte) =>
    byte === 0 ? DATA_ZERO_BYTE : DATA_BYTE,
  )
  return prices.reduce((sum, price) => sum + price, TRANSACTION)
}

/** Returns the rows as a table in Markdown. */
export function formatGas(rows: readonly GasRow[]): string {
  const lines = rows.map(({ operation, gas, credentials, floor, before, documentStore }) => {
    const numbers = [
      gas,
      floor,
      before,
      gas - before,
      gas / credentials,
      documentStore,
      documentStore / credentials,
    ]
    const cells = numbers.map((value) => Math.round(value).toLocaleString('en-US'))
    return `| ${[operation, ...cells].join(' | ')} |`
  })
  return [
    '| | gas | floor | before | rise | per credential | document store | per credential |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

function rootOf(size: number): string {
  return `0x${toHex(new Uint8Array(32).fill((size >> 8) + 1))}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${formatGas(await measureGas())}\n`)
}
