import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Interface } from 'ethers'
import { z } from 'zod'
import { VISA_REGISTRY_ABI } from '#contracts/anchoring/visa-registry.ts'
import type { Anvil } from './anvil.ts'

const registry = new Interface(VISA_REGISTRY_ABI)
const Logs = z.array(z.looseObject({ topics: z.array(z.string()), data: z.string() }))

export interface ChainHistory {
  /** All anchored roots. A root that was anchored twice is here twice. */
  anchoredRoots: string[]
  /** The revoked leaves in the form `root/leaf index`. */
  revokedLeaves: string[]
}

/** Reads the contract's events directly from the node. */
export async function readHistory(
  anvil: Pick<Anvil, 'send'>,
  address: string,
): Promise<ChainHistory> {
  const answer = await anvil.send('eth_getLogs', [{ address, fromBlock: '0x0' }])
  const events = Logs.parse(answer).flatMap((log) => {
    const event = registry.parseLog(log)
    return event ? [event] : []
  })
  const named = (name: string) => events.filter((event) => event.name === name)
  return {
    anchoredRoots: named('Anchored').map(({ args }) => String(args['root'])),
    revokedLeaves: named('Revoked').flatMap(({ args }) =>
      bitsOf(BigInt(String(args['mask']))).map(
        (bit) => `${String(args['root'])}/${String(256n * BigInt(String(args['word'])) + bit)}`,
      ),
    ),
  }
}

function bitsOf(mask: bigint): bigint[] {
  return Array.from({ length: 256 }, (_, bit) => BigInt(bit)).filter((bit) => (mask >> bit) & 1n)
}

/** Writes the whole state of the chain to a file. A later node can load this file. */
export async function saveState(anvil: Pick<Anvil, 'send'>, folder: string): Promise<string> {
  const path = join(folder, 'saved-state.json')
  const dump = String(await anvil.send('anvil_dumpState'))
  writeFileSync(path, gunzipSync(Buffer.from(dump.slice(2), 'hex')))
  return path
}
