import type { english as account } from '#pwa/screens/account/words.ts'
import type { english as accountLinks } from '#pwa/screens/account/links-words.ts'
import type { english as accountMailedLinks } from '#pwa/screens/account/mailed-links/words.ts'
import type { english as accountProfile } from '#pwa/screens/account/profile/words.ts'
import type { english as app } from '#pwa/app/words.ts'
import type { english as appFooter } from '#pwa/app/footer-words.tsx'
import type { english as appLanguage } from '#pwa/app/language-words.ts'
import type { english as appLaterNotices } from '#pwa/app/later-notices-words.tsx'
import type { english as appMobileSheet } from '#pwa/app/mobile-sheet-words.ts'
import type { english as appNotFound } from '#pwa/app/not-found-words.ts'
import type { english as appUserMenu } from '#pwa/app/user-menu-words.ts'
import type { english as checkout } from '#pwa/screens/checkout/words.tsx'
import type { english as deviceContent } from '#pwa/device/content/words.tsx'
import type { english as deviceContentContentFailed } from '#pwa/device/content/content-failed-words.ts'
import type { english as deviceContentLimits } from '#pwa/device/content/limits-words.ts'
import type { english as deviceContentLimitsSentence } from '#pwa/device/content/limits-sentence-words.tsx'
import type { english as deviceContentReader } from '#pwa/device/content/reader-words.ts'
import type { english as deviceContentReading } from '#pwa/device/content/reading-words.ts'
import type { english as deviceGlossary } from '#pwa/device/glossary/words.ts'
import type { english as deviceLanguageQuestion } from '#pwa/device/language/language-question-words.ts'
import type { english as deviceNationality } from '#pwa/device/nationality/words.tsx'
import type { english as devicePresentation } from '#pwa/device/presentation/words.ts'
import type { english as devicePresentationExpiry } from '#pwa/device/presentation/expiry-words.ts'
import type { english as devicePresentationHandOut } from '#pwa/device/presentation/hand-out-words.ts'
import type { english as deviceProgress } from '#pwa/device/progress/words.ts'
import type { english as deviceProgressOnlyHere } from '#pwa/device/progress/only-here-words.ts'
import type { english as deviceProgressSaveHint } from '#pwa/device/progress/save-hint-words.ts'
import type { english as deviceStorage } from '#pwa/device/storage/words.ts'
import type { english as deviceSync } from '#pwa/device/sync/words.ts'
import type { english as deviceVault } from '#pwa/device/vault/words.ts'
import type { english as deviceVaultMixedWallet } from '#pwa/device/vault/mixed-wallet-words.ts'
import type { english as deviceVaultPinScreen } from '#pwa/device/vault/pin-screen-words.ts'
import type { english as deviceVaultPinSetup } from '#pwa/device/vault/pin-setup-words.ts'
import type { english as deviceWorkerOfflineReady } from '#pwa/device/worker/offline-ready-words.ts'
import type { english as deviceWorkerUpdate } from '#pwa/device/worker/update-words.ts'
import type { english as interview } from '#pwa/screens/interview/words.ts'
import type { english as learning } from '#pwa/screens/learning/words.ts'
import type { english as learningBank } from '#pwa/screens/learning/bank/words.tsx'
import type { english as learningBankChoice } from '#pwa/screens/learning/bank/choice-words.ts'
import type { english as learningDashboard } from '#pwa/screens/learning/dashboard/words.tsx'
import type { english as learningDashboardProgress } from '#pwa/screens/learning/dashboard/progress-words.ts'
import type { english as learningDs160 } from '#pwa/screens/learning/ds160/words.tsx'
import type { english as learningDs160Days } from '#pwa/screens/learning/ds160/days-words.ts'
import type { english as learningDs160Rules } from '#pwa/screens/learning/ds160/rules/words.ts'
import type { english as learningPath } from '#pwa/screens/learning/path/words.ts'
import type { english as learningPrint } from '#pwa/screens/learning/print/words.ts'
import type { english as learningSimulator } from '#pwa/screens/learning/simulator/words.ts'
import type { english as learningSimulatorAloud } from '#pwa/screens/learning/simulator/aloud-words.ts'
import type { english as network } from '#pwa/network/words.ts'
import type { english as practice } from '#pwa/screens/practice/words.ts'
import type { english as practiceExam } from '#pwa/screens/practice/exam/words.ts'
import type { english as practiceStudy } from '#pwa/screens/practice/study-words.ts'
import type { english as practiceTest } from '#pwa/screens/practice/test-words.ts'
import type { english as session } from '#pwa/session/words.ts'
import type { english as sessionCookiesBlocked } from '#pwa/session/cookies-blocked-words.tsx'
import type { english as sessionLocked } from '#pwa/session/locked-words.ts'
import type { english as sessionLogOut } from '#pwa/session/log-out-words.ts'
import type { english as sessionLogOutQuestion } from '#pwa/session/log-out-question-words.ts'
import type { english as sessionLoginCode } from '#pwa/session/login-code-words.ts'
import type { english as sessionPasswordFirst } from '#pwa/session/password-first-words.ts'
import type { english as sessionProofDialog } from '#pwa/session/proof-dialog-words.ts'
import type { english as sessionRefusals } from '#pwa/session/refusals-words.ts'
import type { english as sessionSignIn } from '#pwa/session/sign-in-words.ts'
import type { english as storefrontClaims } from '#pwa/screens/storefront/claims/words.ts'
import type { english as storefrontFeatures } from '#pwa/screens/storefront/sections/features-words.ts'
import type { english as storefrontGuide } from '#pwa/screens/storefront/guide/words.ts'
import type { english as storefrontHome } from '#pwa/screens/storefront/home/words.ts'
import type { english as storefrontOffer } from '#pwa/screens/storefront/words.ts'
import type { english as storefrontSections } from '#pwa/screens/storefront/sections/sections-words.tsx'
import type { english as storefrontTestimonials } from '#pwa/screens/storefront/testimonials/words.ts'
import type { english as ui } from '#pwa/ui/words.ts'
import type { english as uiCopyText } from '#pwa/ui/copy-text-words.ts'
import type { english as uiCountdown } from '#pwa/ui/countdown-words.ts'
import type { english as uiDate } from '#pwa/ui/date-words.ts'
import type { english as uiDialog } from '#pwa/ui/dialog-words.ts'
import type { english as uiDiscardQuestion } from '#pwa/ui/discard-question-words.ts'
import type { english as uiField } from '#pwa/ui/field-words.ts'
import type { english as uiPaperCredentialPaper } from '#pwa/ui/paper/credential-paper-words.tsx'
import type { english as uiPaperPaperDialog } from '#pwa/ui/paper/paper-dialog-words.ts'
import type { english as uiPaperReplacement } from '#pwa/ui/paper/replacement-words.ts'
import type { english as uiPaperStamp } from '#pwa/ui/paper/stamp-words.ts'
import type { english as uiPrint } from '#pwa/ui/print-words.ts'
import type { english as verification } from '#pwa/screens/verification/words.ts'
import type { english as verificationAsking } from '#pwa/screens/verification/asking/words.tsx'
import type { english as verificationBatch } from '#pwa/screens/verification/batch/words.ts'
import type { english as verificationCenter } from '#pwa/screens/verification/center-words.ts'
import type { english as verificationGenerate } from '#pwa/screens/verification/generate/words.tsx'
import type { english as verificationHelp } from '#pwa/screens/verification/help-words.ts'
import type { english as verificationProof } from '#pwa/screens/verification/proof/words.tsx'
import type { english as verificationScanner } from '#pwa/screens/verification/scanner/words.ts'
import type { english as verificationScannerCounter } from '#pwa/screens/verification/scanner/counter-words.tsx'
import type { english as verificationScannerReader } from '#pwa/screens/verification/scanner/reader-words.ts'
import type { english as verificationVerdict } from '#pwa/screens/verification/verdict/words.tsx'
import type { english as verificationVerdictDetails } from '#pwa/screens/verification/verdict/details-words.tsx'
import type { english as verificationVerifyFailed } from '#pwa/screens/verification/verify-failed-words.ts'
import type { english as verificationWithoutCode } from '#pwa/screens/verification/without-code-words.tsx'
import type { english as walletAuthorizePage } from '#pwa/screens/wallet/authorize-page-words.ts'
import type { english as walletClass } from '#pwa/screens/wallet/class-words.ts'
import type { english as walletCodeDialog } from '#pwa/screens/wallet/code-dialog-words.tsx'
import type { english as walletDetailsDialog } from '#pwa/screens/wallet/details-dialog-words.tsx'
import type { english as walletHelpDialog } from '#pwa/screens/wallet/help-dialog-words.ts'
import type { english as walletLaterNotices } from '#pwa/screens/wallet/later-notices-words.ts'
import type { english as walletSettingsDialog } from '#pwa/screens/wallet/settings-dialog-words.ts'
import type { english as walletShowingsDialog } from '#pwa/screens/wallet/showings-dialog-words.ts'
import type { english as walletWalletPage } from '#pwa/screens/wallet/wallet-page-words.ts'
import type { Problem } from '#contracts/problem.ts'
import type { VerdictCode } from '#contracts/verification/verdict.ts'
import type { Translated } from '#pwa/language/words.ts'

