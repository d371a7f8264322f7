import type { OpenedLink } from '#api/mail/mailer.ts'
import type { Services } from '#api/services.ts'
import { makeLink, openLink } from './account-links.ts'
import { AccountTokenRow } from './account-token-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'

type Context = Pick<Services, 'env' | 'clock' | 'database' | 'publicOrigin'>

/**
 * Returns the link for a mail that is about to be sent. If the link would prove another account's address,
 * the owner of that account gets a reset link instead. We choose the link when the mail is sent. The
 * response, time and rows of the request are therefore the same for a free address and for a taken address.
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
    : {
        link: way,
        instead: { template: 'address-taken', recipient: owner.email, language: owner.language },
      }
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

/**
 * Returns the id of a link into the owner's account. Uses an open link when there is one. A repeated mail
 * then has the same link, and another person's request does not void the owner's link.
 */
async function findWayIn({ database, env, clock }: Context, owner: UserRow): Promise<string> {
  const asked = { userId: owner.id, kind: 'reset' } as const
  const open = await AccountTokenRow.open(database, clock.now()).findOne(asked)
  if (open) return open.id
  return database.transaction((trx) => makeLink({ env, clock }, trx, owner, 'reset'))
}
