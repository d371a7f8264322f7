import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as arabic from '#pwa/translations/ar/parts.ts'
import * as spanish from '#pwa/translations/es/parts.ts'
import { english as deviceLanguage } from '#pwa/device/language/words.ts'
import { english as devicePresentation } from '#pwa/device/presentation/words.ts'
import { english as deviceVault } from '#pwa/device/vault/words.ts'
import { english as accountProfile } from '#pwa/screens/account/profile/words.ts'
import { english as checkout } from '#pwa/screens/checkout/words.tsx'
import { english as learningDs160 } from '#pwa/screens/learning/ds160/words.tsx'
import { english as practice } from '#pwa/screens/practice/words.ts'
import { english as practiceExam } from '#pwa/screens/practice/exam/words.ts'
import { english as storefrontSections } from '#pwa/screens/storefront/sections/words.tsx'
import { english as walletSettings } from '#pwa/screens/wallet/settings/words.ts'
import { english as session } from '#pwa/session/words.tsx'
import { english as uiPaper } from '#pwa/ui/paper/words.tsx'
import { english as ui } from '#pwa/ui/words.ts'

const english = {
  accountProfile,
  checkout,
  deviceLanguage,
  devicePresentation,
  deviceVault,
  learningDs160,
  practice,
  practiceExam,
  session,
  storefrontSections,
  ui,
  uiPaper,
  walletSettings,
}
type Words = Pick<typeof spanish, keyof typeof english>

/** The labels of the buttons that one dialog shows together. `confirm` is a dialog with "Cancel" and one other button. */
type Dialogs = readonly (readonly string[])[]

/** The dialogs of each file. Their buttons stand in a row, and a person who errs presses the wrong one. */
const DIALOGS: Record<string, (words: Words, confirm: (label: string) => string[]) => Dialogs> = {
  'device/language/language-question.tsx': ({ deviceLanguage: own }, confirm) => [
    confirm(own.confirm),
  ],
  'device/presentation/code-list.tsx': ({ devicePresentation: own }, confirm) => [
    confirm(own.codes.confirm),
  ],
  'device/presentation/end-device-dialog.tsx': ({ devicePresentation: own }, confirm) => [
    confirm(own.device.confirm),
  ],
  'device/vault/pin-screen.tsx': ({ deviceVault: own }, confirm) => [
    confirm(own.pinScreen.loadAgain),
  ],
  'screens/account/profile/delete-account-dialog.tsx': ({ accountProfile: own }, confirm) => [
    confirm(own.data.delete),
  ],
  'screens/account/profile/device-panel.tsx': ({ accountProfile: own }) => [
    [own.devices.lost.done],
  ],
  'screens/account/profile/passkey-panel.tsx': ({ accountProfile: own }, confirm) => [
    confirm(own.passkeys.removal.confirm),
  ],
  'screens/account/profile/recovery-codes.tsx': ({ accountProfile: own, ui: pieces }) => [
    [own.recovery.shown.copy, pieces.print.print, own.recovery.shown.close],
  ],
  'screens/account/profile/recovery-panel.tsx': ({ accountProfile: own }, confirm) => [
    confirm(own.recovery.make),
  ],
  'screens/account/profile/session-list.tsx': ({ accountProfile: own }, confirm) => [
    confirm(own.sessions.one.confirm),
  ],
  'screens/account/profile/session-panel.tsx': ({ accountProfile: own }, confirm) => [
    confirm(own.sessions.others.confirm),
    confirm(own.sessions.all.confirm),
  ],
  'screens/account/profile/wallet-panel.tsx': ({ accountProfile: own }, confirm) => [
    confirm(own.wallets.ending.confirm),
  ],
  'screens/checkout/sandbox-form.tsx': ({ checkout: own }) => [
    [own.sandbox.decline, own.sandbox.approve],
  ],
  'screens/learning/ds160/overview.tsx': ({ learningDs160: own }, confirm) => [
    confirm(own.clear.confirm),
  ],
  'screens/practice/exam/certificate-panel.tsx': ({ practiceExam: own }, confirm) => [
    confirm(own.certificate.confirm),
  ],
  'screens/practice/question-screen.tsx': ({ practice: own }, confirm) => [
    confirm(own.test.question.end),
  ],
  'screens/practice/resume-prompt.tsx': ({ practice: own }, confirm) => [
    confirm(own.test.resume.discard),
  ],
  'screens/storefront/sections/features.tsx': ({ storefrontSections: own }) => [
    [own.features.gotIt],
  ],
  'screens/wallet/settings/settings-dialog.tsx': ({ walletSettings: own }) => [
    [own.reset, own.save],
  ],
  'screens/wallet/settings/storage-use.tsx': ({ walletSettings: own }, confirm) => [
    confirm(own.storage.clear),
  ],
  'session/log-out-question.tsx': ({ session: { logOutQuestion: own } }) => [
    [own.goes.stay, own.logOut],
    [own.goes.stay, own.codes.keep, own.codes.end],
  ],
  'ui/discard-question.tsx': ({ ui: pieces }) => [
    [pieces.discardQuestion.keep, pieces.discardQuestion.discard],
  ],
  'ui/paper/paper-dialog.tsx': ({ uiPaper: own }, confirm) => [confirm(own.paperDialog.save)],
}

