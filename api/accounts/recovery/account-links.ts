import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import {
  ACCOUNT_LINKS,
  type AccountLinkKind,
  LINK_TOKEN_PARAMETER,
} from '#contracts/accounts/account-links.ts'
import type { LinkTemplate, MailContent } from '#api/mail/mail-content.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { AccountTokenRow } from './account-token-row.ts'
import { deriveSecret, findSecret } from './link-secret.ts'
import type { UserRow } from '#api/accounts/user-row.ts'

type Context = Pick<Services, 'env' | 'clock'>
type LinkHolder = Pick<UserRow, 'id' | 'email'>
export type LinkReader = LinkHolder & Pick<UserRow, 'language'>

/** Queues a mail with a new link, and voids the earlier links of the same kind. Returns the link's id. */
export async function mailLink(
  { env, clock }: Context,
  trx: Knex,
  user: LinkReader,
  { kind, template }: { kind: Exclude<AccountLinkKind, 'undo'>; template: LinkTemplate },
): Promise<string> {
  const now = clock.now()
  await AccountTokenRow.voidOpen(trx, { userId: user.id, kind }, now)
  return mailWithLink(env, trx, user, { kind, content: { template }, now })
}

/**
 * Queues a mail with a link that proves the mailbox. Returns the link's id. The link's secret is derived
 * from the server's key when the mail is sent. No table contains the secret, and a repeated mail contains
 * the same secret.
 */
export async function mailWithLink(
  env: Context['env'],
  trx: Knex,
  user: LinkReader,
  { kind, content, now }: { kind: AccountLinkKind; content: MailContent; now: Date },
): Promise<string> {
  const id = await addLink(env, trx, user, { kind, now })
  const { id: userId, email: recipient, language } = user
  await enqueueMail(trx, { userId, recipient, language, now, accountTokenId: id }, content)
  return id
}

/** Makes a link without a mail, and voids the earlier links of the same kind. Returns the link's id. */
export async function makeLink(
  { env, clock }: Context,
  trx: Knex,
  user: LinkHolder,
  kind: Exclude<AccountLinkKind, 'undo'>,
): Promise<string> {
  const now = clock.now()
  await AccountTokenRow.voidOpen(trx, { userId: user.id, kind }, now)
  return addLink(env, trx, user, { kind, now })
}

async function addLink(
  env: Context['env'],
  trx: Knex,
  user: LinkHolder,
  { kind, now }: { kind: AccountLinkKind; now: Date },
): Promise<string> {
  const id = randomUUID()
  await AccountTokenRow.add(trx, {
    id,
    kind,
    userId: user.id,
    emailKey: toAccountKey(user.email),
    createdAt: now,
    expiresAt: endOf(kind, now),
    secret: deriveSecret(env.sessionKeys, subjectOf(id)),
  })
  return id
}

/**
 * Returns the URL of the link, or undefined when the link is void. Sets the expiry of the link. The validity
 * period of an undo link begins at the change. The validity period of any other link begins now.
 */
export async function openLink(
  { env, clock, database, publicOrigin }: Context & Pick<Services, 'database' | 'publicOrigin'>,
  tokenId: string,
): Promise<string | undefined> {
  const token = await AccountTokenRow.withId(database, tokenId)
  const secret = token && findSecret(env.sessionKeys, subjectOf(tokenId), token.tokenHash)
  if (!secret) return undefined
  const begin = token.kind === 'undo' ? token.createdAt : clock.now()
  const isOpen = await AccountTokenRow.extend(database, tokenId, endOf(token.kind, begin))
  if (!isOpen) return undefined
  const url = new URL(ACCOUNT_LINKS[token.kind].page, publicOrigin())
  url.hash = `${LINK_TOKEN_PARAMETER}=${secret}`
  return url.href
}

function endOf(kind: AccountLinkKind, begin: Date): Date {
  return new Date(begin.getTime() + ACCOUNT_LINKS[kind].lifeMs)
}

/** Returns the secret of a new link, for a response that contains the link. */
export function secretOf({ sessionKeys }: Services['env'], tokenId: string): string {
  return deriveSecret(sessionKeys, subjectOf(tokenId))
}

function subjectOf(tokenId: string): string {
  return `account link ${tokenId}`
}
