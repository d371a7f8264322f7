import { namePlace } from '#contracts/accounts/name-place.ts'
import { hasRight, type Right } from '#contracts/accounts/rights.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import type { ChangeNotice } from '#api/mail/mail-content.ts'
import type { NoticeWords } from '#api/mail/languages/mail-words.ts'

export const notices: NoticeWords = {
  ifYours: 'If this was you, you need not do anything.',
  ifNot:
    'If it was not, press the button within seven days. Everybody is signed out, other wallets are ended, passkeys that were added since are removed, the account belongs to this address, and you are mailed a link to choose a new password.',
  notMe: 'This was not me',
  tell,
}

function tell(notice: ChangeNotice): { subject: string; what: string } {
  switch (notice.template) {
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        what: 'Your account has a new password. Every other browser and device was signed out.',
      }
    case 'address-change-asked':
      return {
        subject: 'Your account is to move to another address',
        what: `Somebody who knows your password asked that your account moves to ${isolateAddress(notice.email)}. It will, as soon as the link that we mailed there is opened.`,
      }
    case 'address-changed':
      return {
        subject: 'Your account has moved to another address',
        what: `Your account now belongs to ${isolateAddress(notice.email)}. Every other browser was signed out.`,
      }
    case 'passkey-added':
      return {
        subject: 'A passkey was added to your account',
        what: `The passkey ${isolate(notice.name)} was added. A person who holds it can sign in without your password.`,
      }
    case 'passkey-removed':
      return {
        subject: 'A passkey was removed from your account',
        what: `The passkey ${isolate(notice.name)} was removed and signs nobody in any more.`,
      }
    case 'rights-changed':
      return {
        subject: 'Your rights were changed',
        what: `An owner changed what your account may do here. ${describeRights(notice.rights)}`,
      }
    case 'browser-signed-in':
      return {
        subject: 'Your account was used in a new browser',
        what: `Somebody signed in to your account in ${describeBrowser(notice)}. It had not been used there before, or not since your password or address was changed.`,
      }
    case 'data-downloaded':
      return {
        subject: 'The data of your account was downloaded',
        what: 'Somebody who is signed in to your account downloaded all that we keep about you.',
      }
    case 'log-ins-failed':
      return {
        subject: 'Somebody keeps trying to sign in to your account',
        what: `In the last 24 hours a wrong password was given for your account ${String(notice.count)} times. None of these tries got in.`,
      }
    case 'wallet-added':
      return {
        subject: 'A credential was added to another wallet',
        what: `Your ${notice.credentialType} credential was added to another wallet${describeName(notice.name)} Anyone who has that wallet can show it. You can also end it alone, in your profile.`,
      }
  }
}

function describeRights(rights: readonly Right[]): string {
  if (rights.length === 0) return 'It no longer opens the console.'
  if (hasRight({ rights }, 'own')) return 'It may now do everything in the console.'
  const actions = [
    'see everything in the console',
    ...(hasRight({ rights }, 'issue') ? ['issue credentials'] : []),
    ...(hasRight({ rights }, 'revoke') ? ['revoke credentials'] : []),
  ]
  return `It may now ${new Intl.ListFormat('en').format(actions)}.`
}

function describeName(name: string | null): string {
  return name === null
    ? ', which did not say what it is called.'
    : `. It calls itself “${isolate(name)}”, which nobody has checked.`
}

type SignedIn = Extract<ChangeNotice, { template: 'browser-signed-in' }>

function describeBrowser({ browser, network, country }: SignedIn): string {
  return `${browser ?? 'a browser'} (${namePlace({ network, country })})`
}
