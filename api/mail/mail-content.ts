import { z } from 'zod'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import { UNMATCHED_FAULTS } from '#contracts/checkout/unmatched-payments.ts'

/** The templates of mails whose main content is a link. The link is made when the mail is sent. */
export const LINK_TEMPLATES = [
  'confirm',
  'claim',
  'reset',
  'change',
  'unlock',
  'undone',
  'enrol',
  'has-access',
  'address-taken',
  'invitation',
] as const
export type LinkTemplate = (typeof LINK_TEMPLATES)[number]

const Paid = {
  purchaseId: z.uuid(),
  productName: z.string(),
  price: z.string(),
  paidOn: z.iso.date(),
}
const Shown = { credentialType: z.string(), credentialId: z.string() }

/**
 * The notices to the owner of an account about a change that another person may have made. Each notice has a
 * link that undoes the change.
 */
export const ChangeNotice = z.discriminatedUnion('template', [
  z.object({ template: z.enum(['password-changed', 'data-downloaded']) }),
  z.object({ template: z.enum(['address-change-asked', 'address-changed']), email: z.string() }),
  z.object({ template: z.enum(['passkey-added', 'passkey-removed']), name: z.string() }),
  z.object({ template: z.literal('rights-changed'), rights: z.array(z.enum(RIGHTS)) }),
  z.object({
    template: z.literal('browser-signed-in'),
    browser: z.nullable(z.string()),
    network: z.string(),
    country: z.nullable(z.string()),
  }),
  z.object({ template: z.literal('log-ins-failed'), count: z.int() }),
  z.object({
    template: z.literal('wallet-added'),
    credentialType: z.string(),
    /** The name that the wallet gives itself. Null when it has none. */
    name: z.nullable(z.string()),
  }),
])
export type ChangeNotice = z.infer<typeof ChangeNotice>

const Invited = { email: z.string() }

/** The mails that everybody gets in English. */
export const EnglishMail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('receipt'), ...Paid }),
  z.object({
    template: z.literal('unmatched-payment'),
    fault: z.enum(UNMATCHED_FAULTS),
    amount: z.string(),
  }),
  z.object({
    template: z.literal('recovery-code-used'),
    username: z.string(),
    codesLeft: z.int(),
  }),
  z.object({ template: z.literal('invitation-locked'), ...Invited }),
  z.object({ template: z.literal('invitation-waiting'), ...Invited }),
])
export type EnglishMail = z.infer<typeof EnglishMail>

const Refund = {
  purchaseId: z.uuid(),
  productName: z.string(),
  amount: z.string(),
  hasAccess: z.boolean(),
}

/** All remaining mails. None of them has a link with a secret. */
export const Letter = z.discriminatedUnion('template', [
  /** The code is made when the mail is sent. */
  z.object({ template: z.literal('login-code'), loginCodeId: z.uuid() }),
  z.object({ template: z.literal('paid-twice'), ...Paid }),
  z.object({ template: z.literal('refunded'), ...Refund }),
  z.object({ template: z.literal('refund-failed'), ...Refund }),
  z.object({ template: z.literal('account-returned') }),
  z.object({ template: z.literal('credential-issued'), ...Shown }),
  z.object({ template: z.literal('credential-revoked'), ...Shown, reason: z.string() }),
  z.object({
    template: z.literal('credential-corrected'),
    ...Shown,
    replacesId: z.string(),
    reason: z.string(),
  }),
  z.object({
    template: z.literal('credential-renewed'),
    ...Shown,
    expiryDate: z.iso.date(),
    formerExpiryDate: z.iso.date(),
  }),
  z.object({ template: z.literal('credential-expiring'), ...Shown, expiryDate: z.iso.date() }),
])
export type Letter = z.infer<typeof Letter>

/** The content of every kind of mail. The outbox stores it until the mail is sent or given up. */
export const MailContent = z.discriminatedUnion('template', [
  z.object({ template: z.enum(LINK_TEMPLATES) }),
  ChangeNotice,
  EnglishMail,
  Letter,
])
export type MailContent = z.infer<typeof MailContent>
