import type { Letter } from '#api/mail/mail-content.ts'
import type { Words } from '#api/mail/languages/mail-words.ts'

export function writeLetter(letter: Letter): Words {
  switch (letter.template) {
    case 'login-code':
      return {
        subject: 'Your code to sign in',
        paragraphs: [
          'Somebody gave the right password for your account in a browser that it was not used in before. Anyone who enters this code there is signed in. It counts once, for 10 minutes.',
          'If this was not you, somebody knows your password: tell nobody the code, and choose a new password at once.',
        ],
      }
    case 'paid-twice':
      return {
        subject: 'You paid twice: we will refund one payment',
        paragraphs: [
          `On ${letter.paidOn} we received a second payment of ${letter.price} for the visa guide, which this address has already. We will give it back; you need not do anything.`,
          `Order ${letter.purchaseId}.`,
        ],
      }
    case 'refunded':
      return {
        subject: 'We gave your money back',
        paragraphs: [
          `${letter.amount} for ${letter.productName} is on its way to you. Banks take five to ten days to show it.`,
          letter.hasAccess
            ? 'Your premium access stays.'
            : 'Your premium access has ended with it. Your account and your credentials stay.',
          `Order ${letter.purchaseId}.`,
        ],
      }
    case 'refund-failed':
      return {
        subject: 'Your refund did not arrive',
        paragraphs: [
          `Your bank sent ${letter.amount} back to us, which we had refunded for ${letter.productName}. Write to us, and we find another way.`,
          `Order ${letter.purchaseId}.`,
        ],
      }
    case 'account-returned':
      return {
        subject: 'An account no longer belongs to this address',
        paragraphs: [
          'The person who reads the mails of its former address told us that moving the account here was not theirs. It belongs to that address again, and everybody was signed out.',
          'If you own the account, write to us.',
        ],
      }
    case 'credential-issued':
      return {
        subject: 'A credential was issued to you',
        paragraphs: [
          `Your ${letter.credentialType} credential is in your wallet.`,
          `Credential ${letter.credentialId}.`,
        ],
      }
    case 'credential-revoked':
      return {
        subject: 'A credential of yours was revoked',
        paragraphs: [
          `Your ${letter.credentialType} credential was revoked and no longer verifies. Reason: ${letter.reason}`,
          `Credential ${letter.credentialId}.`,
        ],
      }
    case 'credential-corrected':
      return {
        subject: 'A credential of yours was corrected',
        paragraphs: [
          `A mistake in your credential was put right. The corrected one, ${letter.credentialType}, is in your wallet; the old one no longer verifies. Reason: ${letter.reason}`,
          `Credential ${letter.credentialId} replaces ${letter.replacesId}.`,
        ],
      }
    case 'credential-renewed':
      return {
        subject: 'A credential of yours was renewed',
        paragraphs: [
          `Your new ${letter.credentialType} credential is in your wallet and expires on ${letter.expiryDate}. The one that you have had stays as it is, and expires on ${letter.formerExpiryDate}. Each day ends at 24:00 UTC.`,
          `Credential ${letter.credentialId}.`,
        ],
      }
    case 'credential-expiring':
      return {
        subject: 'A credential of yours expires soon',
        paragraphs: [
          `Your ${letter.credentialType} credential expires on ${letter.expiryDate}, at 24:00 UTC.`,
          `Credential ${letter.credentialId}.`,
        ],
      }
  }
}
