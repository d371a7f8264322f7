import { INVITATION_TRIES } from '#contracts/accounts/invitations.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import type { Words } from './languages/mail-words.ts'
import type { EnglishMail } from './mail-content.ts'

interface EnglishWords extends Words {
  label: string
  /** The page that the button opens. */
  page: string
}

/** Writes the mails that everybody gets in English: receipts, and mails to people who use the console. */
export function writeInEnglish(content: EnglishMail): EnglishWords {
  switch (content.template) {
    case 'receipt':
      return {
        subject: 'Your receipt for the visa guide',
        paragraphs: [
          'Thank you for your purchase! You now have premium access.',
          `${content.productName}: ${content.price}, paid on ${content.paidOn}.`,
          `Order ${content.purchaseId}.`,
        ],
        label: 'Open the dashboard',
        page: '/dashboard',
      }
    case 'unmatched-payment':
      return {
        subject: 'A payment waits for your decision',
        paragraphs: [
          content.fault === 'unknown'
            ? `${content.amount} arrived that belongs to no order of ours.`
            : `${content.amount} arrived for an order that asked for something else, or came from somebody else.`,
          'Nobody was given access for it. Make it a purchase, or give it back, in the console.',
        ],
        label: 'Open the console',
        page: '/admin?tab=to-check',
      }
    case 'recovery-code-used':
      return {
        subject: `${isolate(content.username)} has used a recovery code`,
        paragraphs: [
          `That person knew the password of ${isolate(content.username)} and one of the recovery codes. They can now add a passkey to that account, and do with it what its rights allow.`,
          `Codes left: ${String(content.codesLeft)}.`,
          'Ask them whether it was them. If not, take their rights away in the console at once.',
        ],
        label: 'Open the console',
        page: '/admin?tab=users',
      }
    case 'invitation-locked':
      return {
        subject: 'An invitation of yours is locked',
        paragraphs: [
          `Somebody who opened your invitation to ${isolateAddress(content.email)} entered the wrong passport digits ${String(INVITATION_TRIES)} times. Nothing was issued.`,
          'Ask the person whether the address and the digits are right. Then withdraw the invitation and make another one.',
        ],
        label: 'Open the console',
        page: '/admin?tab=invitations',
      }
    case 'invitation-waiting':
      return {
        subject: 'An accepted invitation needs an issuer',
        paragraphs: [
          `${isolateAddress(content.email)} accepted an invitation, and the inviter may not issue it. Somebody else with the right to issue has to look at it.`,
        ],
        label: 'Open the console',
        page: '/admin?tab=invitations',
      }
  }
}
