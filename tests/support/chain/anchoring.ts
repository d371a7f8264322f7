import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseUnits } from 'ethers'
import type { Knex } from 'knex'
import { pino, type Logger } from 'pino'
import { openAnchoring, type Anchoring } from '#api/anchoring/anchoring.ts'
import type { ChainEnv } from '#api/anchoring/chain/chain-source.ts'
import { deployRegistry } from '#api/anchoring/chain/deploy-registry.ts'
import { findAnchors, type AnchorState } from '#api/anchoring/proof.ts'
import { enqueueAnchor, enqueueRevocation } from '#api/anchoring/queue.ts'
import { openRpc } from '#api/anchoring/chain/rpc.ts'
import type { Pacing } from '#api/anchoring/run-sender.ts'
import type { AnchorNotice } from '#api/anchoring/session.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { shareAlarms } from '#api/audit/all-alarms.ts'
import { chainListeners } from '#api/credentials/chain-listeners.ts'
import { ALONE } from '#api/processes/siblings.ts'
import type { Services } from '#api/services.ts'
import type { TestDatabase } from '#tests/support/server/database.ts'
import { closeAfter } from '../closing.ts'
import type { Anvil } from './anvil.ts'

/** The pauses are short for tests. The product has longer pauses. */
const QUICK = { batchAgeMs: 50, busyPauseMs: 25, idlePauseMs: 50 }
const RPC_TIMEOUT_MS = 2_000
const POLL_MS = 20
const PATIENCE_MS = 120_000

export type ConfiguredChain = NonNullable<ChainEnv['chain']>

export interface Notices {
  anchored: AnchorNotice[]
  unanchored: string[]
  revoked: AnchorNotice[]
  /** The number of calls of `onRowsLost`. */
  rowsLost: number
}

export interface TestAnchoring extends Anchoring {
  /** The notices that the sender has given to the owner of the hashes. */
  notices: Notices
}

export interface TestAnchoringOptions {
  /**
   * Without a chain, the product starts its own chain. The data of its own chain is in `dataDir`.
   */
  chain?: ConfiguredChain
  dataDir?: string
  env?: Partial<ChainEnv>
  pacing?: Partial<Pacing>
  log?: Logger
}

/** Returns a function that tells the alarms of this anchoring alone. */
export function tellAlarms(anchoring: () => Anchoring): Services['allAlarms'] {
  const quiet = { list: () => [] }
  const chain = { list: () => anchoring().alarms.list() }
  return shareAlarms(ALONE, { chain, keys: quiet, audit: quiet, content: quiet })
}

export function openTestAnchoring(
  { database, connection }: Pick<TestDatabase, 'database' | 'connection'>,
  { chain, dataDir = '', env, pacing, log = pino({ level: 'silent' }) }: TestAnchoringOptions,
): TestAnchoring {
  const notices: Notices = { anchored: [], unanchored: [], revoked: [], rowsLost: 0 }
  const anchoring = openAnchoring({
    env: {
      chain,
      dataDir,
      databaseUrl: connection.kind === 'postgres' ? connection.url : undefined,
      explorerUrl: undefined,
      networkName: undefined,
      ...env,
    },
    log,
    database,
    pacing: { ...QUICK, rpcTimeoutMs: RPC_TIMEOUT_MS, ...pacing },
    onAnchored: (_trx, anchors) => {
      notices.anchored.push(...anchors)
      return Promise.resolve()
    },
    onUnanchored: (_trx, anchorHashes) => {
      notices.unanchored.push(...anchorHashes)
      return Promise.resolve()
    },
    onRevoked: (_trx, revocations) => {
      notices.revoked.push(...revocations)
      return Promise.resolve()
    },
    onRowsLost: () => {
      notices.rowsLost += 1
      return Promise.resolve()
    },
  })
  return { ...anchoring, close: closeAfter(anchoring.close), notices }
}

/** Deploys the contract to a test chain. Returns the configuration of the chain. */
export async function configureChain(
  anvil: Anvil,
  { confirmations = 0 } = {},
): Promise<ConfiguredChain> {
  const [issuerKey = '', revokerKey = '', , , adminKey = ''] = anvil.privateKeys
  const [admin, issuer, revoker] = [adminKey, issuerKey, revokerKey].map(openSigner)
  if (!admin || !issuer || !revoker) throw new Error('Not enough accounts')
  const { contractAddress } = await deployRegistry(
    openRpc(anvil.url, new AbortController().signal),
    {
      signer: issuer,
      holders: { admin: admin.address, issuer: issuer.address, revoker: revoker.address },
      maxFeePerGas: parseUnits('100', 'gwei'),
    },
  )
  const limits = { confirmations, maxFeeGwei: 1_000 }
  return { rpcUrl: anvil.url, issuerKey, revokerKey, contractAddress, ...limits }
}

/** The environment variables of this chain. */
export function envOf(chain: ConfiguredChain) {
  return {
    CHAIN_RPC_URL: chain.rpcUrl,
    CHAIN_ISSUER_KEY: chain.issuerKey,
    CHAIN_REVOKER_KEY: chain.revokerKey,
    CONTRACT_ADDRESS: chain.contractAddress,
    CHAIN_CONFIRMATIONS: String(chain.confirmations),
  }
}

/**
 * Opens the anchoring with short pauses. Apart from the pauses, it is the anchoring of the product.
 */
export function openQuickAnchoring({
  env,
  log,
  database,
}: Pick<Services, 'env' | 'log' | 'database'>) {
  return openAnchoring({ env, log, database, ...chainListeners, pacing: QUICK })
}

export function buildAnchorHashes(count: number): string[] {
  return Array.from({ length: count }, () => randomBytes(32).toString('hex'))
}

/** Queues new hashes in one transaction. An issue of credentials does the same. */
export async function queueAnchors(database: Knex, count: number): Promise<string[]> {
  const anchorHashes = buildAnchorHashes(count)
  await database.transaction(async (trx) => {
    for (const anchorHash of anchorHashes) await enqueueAnchor(trx, anchorHash)
  })
  return anchorHashes
}

export function queueRevocations(database: Knex, anchorHashes: readonly string[], reasonCode = 1) {
  return database.transaction(async (trx) => {
    for (const anchorHash of anchorHashes) await enqueueRevocation(trx, anchorHash, reasonCode)
  })
}

export async function statesOf(
  database: Knex,
  anchorHashes: string[],
): Promise<AnchorState['status'][]> {
  const anchors = await findAnchors(database, anchorHashes)
  return anchorHashes.map((anchorHash) => anchors.get(anchorHash)?.status ?? 'pending')
}

interface Patience {
  patienceMs?: number
  pollMs?: number
}

/** Waits until every hash has this status. */
export function untilAll(
  database: Knex,
  anchorHashes: string[],
  status: AnchorState['status'],
  patience?: Patience,
): Promise<void> {
  return until(
    async () => (await statesOf(database, anchorHashes)).every((state) => state === status),
    patience,
  )
}

export async function until(
  isTrue: () => boolean | Promise<boolean>,
  { patienceMs = PATIENCE_MS, pollMs = POLL_MS }: Patience = {},
): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('The condition never became true')
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/** Makes a new folder in the system's temporary folder. `remove` removes the folder. */
export function makeDataDir(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'visa-anchoring-'))
  return {
    dataDir,
    remove: () => {
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
