import type { Services } from '#api/services.ts'
import { examineBackups } from './examine-backups.ts'
import { examineCertificates } from './examine-certificates.ts'
import { examineChain } from './examine-chain.ts'
import { examineClocks } from './examine-clocks.ts'
import { examineContent } from './examine-content.ts'
import { examineHops } from './examine-hops.ts'
import { examineMail } from './examine-mail.ts'
import { examinePayments } from './examine-payments.ts'
import { examinePeople } from './examine-people.ts'
import { examineTls } from './examine-tls.ts'
import { type Finding, red } from './finding.ts'

type ExamineServices = Pick<Services, 'env' | 'database' | 'clock'> & {
  /** Without a recipient, no test mail is sent. */
  mailTo?: string
}

const EXAMINATIONS: [title: string, examine: (needs: ExamineServices) => Promise<Finding[]>][] = [
  ['tls', examineTls],
  ['proxies', examineHops],
  ['clock', examineClocks],
  ['chain', examineChain],
  ['mail', examineMail],
  ['payments', examinePayments],
  ['backup', examineBackups],
  ['people', examinePeople],
  ['wallets', examineCertificates],
  ['content', examineContent],
]

type Titled = Finding & { title: string }

/** An examination that fails is a red finding. */
export async function examine(needs: ExamineServices): Promise<Titled[]> {
  const found: Titled[] = []
  for (const [title, run] of EXAMINATIONS) {
    const findings = await run(needs).catch((error: unknown) => [red(describe(error))])
    found.push(...findings.map((finding) => ({ title, ...finding })))
  }
  return found
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
