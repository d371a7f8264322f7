import { cp, mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChainEnv } from '#api/anchoring/chain/chain-source.ts'
import { startLocalChain } from '#api/anchoring/chain/local-chain.ts'

interface ReadableChain {
  rpcUrl: string
  close: () => Promise<void>
}

/**
 * Opens the configured chain for reading. Without a configured chain, starts a node with a copy of the saved
 * state of our own chain. The copy protects the saved state from changes. Returns undefined when no state was
 * saved.
 */
export async function openReadableChain({
  chain,
  dataDir,
}: Pick<ChainEnv, 'chain' | 'dataDir'>): Promise<ReadableChain | undefined> {
  if (chain) return { rpcUrl: chain.rpcUrl, close: () => Promise.resolve() }

  const saved = join(dataDir, 'chain', 'state.json')
  if (!existsSync(saved)) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'visa-chain-'))
  await cp(saved, join(folder, 'state.json'))
  const { rpcUrl, stop } = await startLocalChain(folder, new AbortController().signal)
  return {
    rpcUrl,
    close: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
