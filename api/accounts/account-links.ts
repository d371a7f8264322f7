import { createHmac, randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import {
  ACCOUNT_LINKS,
  type AccountLinkKind,
  LINK_TOKEN_PARAMETER,
} from '#contracts/account-links.ts'
import type { LinkTemplate } from '#api/mail/mail-content.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { AccountTokenRow } from './account-token-row.ts'
import type { UserRow } from './user-row.ts'

type Context = Pick<Services, 'env' | 'clock'>

/**
 * Queues a mail with a link that proves the mailbox, in place of an earlier one of its kind; answers
 * the link's id. Its secret is derived from the server's key
 * when the mail is sent, so that no table holds it, and a mail that is sent again holds the same one.
 */
export async function mailLink(
  { env, clock }: Context,
  trx: Knex,
  user: Pick<UserRow, 'id' | 'email' | 'emailKey'>,
  { kind, template }: { kind: AccountLinkKind; template: LinkTemplate },
): Promise<string> {
  const id = randomUUID()
  const now = clock.now()
  await AccountTokenRow.voidOpen(trx, { userId: user.id, kind }, now)
  await AccountTokenRow.add(trx, {
    id,
    kind,
    userId: user.id,
    emailKey: user.emailKey,
    createdAt: now,
    expiresAt: endOf(kind, now),
    secret: deriveSecret(env.sessionKeys, id),
  })
  const mail = { userId: user.id, recipient: user.email, now, accountTokenId: id }
  await enqueueMail(trx, mail, { template })
  return id
}

/** The address of the link, whose life begins now; undefined when it was voided before it was sent. */
export async function openLink(
  { env, clock, database, publicOrigin }: Context & Pick<Services, 'database' | 'publicOrigin'>,
  tokenId: string,
): Promise<string | undefined> {
  const token = await AccountTokenRow.withId(database, tokenId)
  if (!token) return undefined
  const isOpen = await AccountTokenRow.extend(database, tokenId, endOf(token.kind, clock.now()))
  if (!isOpen) return undefined
  const url = new URL(ACCOUNT_LINKS[token.kind].page, publicOrigin())
  url.hash = `${LINK_TOKEN_PARAMETER}=${deriveSecret(env.sessionKeys, tokenId)}`
  return url.href
}

function endOf(kind: AccountLinkKind, begin: Date): Date {
  return new Date(begin.getTime() + ACCOUNT_LINKS[kind].lifeMs)
}

/** 256 bits that nobody without the key can tell from random ones. */
function deriveSecret(keys: readonly string[], tokenId: string): string {
  return createHmac('sha256', keys[0] ?? '')
    .update(`account link ${tokenId}`)
    .digest('base64url')
}
