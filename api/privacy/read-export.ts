import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import type { ListName } from '#api/database/row.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { UserExport } from '#contracts/privacy/user-export.ts'
import { ACCOUNT, type Section, SECTIONS } from './export-list.ts'
import { OPENERS } from './open-rows.ts'

const ROWS_PER_PAGE = 500

type Row = Record<string, unknown>

export type ExportedRow = UserExport[ListName][number]

export async function readAccount(
  services: Services,
  { id, hasPremiumAccess }: { id: string; hasPremiumAccess: boolean },
): Promise<UserExport['user']> {
  const [row] = await readPage(services, ACCOUNT, id)
  return UserExport.shape.user.parse({ ...row, hasPremiumAccess })
}

interface ExportedList {
  name: ListName
  /** Each page is read only when the writer needs it. */
  pages: AsyncGenerator<ExportedRow[]>
}

type Reader = Pick<SignedInUser, 'id' | 'emailConfirmedAt'>

export function readLists(services: Services, user: Reader): ExportedList[] {
  return SECTIONS.map((section) => ({
    name: section.name,
    pages: readList(services, section, user),
  }))
}

async function* readList(
  services: Services,
  section: (typeof SECTIONS)[number],
  user: Reader,
): AsyncGenerator<ExportedRow[]> {
  const list = UserExport.shape[section.name]
  for (const owner of await findOwners(services, section, user)) {
    for await (const page of readPages(services, section, owner)) yield list.parse(page)
  }
}

async function findOwners(
  { database }: Services,
  { of, isMailed }: Section,
  { id: userId, emailConfirmedAt }: Reader,
): Promise<string[]> {
  if (isMailed && !emailConfirmedAt) return []
  if (of === 'purchase_id') {
    const paid = await PurchaseRow.paidBy(database, userId).select('id')
    return paid.map(({ id }) => id)
  }
  if (of === 'credential_id') {
    const held = await CredentialRow.heldBy(database, userId).select('credentialId')
    return held.map(({ credentialId }) => credentialId)
  }
  return [userId]
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
  { name, table, of, key, columns }: Section,
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
  const open = OPENERS[name]
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
