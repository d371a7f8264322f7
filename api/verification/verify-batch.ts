import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { randomUUID } from 'node:crypto'
import {
  type BatchItem,
  type BatchResult,
  type BatchVerification,
  type VerifyBatch,
} from '#contracts/verification/batch-calls.ts'
import { presentVerification } from './present.ts'
import type { Input, VerificationService, Verified, Verifier } from './verify.ts'

/** Returns one row for each item, in the given order. A bad item does not affect the other items. */
export async function verifyBatch(
  { verifyTogether }: VerificationService,
  { credentials, options }: VerifyBatch,
  verifier: Verifier,
): Promise<BatchVerification> {
  const startedAt = performance.now()
  const given = credentials.flatMap((item, originalIndex) => {
    const input = toInput(item)
    return input ? { input, originalIndex } : []
  })
  const verified = await verifyTogether(
    given.map(({ input }) => input),
    verifier,
  )
  const byIndex = new Map(given.map(({ originalIndex }, at) => [originalIndex, verified[at]]))
  const results = credentials.map((item, originalIndex) =>
    toResult(byIndex.get(originalIndex), { item, originalIndex, options }),
  )
  const processingTime = performance.now() - startedAt
  return {
    batchId: randomUUID(),
    summary: {
      totalCredentials: results.length,
      processingTime,
      averageTimePerCredential: processingTime / results.length,
      statusBreakdown: countStatuses(results),
    },
    results,
  }
}

function toInput({ credentialId, qrData }: BatchItem): Input | undefined {
  if (qrData) return { qrData }
  return credentialId ? { credentialId } : undefined
}

interface Row {
  item: BatchItem
  originalIndex: number
  options: VerifyBatch['options']
}

function toResult(
  verified: Verified | undefined,
  { item, originalIndex, options }: Row,
): BatchResult {
  if (!verified) {
    const verifiedAt = new Date().toISOString()
    const [status, message] = ['error', INPUT_REASONS.BATCH_WITHOUT_DATA] as const
    return { originalIndex, credentialId: null, status, message, error: null, verifiedAt }
  }
  const { verificationResult, credential, credentialInfo, error } = presentVerification(verified)
  return {
    originalIndex,
    credentialId: credential?.credentialId ?? item.credentialId ?? null,
    status: verificationResult.status,
    message: verificationResult.message,
    error,
    verifiedAt: verified.verifiedAt.toISOString(),
    ...(options?.includeDetails && { credentialInfo }),
  }
}

function countStatuses(results: BatchResult[]) {
  const counts: Record<string, number> = {}
  for (const { status } of results) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
