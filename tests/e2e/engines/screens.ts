/** The controls to press, in this order, to open one dialog or menu of a screen. */
type Presses = readonly (string | RegExp)[]

export interface Screen {
  path: string
  opened?: Presses[]
  /**
   * The dialogs and menus that exist only in a narrow window. `openedWide` has those that exist
   * only in a wide window.
   */
  openedNarrow?: Presses[]
  openedWide?: Presses[]
}

/**
 * The screens of each kind of person. A new screen needs a row, because the tests of all screens
 * read this list. The order matters: a screen must not remove data that a later screen needs.
 */
export const SCREENS = {
  visitor: [
    {
      path: '/',
      opened: [[/^Learn More: /]],
      openedNarrow: [['Menu']],
      openedWide: [['Theme'], ['Visa Tools']],
    },
    { path: '/guide' },
    { path: '/corrections' },
    { path: '/privacy' },
    { path: '/terms' },
    { path: '/refund' },
    { path: '/auth' },
    { path: '/auth?tab=signup' },
    { path: '/auth/forgot' },
    { path: '/verify' },
    { path: '/proof' },
    { path: '/checkout' },
    { path: '/success' },
    { path: '/nowhere' },
    {
      path: '/practice-test',
      opened: [[/^Quick check/, /^J-1 /, 'End test']],
    },
    { path: '/practice-test', opened: [['Start over']] },
  ],
  holder: [
    {
      path: '/wallet',
      opened: [
        ['Show QR'],
        ['Details'],
        ['Settings'],
        ['Settings', 'Clear Data'],
        ['Help'],
        ['What you have shown'],
      ],
    },
    {
      path: '/profile',
      opened: [['Delete Account'], ['End all sessions'], ['Lost a phone?'], [/^Rename /]],
    },
    { path: '/qr-verify' },
    { path: '/qr-verify?tab=generate' },
    { path: '/qr-verify?tab=help' },
  ],
  learner: [
    { path: '/dashboard' },
    { path: '/dashboard/downloads' },
    { path: '/dashboard/downloads/f-1/cheat-sheet' },
    { path: '/dashboard/questions' },
    { path: '/dashboard/simulator' },
    { path: '/dashboard/ds160' },
    { path: '/learn/requirements' },
    { path: '/exam' },
    { path: '/progress' },
  ],
  keeper: [
    { path: '/admin', opened: [['Issue Credential']] },
    {
      path: '/admin?tab=credentials',
      opened: [['Select all on this page', /^Renew \d+ selected/]],
      openedNarrow: [[/^Revoke credential /], [/^Correct credential /], [/^Renew credential /]],
      openedWide: [
        [/^Actions for credential /],
        [/^Actions for credential /, 'Details'],
        [/^Actions for credential /, 'Revoke'],
        [/^Actions for credential /, 'Correct'],
        [/^Actions for credential /, 'Renew'],
      ],
    },
    {
      path: '/admin?tab=credentials',
      opened: [['Select all on this page', /^Revoke \d+ selected/]],
    },
    {
      path: '/admin?tab=users',
      opened: [
        [/^Delete person/],
        [/^Rights of administrator/],
        [/^Sign person.* out everywhere/],
        [/^Send enrolment link to administrator/],
        ['Sign everybody out'],
      ],
    },
    { path: '/admin?tab=imports' },
    { path: '/admin?tab=invitations' },
    { path: '/admin?tab=purchases' },
    { path: '/admin?tab=to-check' },
    { path: '/admin?tab=content' },
    { path: '/admin?tab=blockchain' },
    { path: '/admin?tab=activity' },
    { path: '/admin?tab=security' },
    { path: '/admin/analytics' },
  ],
} satisfies Record<string, Screen[]>

export type Visitor = keyof typeof SCREENS
