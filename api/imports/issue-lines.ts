import { because } from '#contracts/reason.ts'
import type { Knex } from 'knex'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { type Person, SYSTEM } from '#api/audit/doer.ts'
import { findIssuer } from '#api/credentials/find-issuer.ts'
import { recordIssuance } from '#api/credentials/issue.ts'
import { signAndSeal } from '#api/credentials/make-credential.ts'
import { ApiError } from '#api/http/errors.ts'
import { failpoint } from '#api/processes/failpoint.ts'
import { describeError, toApiError } from '#api/http/problems.ts'
import { recordInvitation } from '#api/invitations/invite.ts'
import type { Services } from '#api/services.ts'
import type { ImportColumn } from '#contracts/credentials/imports.ts'
import type { IssuerSigner } from '#contracts/trust/issuer-trust.ts'
import { findRecipients } from './find-recipients.ts'
import { findTaken } from './find-taken.ts'
import { ImportLineRow } from './import-line-row.ts'
import { ImportRow } from './import-row.ts'
import { pauseImport } from './move-import.ts'
import { COLUMN_OF } from './read-file.ts'
import { openLine } from './seal-line.ts'

/**
 * The pauses before each further try of a line that failed because of an error of the server. After the last
 * try, the line is refused.
 */
const RETRY_AFTER_MS = [10_000, 60_000, 10 * 60_000, 60 * 60_000]
const FAILED =
  'This line could not be issued, by a fault of ours. Upload it again, or tell support if it keeps failing.'

/**
 * Issues the lines of all running imports, each line in its own transaction. Several processes can do this at
 * the same time. An error of the server ends the run. The next run continues with the next line.
 */
export async function issueLines(services: Services, isStopped = () => false): Promise<void> {
  const { database, clock } = services
  while (!isStopped() && (await ImportLineRow.open(database, clock.now()).first())) {
    const signer = await services.issuerKeys.signer('credential')
    if (!(await issueNext(services, signer))) break
    services.anchoring.wake()
    services.mailer.wake()
  }
  await ImportRow.endDone(database, clock.now())
}

/** Returns false when there is no line, or when an error of the server has delayed the line. */
async function issueNext(services: Services, signer: IssuerSigner): Promise<boolean> {
  const { database, clock } = services
  let claimed: ImportLineRow | undefined
  try {
    const halted = await database.transaction(async (trx) => {
      claimed = await ImportLineRow.claim(trx, clock.now())
      if (!claimed) return undefined
      const by = await findStarter(trx, claimed.importId)
      if (!by) return claimed.importId
      await issueLine(services, trx, { row: claimed, signer, by })
      failpoint('import.before_commit')
      return undefined
    })
    failpoint('import.after_commit')
    if (halted !== undefined) await pauseImport(services, { importId: halted, by: SYSTEM })
  } catch (error) {
    if (!claimed) throw error
    const { code, status, fields, message } = toApiError(error)
    if (status >= 500) {
      await postpone(services, claimed, error)
      return false
    }
    const [field = null] = Object.keys(fields ?? {})
    const column = COLUMN_OF.get(field) ?? field
    await ImportLineRow.markRefused(database, claimed, { code, field: column, message })
  }
  return claimed !== undefined
}

async function postpone(
  { database, clock, log }: Services,
  { importId, line, tries }: ImportLineRow,
  error: unknown,
): Promise<void> {
  log.error({ importId, line, tries, err: describeError(error) }, 'a line of an import failed')
  const waits = RETRY_AFTER_MS[tries]
  if (waits === undefined) {
    const fault = { code: 'INTERNAL_ERROR', field: null, message: FAILED } as const
    await ImportLineRow.markRefused(database, { importId, line }, fault)
    return
  }
  const retryAt = new Date(clock.now().getTime() + waits)
  await ImportLineRow.delay(database, { importId, line }, retryAt)
}

/** Returns the user who started the import. Returns undefined if the user has lost the right to issue. */
async function findStarter(trx: Knex, importId: string): Promise<Person | undefined> {
  const { startedBy, requestId } = await ImportRow.withId(trx, importId)
  return startedBy === null ? undefined : findIssuer(trx, { id: startedBy, requestId })
}

interface Task {
  row: ImportLineRow
  signer: IssuerSigner
  by: Person
}

/**
 * Issues a line by the functions of the issue form (`recordIssuance`, `recordInvitation`), in the transaction
 * that also ends the line. An import that is killed and continued therefore issues each line once. If a file is
 * uploaded twice, the unique reference prevents a second credential.
 */
async function issueLine(
  services: Services,
  trx: Knex.Transaction,
  { row, signer, by }: Task,
): Promise<void> {
  const draft = row.sealed && openLine(services.sealing, row, row.sealed)
  if (!draft) throw new ApiError('INVALID_INPUT', { reason: because('LINE_UNREADABLE') })
  const { email, reference } = draft
  if ((await findTaken(trx, [reference], services.clock.now())).size > 0) {
    throw blame('reference', new ApiError('REFERENCE_TAKEN'))
  }
  const owner = (await findRecipients(trx, [email])).get(toAccountKey(email))
  if (!owner) {
    await recordInvitation(services, trx, { draft, by, reference })
    await ImportLineRow.markInvited(trx, row)
    return
  }
  const made = await signAndSeal(services, signer, { ...draft, userId: owner.id, by })
  const { credentialId } = await recordIssuance(services, trx, { made, by })
  await ImportLineRow.markIssued(trx, row, credentialId)
}

function blame(input: ImportColumn, { code, reason = { code } }: ApiError): ApiError {
  return new ApiError(code, { reason, input })
}
