import { Readable } from 'node:stream'
import { notifyOfChange } from '#api/accounts/recovery/notify-of-change.ts'
import { describeError } from '#api/http/problems.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { ExportFormat } from '#contracts/privacy/user-export.ts'
import { AS_JSON } from './export-json.ts'
import type { ExportWriter } from './export-writer.ts'
import { AS_PAGE } from './export-page.ts'
import { readAccount, readLists } from './read-export.ts'

const WRITERS: Record<ExportFormat, ExportWriter> = { json: AS_JSON, html: AS_PAGE }

/** Reads and writes page by page, because the server must answer other requests during a long export. */
export async function exportUser(
  services: Services,
  { user, format }: { user: SignedInUser; format: ExportFormat },
): Promise<Readable> {
  const account = await readAccount(services, user)
  await reportDownload(services, user.id)
  const exported = { at: services.clock.now(), account, lists: readLists(services, user) }
  return Readable.from(logFailure(services, writeExport(WRITERS[format], exported)))
}

async function reportDownload({ database, clock, env }: Services, userId: string): Promise<void> {
  const notice = { template: 'data-downloaded' } as const
  await database.transaction((trx) =>
    notifyOfChange(env, trx, { userId, notice, now: clock.now() }),
  )
}

/**
 * Logs a failure and cuts the response off. The browser then reports a failed download. Otherwise it would
 * save an incomplete file without a warning.
 */
async function* logFailure({ log }: Services, text: AsyncGenerator<string>) {
  try {
    yield* text
  } catch (error) {
    log.error({ err: describeError(error) }, 'an export was cut off')
    throw error
  }
}

async function* writeExport(
  writer: ExportWriter,
  { at, account, lists }: Exported,
): AsyncGenerator<string> {
  yield writer.begin(at, account)
  for (const { name, pages } of lists) {
    yield writer.beginList(name)
    let count = 0
    for await (const rows of pages) {
      yield writer.writeRows(rows, count)
      count += rows.length
    }
    yield writer.endList(count)
  }
  yield writer.end()
}

interface Exported {
  at: Date
  account: Awaited<ReturnType<typeof readAccount>>
  lists: ReturnType<typeof readLists>
}
