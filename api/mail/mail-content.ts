import { z } from 'zod'

/** Mails whose point is a link, which is filled in when they are sent. */
export const LINK_TEMPLATES = [
  'confirm',
  'claim',
  'reset',
  'change',
  'unlock',
  'has-access',
  'address-taken',
] as const
export type LinkTemplate = (typeof LINK_TEMPLATES)[number]

const Paid = {
  purchaseId: z.uuid(),
  productName: z.string(),
  price: z.string(),
  paidOn: z.iso.date(),
}
const Shown = { credentialType: z.string(), credentialId: z.string() }

/** What each mail says, as the outbox keeps it until it is sent. */
export const MailContent = z.discriminatedUnion('template', [
  z.object({ template: z.enum(LINK_TEMPLATES) }),
  z.object({ template: z.enum(['receipt', 'paid-twice']), ...Paid }),
  z.object({
    template: z.enum(['refunded', 'refund-failed']),
    purchaseId: z.uuid(),
    productName: z.string(),
    amount: z.string(),
    hasAccess: z.boolean(),
  }),
  z.object({ template: z.enum(['address-change-asked', 'address-changed']), email: z.string() }),
  z.object({ template: z.literal('credential-issued'), ...Shown }),
  z.object({ template: z.literal('credential-revoked'), ...Shown, reason: z.string() }),
  z.object({ template: z.literal('credential-expiring'), ...Shown, expiryDate: z.iso.date() }),
])
export type MailContent = z.infer<typeof MailContent>
