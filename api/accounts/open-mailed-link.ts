import type { OpenedLink } from '#api/mail/mailer.ts'
import type { Services } from '#api/services.ts'
import { makeLink, openLink } from './account-links.ts'
import { AccountTokenRow } from './account-token-row.ts'
import { UserRow } from './user-row.ts'

type Context = Pick<Services, 'env' | 'clock' | 'database' | 'publicOrigin'>

/**
 * The link for a mail that is about to be sent. A link that would prove another account's address is not
 * sent; that account's owner gets a link into it instead. This is decided at sending and not in the
 * request, so that answer, time and rows of the request are the same for a free address and a taken one.
 */
export async function openMailedLink(
  context: Context,
  tokenId: string,
): Promise<OpenedLink | undefined> {
  const link = await openLink(context, tokenId)
  if (link === undefined) return undefined
  const owner = await findOtherOwner(context, tokenId)
  if (!owner) return { link }
  const way = await openLink(context, await findWayIn(context, owner))
  return way === undefined
    ? undefined
    : { link: way, instead: { template: 'address-taken', recipient: owner.email } }
}

async function findOtherOwner(
  { database }: Context,
  tokenId: string,
): Promise<UserRow | undefined> {
  const token = await AccountTokenRow.withId(database, tokenId)
  if (token?.kind !== 'confirm' && token?.kind !== 'change') return undefined
  const owner = await UserRow.withEmail(database, token.emailKey)
  return owner?.id === token.userId ? undefined : owner
}

/** Prefers an open link: a mail may be repeated, and a stranger's request must not void a link. */
async function findWayIn({ database, env, clock }: Context, owner: UserRow): Promise<string> {
  const asked = { userId: owner.id, kind: 'reset' } as const
  const open = await AccountTokenRow.open(database, clock.now()).findOne(asked)
  if (open) return open.id
  return database.transaction((trx) => makeLink({ env, clock }, trx, owner, 'reset'))
}
