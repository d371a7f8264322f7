import { readBlock, readHead } from '#api/anchoring/chain/chain-reads.ts'
import { holdsRole } from '#api/anchoring/chain/registry-reads.ts'
import { openRpc, type Rpc } from '#api/anchoring/chain/rpc.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { requireSameChain } from '#api/anchoring/enter-epoch.ts'
import { isRunningOut } from '#api/anchoring/is-running-out.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import type { Services } from '#api/services.ts'
import type { Env } from '#api/settings/env.ts'
import { type Finding, green, red } from './finding.ts'

const HEAD_MAX_MS = 26 * 60 * 60_000
const WEI_PER_GWEI = 1_000_000_000n

/**
 * Examines the chain: whether it is the chain with our anchors, makes blocks and accepts our calls. Also
 * examines whether our accounts can pay for calls.
 */
export async function examineChain({
  env,
  database,
  clock,
}: Pick<Services, 'database' | 'clock'> & { env: Pick<Env, 'chain'> }): Promise<Finding[]> {
  const { chain } = env
  if (!chain) return [green('The product uses its own chain and runs it itself')]
  const rpc = openRpc(chain.rpcUrl, new AbortController().signal)
  const epoch = await ChainEpoch.current(database)
  if (!epoch) return [red('The product never used this chain. Start the product once.')]
  await requireSameChain(rpc, epoch)
  const feePerGas = BigInt(chain.maxFeeGwei) * WEI_PER_GWEI
  const accounts = [
    { role: 'issuer', key: chain.issuerKey },
    { role: 'revoker', key: chain.revokerKey },
  ] as const
  const findings = [
    green(`Chain ${String(epoch.chainId)}, contract ${epoch.contractAddress}`),
    await examineHead(rpc, clock.now()),
  ]
  for (const { role, key } of accounts) {
    const { address } = openSigner(key)
    if (!(await holdsRole(rpc, epoch.contractAddress, address, role))) {
      findings.push(red(`The contract refuses calls of ${address}, which is not its ${role}`))
    } else if (await isRunningOut(rpc, address, feePerGas)) {
      findings.push(
        red(`The ${role} ${address} soon has too little money for gas at the highest fee`),
      )
    } else findings.push(green(`The ${role} ${address} has its role, and enough money for gas`))
  }
  return findings
}

async function examineHead(rpc: Rpc, now: Date): Promise<Finding> {
  const number = await readHead(rpc)
  const at = new Date(((await readBlock(rpc, number))?.timestamp ?? 0) * 1000)
  const text = `The last block of the chain is ${String(number)}, of ${at.toISOString()}`
  return now.getTime() - at.getTime() > HEAD_MAX_MS ? red(text) : green(text)
}
