import { DEVICE_ENDS } from './presentation/device-end.ts'

/**
 * Why the server refuses, by code, where that is more precise than the sentence of the
 * `ProblemCode`. `{name}` stands for a value. Only the types of this table reach the app, because
 * each answer brings its English sentence.
 */
export const REFUSAL_REASONS = {
  ADDRESS_HAS_ACCOUNT:
    'This address has an account. Choose its user, and issue the credential at once.',
  BODY_INCOMPLETE: 'The request ended before its body was complete.',
  BODY_OVER: 'The request is larger than {size} kB.',
  BODY_VALUES: 'The request has more than {values} values.',
  CARD_NOT_LISTED: 'The sandbox takes the listed test cards only. No real card is ever charged.',
  CERTIFICATE_WITHOUT_NAME:
    'Our certificate has no name to ask by, only an address: ask by its hash.',
  CHARACTER_UNSTORABLE: 'This text holds a character that cannot be stored. Remove it.',
  CLOCKS_DIFFER_BY:
    'The clocks of this machine and of the database differ by {seconds} s. Correct the wrong one.',
  COLUMNS_MISSING: 'The first line has to name these columns: {columns}.',
  COMMAS: 'commas',
  DEVICE_CODES_OVER: 'Its codes are no longer valid.',
  DEVICE_ENDED_AFTER: 'This device was ended: {why}. {next}',
  DEVICE_GETS_KEY: 'You have signed in again, so it gets a new key.',
  DEVICE_KEEPS_NAME: 'It keeps its name.',
  DEVICE_KEY_REPLACED: 'Another key has taken its place.',
  DEVICE_SIGN_IN: 'Sign in again to show credentials on it.',
  DOUBTED_NOT_REPLACED:
    'A thief may have signed this credential, so nothing is taken over from it. Issue a new one.',
  DRAFT_OF_OTHER_RECIPIENT: 'This form was sent before, for somebody else or by somebody else.',
  DRAFT_OF_OTHER_REFUND: 'This form was sent before, for another purchase or another amount.',
  EMAIL_TO_CONFIRM: 'Confirm your email address first: your profile mails you the link again.',
  ENDED_ACCOUNT: DEVICE_ENDS.account,
  ENDED_IDLE: DEVICE_ENDS.idle,
  ENDED_LOGOUT: DEVICE_ENDS.logout,
  ENDED_OPERATOR: DEVICE_ENDS.operator,
  ENDED_PASSWORD: DEVICE_ENDS.password,
  ENDED_REPLACED: DEVICE_ENDS.replaced,
  ENDED_UNDO: DEVICE_ENDS.undo,
  ENDED_USER: DEVICE_ENDS.user,
  EXAMS_OF_THE_DAY:
    'An account begins at most two exams in 24 hours. The screen says when the next one is possible.',
  FILE_EMPTY: 'The file has no line below the names of the columns.',
  FILE_LINE_ENDS: 'The file has {count} line ends. Upload at most {most} lines at once.',
  FILE_LINES: 'The file has {count} lines. Upload at most {most} lines at once.',
  FILE_NOT_UTF8: 'The file is not in UTF-8. Save it as “CSV UTF-8”.',
  FILE_QUOTATION_MARKS: 'Line {line} cannot be read: its quotation marks do not match.',
  FILE_SEPARATORS: 'The file has {count} {separators}. Upload at most {most} lines at once.',
  GUEST_ASKS_NOBODY: 'A guest asks nobody for anything before claiming the account.',
  GUEST_NOT_ADMINISTRATOR: 'A guest cannot become an administrator before claiming the account.',
  INVITATION_DAY_OVER:
    'The last day of this credential has passed. Ask its issuer for a new invitation.',
  INVITATION_ELSEWHERE:
    'This invitation was mailed to another address. Sign in to the account of that address.',
  INVITATION_ONE_TRY: 'These are not the digits that the issuer entered. One try is left.',
  INVITATION_TRIES: 'These are not the digits that the issuer entered. {tries} tries are left.',
  LINE_UNREADABLE: 'What this line said can no longer be read. Upload it again.',
  LINES_GONE:
    'This file was uploaded more than {days} days ago, and its lines are gone. Upload it again.',
  LINK_NOT_NEEDED: 'Only people who may do something in the console are sent such a link.',
  NAME_LIKE_ADMINISTRATOR: 'The name of an administrator looks like this one. Choose another.',
  OTHER_ACCOUNT:
    'Nothing was done: another account has signed in in this browser since this page was opened.',
  PAID_ALREADY: 'This user has paid for access already.',
  PASSKEY_UNKNOWN: 'This passkey is not known here. Use your password, then add it again.',
  PAYMENT_UNKNOWN: 'There is no such payment.',
  REFUNDABLE: 'At most {amount} can be given back.',
  SAMPLE_NOT_GIVEN: 'This is a sample. It proves nothing, so no other wallet takes it.',
  SEARCH_TOO_WIDE:
    'More than {accounts} accounts match this search. Type more of the name or the address.',
  SEMICOLONS: 'semicolons',
  SIGNED_IN_AS: 'You are signed in as {email}. Use that address, or log out first.',
  TABS: 'tabs',
  WALLET_ANSWER: "The wallet's answer is refused: {why}. Ask again.",
} as const

export type RefusalReason = keyof typeof REFUSAL_REASONS
