import type { ListName } from '#api/database/row.ts'

/** The titles of the lists, in the order of the page and of the JSON. */
export const LIST_TITLES: Readonly<Record<ListName, string>> = {
  sessions: 'Where you are signed in',
  devices: 'Devices that show your credentials',
  wallets: 'Other wallets that hold a credential of yours',
  passkeys: 'Passkeys',
  credentials: 'Credentials',
  revocations: 'Revocations of your credentials',
  shownCodes: 'Codes of the last days',
  purchases: 'Purchases',
  receipts: 'Receipts',
  events: 'Progress, results and settings',
  exams: 'Final exams',
  verificationsOfMine: 'Checks of your credentials',
  verificationsByMe: 'Checks that you made',
  mails: 'Mails to you',
  links: 'Links that we mailed you',
  addressChanges: 'Changes of your address',
  invitations: 'Invitations that you accepted',
  securityEvents: 'Log-ins and other events of security',
  actionsAboutMe: 'What was done in the console about you',
  actionsByMe: 'What you did in the console',
}

/** The titles of fields for which `nameField` would make a bad title. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'Account id',
  clientId: 'How the wallet calls itself',
  at: 'When',
  cents: 'Amount in cents',
  taxCents: 'Tax in cents',
  refundedCents: 'Given back in cents',
  taxRateBp: 'Tax rate in hundredths of a percent',
  blockchainTxHash: 'Blockchain transaction',
  isAdmin: 'Administrator',
  issueLostAt: 'Right to issue lost at',
  code: 'Identity of the code',
  replacesAs: 'Replaces it as',
  replacesId: 'Replaces credential',
  givenUpAt: 'Given up',
  route: 'Call',
  count: 'How often',
}

/** Returns the title of a field, such as `Email confirmed at` for `emailConfirmedAt`. */
export function nameField(name: string): string {
  const special = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
  if (special !== undefined) return special
  const words = name
    .replace(/^(is|has)(?=[A-Z])/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