/**
 * The parts of the app that each language translates. The key is the name that the part gives to
 * `wordsOf`. The console, the legal texts and the print edition are in English only.
 */
interface Parts {
  account: typeof account
  'account/links': typeof accountLinks
  'account/mailed-links': typeof accountMailedLinks
  'account/profile': typeof accountProfile
  app: typeof app
  'app/footer': typeof appFooter
  'app/language': typeof appLanguage
  'app/later-notices': typeof appLaterNotices
  'app/mobile-sheet': typeof appMobileSheet
  'app/not-found': typeof appNotFound
  'app/user-menu': typeof appUserMenu
  checkout: typeof checkout
  'device/content': typeof deviceContent
  'device/content/content-failed': typeof deviceContentContentFailed
  'device/content/labels': Readonly<Record<string, string>>
  'device/content/limits': typeof deviceContentLimits
  'device/content/limits-sentence': typeof deviceContentLimitsSentence
  'device/content/reader': typeof deviceContentReader
  'device/content/reading': typeof deviceContentReading
  'device/glossary': typeof deviceGlossary
  'device/language/question': typeof deviceLanguageQuestion
  'device/nationality': typeof deviceNationality
  'device/presentation': typeof devicePresentation
  'device/presentation/expiry': typeof devicePresentationExpiry
  'device/presentation/hand-out': typeof devicePresentationHandOut
  'device/progress': typeof deviceProgress
  'device/progress/only-here': typeof deviceProgressOnlyHere
  'device/progress/save-hint': typeof deviceProgressSaveHint
  'device/storage': typeof deviceStorage
  'device/sync': typeof deviceSync
  'device/vault': typeof deviceVault
  'device/vault/mixed-wallet': typeof deviceVaultMixedWallet
  'device/vault/pin-screen': typeof deviceVaultPinScreen
  'device/vault/pin-setup': typeof deviceVaultPinSetup
  'device/worker/offline-ready': typeof deviceWorkerOfflineReady
  'device/worker/update': typeof deviceWorkerUpdate
  interview: typeof interview
  learning: typeof learning
  'learning/bank': typeof learningBank
  'learning/bank/choice': typeof learningBankChoice
  'learning/dashboard': typeof learningDashboard
  'learning/dashboard/progress': typeof learningDashboardProgress
  'learning/ds160': typeof learningDs160
  'learning/ds160/days': typeof learningDs160Days
  'learning/ds160/rules': typeof learningDs160Rules
  'learning/path': typeof learningPath
  'learning/print': typeof learningPrint
  'learning/simulator': typeof learningSimulator
  'learning/simulator/aloud': typeof learningSimulatorAloud
  network: typeof network
  practice: typeof practice
  'practice/exam': typeof practiceExam
  'practice/study': typeof practiceStudy
  'practice/test': typeof practiceTest
  session: typeof session
  'session/cookies-blocked': typeof sessionCookiesBlocked
  'session/locked': typeof sessionLocked
  'session/log-out': typeof sessionLogOut
  'session/log-out-question': typeof sessionLogOutQuestion
  'session/login-code': typeof sessionLoginCode
  'session/password-first': typeof sessionPasswordFirst
  'session/proof-dialog': typeof sessionProofDialog
  'session/refusals': typeof sessionRefusals
  'session/sign-in': typeof sessionSignIn
  'storefront/claims': typeof storefrontClaims
  'storefront/features': typeof storefrontFeatures
  'storefront/guide': typeof storefrontGuide
  'storefront/home': typeof storefrontHome
  'storefront/offer': typeof storefrontOffer
  'storefront/sections': typeof storefrontSections
  'storefront/testimonials': typeof storefrontTestimonials
  ui: typeof ui
  'ui/copy-text': typeof uiCopyText
  'ui/countdown': typeof uiCountdown
  'ui/date': typeof uiDate
  'ui/dialog': typeof uiDialog
  'ui/discard-question': typeof uiDiscardQuestion
  'ui/field': typeof uiField
  'ui/paper/credential-paper': typeof uiPaperCredentialPaper
  'ui/paper/paper-dialog': typeof uiPaperPaperDialog
  'ui/paper/replacement': typeof uiPaperReplacement
  'ui/paper/stamp': typeof uiPaperStamp
  'ui/print': typeof uiPrint
  verification: typeof verification
  'verification/asking': typeof verificationAsking
  'verification/batch': typeof verificationBatch
  'verification/center': typeof verificationCenter
  'verification/generate': typeof verificationGenerate
  'verification/help': typeof verificationHelp
  'verification/proof': typeof verificationProof
  'verification/scanner': typeof verificationScanner
  'verification/scanner/counter': typeof verificationScannerCounter
  'verification/scanner/reader': typeof verificationScannerReader
  'verification/verdict': typeof verificationVerdict
  'verification/verdict/details': typeof verificationVerdictDetails
  'verification/verdict/sentences': Readonly<Record<VerdictCode, string>>
  'verification/verify-failed': typeof verificationVerifyFailed
  'verification/without-code': typeof verificationWithoutCode
  'wallet/authorize-page': typeof walletAuthorizePage
  'wallet/class': typeof walletClass
  'wallet/code-dialog': typeof walletCodeDialog
  'wallet/details-dialog': typeof walletDetailsDialog
  'wallet/help-dialog': typeof walletHelpDialog
  'wallet/later-notices': typeof walletLaterNotices
  'wallet/settings-dialog': typeof walletSettingsDialog
  'wallet/showings-dialog': typeof walletShowingsDialog
  'wallet/wallet-page': typeof walletWalletPage
}

/** All words of a language. A missing text is a compile error. */
export type Translations = { readonly [Part in keyof Parts]: Translated<Parts[Part]> } & {
  readonly problems: (problem: Problem) => Problem
  readonly sentences: (english: string) => string
}