const sources = readdirSync('pwa', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(join('pwa', file), 'utf8') }))

/** The dialog that the others are made of. */
const CONFIRM_DIALOG = 'ui/confirm-dialog.tsx'
/** The console is in English only, and writes its labels into its files. */
const isOfConsole = (file: string) => file.startsWith('screens/admin/')

test('the table has every dialog with buttons at its foot', () => {
  const found = sources
    .filter(({ text }) => /<ConfirmDialog\b|\bfooter=\{/.test(text))
    .map(({ file }) => file)
    .filter((file) => !isOfConsole(file) && file !== CONFIRM_DIALOG)
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((file) => !(file in DIALOGS))).toEqual([])
  const files = new Set(sources.map(({ file }) => file))
  expect(Object.keys(DIALOGS).filter((file) => !files.has(file))).toEqual([])
})

test.each(Object.entries(DIALOGS))('%s has no more dialogs than the table', (file, dialogsOf) => {
  const text = sources.find((source) => source.file === file)?.text ?? ''
  const count = text.match(/<ConfirmDialog\b|\bfooter=\{/g)?.length ?? 0
  expect(dialogsOf(english, (label) => [label]).length).toBeGreaterThanOrEqual(count)
})

describe.each<[string, Words]>([
  ['English', english],
  ['Spanish', spanish],
  ['Arabic', arabic],
])('in %s', (_language, words) => {
  const { cancel } = words.ui.dialog

  test.each(Object.entries(DIALOGS))('no two buttons of %s say the same', (_file, dialogsOf) => {
    const dialogs = dialogsOf(words, (label) => [cancel, label])
    const same = dialogs.filter((labels) => new Set(labels.map(bare)).size < labels.length)
    expect(same).toEqual([])
  })

  test.each(Object.entries(DIALOGS))('no button of %s begins with "Cancel"', (_file, dialogsOf) => {
    const others = dialogsOf(words, (label) => [label]).flat()
    expect(others.filter((label) => bare(label).startsWith(bare(cancel)))).toEqual([])
  })
})

test('no button of the console beside "Cancel" says "Cancel"', () => {
  const labels = sources
    .filter(({ file }) => isOfConsole(file))
    .flatMap(({ text }) => text.match(/(?<=confirmLabel(?:=|: )["'])[^"']+/g) ?? [])
  expect(labels.length).toBeGreaterThan(5)
  expect(labels.filter((label) => bare(label).startsWith('cancel'))).toEqual([])
})

/** A person reads over capital letters, spaces and the small marks above and below Arabic letters. */
function bare(label: string): string {
  return label
    .normalize('NFKD')
    .replaceAll(/\p{M}|\s/gu, '')
    .toLowerCase()
}
