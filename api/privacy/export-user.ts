import { Readable } from 'node:stream'
import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import { tellChange } from '#api/accounts/tell-change.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { describeError } from '#api/http/problems.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { UserExport } from '#contracts/profile.ts'
import { ACCOUNT, type Section, SECTIONS } from './export-list.ts'

const ROWS_PER_PAGE = 500

type Row = Record<string, unknown>

/**
 * Everything that is kept about the user, for the user, as JSON. It is read and written page by page,
 * so that others are served in between, however long it is.
 */
export async function exportUser(services: Services, user: SignedInUser): Promise<Readable> {
  const [row] = await readPage(services, ACCOUNT, user.id)
  const { hasPremiumAccess } = user
  const account = UserExport.shape.user.parse({ ...row, hasPremiumAccess })
  await tellDownload(services, user.id)
  return Readable.from(logFailure(services, writeExport(services, account)))
}

async function tellDownload({ database, clock, env }: Services, userId: string): Promise<void> {
  const notice = { template: 'data-downloaded' } as const
  await database.transaction((trx) => tellChange(env, trx, { userId, notice, now: clock.now() }))
}

/** What has begun can only be cut off: the browser then has no file, rather than a part of one. */
async function* logFailure({ log }: Services, text: AsyncGenerator<string>) {
  try {
    yield* text
  } catch (error) {
    log.error({ err: describeError(error) }, 'an export was cut off')
    throw error
  }
}

async function* writeExport(
  services: Services,
  account: UserExport['user'],
): AsyncGenerator<string> {
  const exportedAt = services.clock.now()
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"user":${JSON.stringify(account)}`
  for (const section of SECTIONS) {
    const list = UserExport.shape[section.name]
    let separator = `,${JSON.stringify(section.name)}:[`
    for (const owner of await findOwners(services, section, account.id)) {
      for await (const page of readPages(services, section, owner)) {
        yield separator + JSON.stringify(list.parse(page)).slice(1, -1)
        separator = ','
      }
    }
    yield separator === ',' ? ']' : `${separator}]`
  }
  yield '}'
}

async function findOwners(
  { database }: Services,
  { owner }: Section,
  userId: string,
): Promise<string[]> {
  if (owner === 'user') return [userId]
  if (owner === 'purchases') {
    const paid = await PurchaseRow.paidBy(database, userId).select('id')
    return paid.map(({ id }) => id)
  }
  const held = await CredentialRow.heldBy(database, userId).select('credentialId')
  return held.map(({ credentialId }) => credentialId)
}

async function* readPages(services: Services, section: Section, owner: string) {
  let page: Row[] = []
  do {
    page = await readPage(services, section, owner, page.at(-1)?.['pageKey'])
    if (page.length > 0) yield page
  } while (page.length === ROWS_PER_PAGE)
}

async function readPage(
  services: Services,
  { table, of, key, columns, open }: Section,
  owner: string,
  after?: unknown,
): Promise<Row[]> {
  const rows = (await services
    .database<Row>(table)
    .select({ ...columns, pageKey: key })
    .where(of, owner)
    .modify((rest) => {
      if (after !== undefined) void rest.where(key, '>', after as string)
    })
    .orderBy(key)
    .limit(ROWS_PER_PAGE)) as Row[]
  return rows.map((row) => writeTimes(open ? open(services, row) : row))
}

function writeTimes(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )
}
