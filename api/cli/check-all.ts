import { checkAdmins } from '#api/accounts/rights/check-admins.ts'
import { checkAudit } from '#api/audit/check-audit.ts'
import { checkBatches } from '#api/anchoring/check/check-batches.ts'
import { checkChain } from '#api/anchoring/check/check-chain.ts'
import { checkCredentials } from '#api/credentials/check-credentials.ts'
import { checkReceipts } from '#api/checkout/check-receipts.ts'
import type { Check, Fault, Outcome } from '#api/database/check.ts'
import { checkReferences } from '#api/database/check-references.ts'
import type { Services } from '#api/services.ts'
import { checkExams } from '#api/exam/check-exams.ts'
import { checkLines } from '#api/imports/check-lines.ts'
import { checkInvitations } from '#api/invitations/check-invitations.ts'
import { checkCertificates } from '#api/interop/certificates/check-certificates.ts'
import { checkRequests } from '#api/interop/check-requests.ts'
import { checkWallets } from '#api/interop/check-wallets.ts'
import { checkDevices, checkPresentations } from '#api/presentations/check-presentations.ts'
import { checkKeys } from '#api/trust/keys/check-keys.ts'
import { checkPasses } from '#api/trust/passes/check-passes.ts'
import { openSealing } from '#api/trust/sealing.ts'
import { checkLogs } from '#api/verification/check-logs.ts'

type Needs = Pick<Services, 'env' | 'database' | 'sealing'>

const CHECKS: [title: string, check: (needs: Needs) => Check][] = [
  ['administrators', checkAdmins],
  ['references between tables', checkReferences],
  ['issuer keys', checkKeys],
  ['credentials', checkCredentials],
  ['exams', checkExams],
  ['lines to be issued', checkLines],
  ['invitations', checkInvitations],
  ['passes', checkPasses],
  ['devices', checkDevices],
  ['certificates', checkCertificates],
  ['other wallets', checkWallets],
  ['requests to wallets', checkRequests],
  ['shown codes', checkPresentations],
  ['verifications', checkLogs],
  ['receipts', checkReceipts],
  ['audit entries', checkAudit],
  ['anchored hashes', checkBatches],
  ['batches on chain', checkChain],
]

export interface Listener {
  onFault: (fault: Fault) => void
  onChecked: (title: string, outcome: Outcome) => void
}

export interface Checked {
  faults: number
  /** The names of the checks that could not run. */
  unchecked: string[]
}

/** Runs all checks. Each check compares stored data with newly computed data. */
export async function checkAll(
  { env, database }: Pick<Needs, 'env' | 'database'>,
  { onFault, onChecked }: Listener,
  { withChain = true } = {},
): Promise<Checked> {
  const needs = { env, database, sealing: openSealing(env.masterKeys) }
  const unchecked: string[] = []
  let faults = 0
  for (const [title, check] of CHECKS) {
    if (check === checkChain && !withChain) continue
    const running = check(needs)
    let step = await running.next()
    while (!step.done) {
      faults += 1
      onFault(step.value)
      step = await running.next()
    }
    if (step.value.isUnchecked) unchecked.push(title)
    onChecked(title, step.value)
  }
  return { faults, unchecked }
}
