import { pino } from 'pino'
import { z } from 'zod'
import { connectPostgres } from '#api/database/connect.ts'
import { openTestAnchoring } from './anchoring.ts'

const Task = z.object({
  databaseUrl: z.string(),
  dataDir: z.string(),
  chain: z
    .object({
      rpcUrl: z.string(),
      issuerKey: z.string(),
      revokerKey: z.string(),
      contractAddress: z.string(),
      confirmations: z.number(),
      maxFeeGwei: z.number(),
    })
    .optional(),
})
export type DrainTask = z.infer<typeof Task>

/**
 * This script runs as a separate process. It anchors and revokes the queued hashes until it is
 * killed.
 */
const { databaseUrl, dataDir, chain } = Task.parse(JSON.parse(process.argv[2] ?? ''))
const { database } = connectPostgres(databaseUrl)
openTestAnchoring(
  { database, connection: { kind: 'postgres', url: databaseUrl } },
  { dataDir, log: pino(pino.destination(2)), ...(chain && { chain }) },
)
