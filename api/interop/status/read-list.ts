import type { Context } from 'koa'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { STATUS_LIST_CWT, STATUS_LIST_JWT } from '#api/interop/formats/status-list.ts'
import { STATUS_TTL_SECONDS } from '#contracts/interop/limits.ts'
import { listAddress, publishLists } from './publish-lists.ts'
import { WalletListRow } from './wallet-list-row.ts'

const NUMBER = /^(0|[1-9]\d{0,8})$/
const JWT = `application/${STATUS_LIST_JWT}`
const CWT = `application/${STATUS_LIST_CWT}`

/** Sends the list in the format that the reader accepts (Token Status List, 8.1). */
export async function answerList(services: Services, ctx: Context, number: string): Promise<void> {
  const list = NUMBER.test(number) ? Number(number) : -1
  const signed = await readSigned(services, list)
  ctx.vary('Accept')
  ctx.set('Cache-Control', `public, max-age=${String(keptFor(signed.signedAt, services))}`)
  const wantsCwt = ctx.accepts(JWT, CWT) === CWT
  ctx.set('Content-Type', wantsCwt ? CWT : JWT)
  ctx.body = wantsCwt ? signed.cwt : signed.jwt
}

/** If the list was never signed, signs it first. */
async function readSigned(services: Services, list: number) {
  const { database } = services
  let row = await WalletListRow.numbered(database, list)
  if (row && !row.signedAt) {
    await publishLists(services)
    row = await WalletListRow.numbered(database, list)
  }
  if (!row?.jwt || !row.cwt || !row.signedAt) throw new ApiError('NOT_FOUND')
  return { jwt: row.jwt, cwt: row.cwt, signedAt: row.signedAt }
}

/** Returns the number of seconds until the next signature of the list is due. */
function keptFor(signedAt: Date, { clock }: Services): number {
  const age = Math.floor((clock.now().getTime() - signedAt.getTime()) / 1000)
  return Math.max(0, STATUS_TTL_SECONDS - age)
}

/** Returns the addresses of all lists (Token Status List, 9.3). */
export async function listAddresses({ database, publicOrigin }: Services) {
  const numbers = await WalletListRow.numbers(database)
  return { status_lists: numbers.map((list) => listAddress(publicOrigin(), list)) }
}
