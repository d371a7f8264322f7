/** An ended device never works again. */
export const DEVICE_END_REASONS = [
  'user',
  'logout',
  'replaced',
  'idle',
  'password',
  'account',
  'undo',
  'operator',
] as const
export type DeviceEndReason = (typeof DEVICE_END_REASONS)[number]

/** The text of each reason, for use after the word "ended" and a colon. */
export const DEVICE_ENDS: Record<DeviceEndReason, string> = {
  user: 'you ended it, or its session, yourself',
  logout: 'you logged out on it',
  replaced: 'the same browser was given a new key',
  idle: 'it had not been used for a long time',
  password: 'the password of your account was changed',
  account: 'the account was deleted',
  undo: 'you told us that a change to your account was not yours',
  operator: 'support signed your account out everywhere',
}
