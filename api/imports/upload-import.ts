import type { Knex } from 'knex'
import { type Asker, requireAsker } from '#api/accounts/lock-asker.ts'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { mapInTurns } from '#api/in-turns.ts'
import type { Services } from '#api/services.ts'
import { findRecipients } from './find-recipients.ts'
import { findTaken } from './find-taken.ts'
import { type Fault, ImportLineRow, type NewLine } from './import-line-row.ts'
import { ImportRow, type ShownImport } from './import-row.ts'
import { faultOf, type FileLine, mergeFaults, readFile } from './read-file.ts'
import { sealLine } from './seal-line.ts'

/** Stores an uploaded file and checks every line. Issues no credential. */
export async function uploadImport(
  { database, sealing, clock }: Services,
  { file, user }: { file: Buffer; user: Asker },
): Promise<ShownImport> {
  const now = clock.now()
  const read = await readFile(file, now)
  return database.transaction(async (trx) => {
    const lines = await judge(trx, read, now)
    const owners = await findRecipients(trx, emailsOf(lines))
    await requireAsker(trx, user)
    const { id: importId } = await ImportRow.add(trx, { uploadedBy: user.id, uploadedAt: now })
    const rows = await mapInTurns(lines, (one): NewLine => {
      const { line } = one
      if ('fault' in one) return { line, state: 'wrong', ...one.fault }
      const sealed = sealLine(sealing, { importId, line }, one.draft)
      const emailKey = toAccountKey(one.draft.email)
      const addressMark = sealing.markAddress(emailKey)
      return { line, state: 'open', sealed, addressMark, isInvitation: !owners.has(emailKey) }
    })
    await ImportLineRow.addAll(trx, importId, rows)
    return ImportRow.requireShown(trx, importId)
  })
}

/** Adds the faults that depend on other lines or on the database. */
async function judge(trx: Knex, lines: readonly FileLine[], now: Date): Promise<FileLine[]> {
  const references = lines.flatMap((line) => referenceOf(line) ?? [])
  const taken = await findTaken(trx, references, now)
  const lineOf = new Map<string, number>()

  const findFault = (line: number, reference: string): Fault | undefined => {
    if (taken.has(reference)) return faultOf('REFERENCE_TAKEN', 'reference')
    const earlier = lineOf.get(reference)
    if (earlier === undefined) {
      lineOf.set(reference, line)
      return undefined
    }
    const message = `Line ${String(earlier)} has this reference already.`
    return faultOf('REFERENCE_TAKEN', 'reference', message)
  }
  return lines.map((read) => {
    const reference = referenceOf(read)
    const fault = reference === undefined ? undefined : findFault(read.line, reference)
    if (!fault) return read
    const others = 'fault' in read ? [read.fault] : []
    return { line: read.line, fault: mergeFaults([...others, fault]) }
  })
}

function emailsOf(lines: readonly FileLine[]): string[] {
  return lines.flatMap((line) => ('draft' in line ? [line.draft.email] : []))
}

function referenceOf(line: FileLine): string | undefined {
  return 'draft' in line ? line.draft.reference : line.reference
}
