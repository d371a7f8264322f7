import type { Knex } from 'knex'
import { toAccountKey } from '#api/accounts/account-key.ts'
import { mapInTurns } from '#api/in-turns.ts'
import type { Services } from '#api/services.ts'
import type { ImportLine } from '#contracts/credentials/imports.ts'
import { findRecipients } from './find-recipients.ts'
import { findTaken } from './find-taken.ts'
import { type Fault, ImportLineRow, type NewLine } from './import-line-row.ts'
import { ImportRow, type ShownImport } from './import-row.ts'
import { faultOf, type FileLine, readFile } from './read-file.ts'
import { sealLine } from './seal-line.ts'

/** A dry run: every line is looked at, and nothing is issued. */
export async function uploadImport(
  { database, sealing, clock }: Services,
  { file, uploadedBy }: { file: Buffer; uploadedBy: string },
): Promise<ShownImport> {
  const read = await readFile(file)
  const now = clock.now()
  return database.transaction(async (trx) => {
    const lines = await judge(trx, read, now)
    const owners = await findRecipients(trx, draftsOf(lines, 'email'))
    const { id: importId } = await ImportRow.add(trx, { uploadedBy, uploadedAt: now })
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

/** Finds what only the other lines and the database know to be wrong. */
async function judge(trx: Knex, lines: readonly FileLine[], now: Date): Promise<FileLine[]> {
  const taken = await findTaken(trx, draftsOf(lines, 'reference'), now)
  const lineOf = new Map<string, number>()

  const findFault = (line: number, { reference }: ImportLine): Fault | undefined => {
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
    const fault = 'draft' in read ? findFault(read.line, read.draft) : undefined
    return fault ? { line: read.line, fault } : read
  })
}

function draftsOf(lines: readonly FileLine[], field: 'email' | 'reference'): string[] {
  return lines.flatMap((line) => ('draft' in line ? [line.draft[field]] : []))
}
