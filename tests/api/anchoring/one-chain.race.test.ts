import { afterAll, expect, test } from 'vitest'
import { chainKeeper, requireOneChain } from '#api/anchoring/require-one-chain.ts'
import { takeSenderLock } from '#api/anchoring/sender-lock.ts'
import { readEnv } from '#api/settings/env.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { startServer } from '#tests/support/server/server.ts'

const CHAIN = {
  CHAIN_RPC_URL: 'http://127.0.0.1:1',
  CHAIN_ISSUER_KEY: `0x${'11'.repeat(32)}`,
  CHAIN_REVOKER_KEY: `0x${'22'.repeat(32)}`,
  CONTRACT_ADDRESS: `0x${'33'.repeat(20)}`,
}

const storage = await openTestDatabase()
if (storage.connection.kind !== 'postgres') throw new Error('Several nodes need PostgreSQL')
const url = storage.connection.url
const lock = await takeSenderLock(url, chainKeeper(envOf('/tmp/first')))
afterAll(async () => {
  await lock?.release()
})

function envOf(dataDir: string, chain: Record<string, string> = {}) {
  return readEnv({ DATABASE_URL: url, DATA_DIR: dataDir, ...chain })
}

test('a second machine without a configured chain does not start', async () => {
  const start = startServer({ DATABASE_URL: url })
  await expect(start).rejects.toThrow('Several machines need one common chain. Set CHAIN_RPC_URL')
})

test('a second process on the folder of the first does, and so does one with a chain', async () => {
  await requireOneChain(envOf('/tmp/first'), storage.database)
  await requireOneChain(envOf('/tmp/second', CHAIN), storage.database)
  await expect(requireOneChain(envOf('/tmp/second'), storage.database)).rejects.toThrow(
    'one common chain',
  )
})
