import type { Translations } from '../parts.ts'
import { isolateValues } from '#contracts/language/isolate-values.ts'
import { translateProblems, translateSentences } from '../sentences.ts'
import { account } from './account.ts'
import { accountLinks } from './account-links.ts'
import { accountMailedLinks } from './account-mailed-links.ts'
import { accountProfile } from './account-profile.ts'
import { app } from './app.ts'
import { appFooter } from './app-footer.tsx'
import { appLanguage } from './app-language.ts'
import { appLaterNotices } from './app-later-notices.tsx'
import { appMobileSheet } from './app-mobile-sheet.ts'
import { appNotFound } from './app-not-found.ts'
import { appUserMenu } from './app-user-menu.ts'
import { checkout } from './checkout.tsx'
import { deviceContent } from './device-content.tsx'
import { deviceContentContentFailed } from './device-content-content-failed.ts'
import { deviceContentLabels } from './device-content-labels.ts'
import { deviceContentLimits } from './device-content-limits.ts'
import { deviceContentLimitsSentence } from './device-content-limits-sentence.tsx'
import { deviceContentReader } from './device-content-reader.ts'
import { deviceContentReading } from './device-content-reading.ts'
import { deviceGlossary } from './device-glossary.ts'
import { deviceLanguageQuestion } from './device-language-question.ts'
import { deviceNationality } from './device-nationality.tsx'
import { devicePresentation } from './device-presentation.ts'
import { devicePresentationExpiry } from './device-presentation-expiry.ts'
import { devicePresentationHandOut } from './device-presentation-hand-out.ts'
import { deviceProgress } from './device-progress.ts'
import { deviceProgressOnlyHere } from './device-progress-only-here.ts'
import { deviceProgressSaveHint } from './device-progress-save-hint.ts'
import { deviceStorage } from './device-storage.ts'
import { deviceSync } from './device-sync.ts'
import { deviceVault } from './device-vault.ts'
import { deviceVaultMixedWallet } from './device-vault-mixed-wallet.ts'
import { deviceVaultPinScreen } from './device-vault-pin-screen.ts'
import { deviceVaultPinSetup } from './device-vault-pin-setup.ts'
import { deviceWorkerOfflineReady } from './device-worker-offline-ready.ts'
import { deviceWorkerUpdate } from './device-worker-update.ts'
import { interview } from './interview.ts'
import { learning } from './learning.ts'
import { learningBank } from './learning-bank.tsx'
import { learningBankChoice } from './learning-bank-choice.ts'
import { learningDashboard } from './learning-dashboard.tsx'
import { learningDashboardProgress } from './learning-dashboard-progress.ts'
import { learningDs160 } from './learning-ds160.tsx'
import { learningDs160Days } from './learning-ds160-days.ts'
import { learningDs160Rules } from './learning-ds160-rules.ts'
import { learningPath } from './learning-path.ts'
import { learningPrint } from './learning-print.ts'
import { learningSimulator } from './learning-simulator.ts'
import { learningSimulatorAloud } from './learning-simulator-aloud.ts'
import { network } from './network.ts'
import { practice } from './practice.ts'
import { practiceExam } from './practice-exam.ts'
import { practiceStudy } from './practice-study.ts'
import { practiceTest } from './practice-test.ts'
import { session } from './session.ts'
import { sessionCookiesBlocked } from './session-cookies-blocked.tsx'
import { sessionLocked } from './session-locked.ts'
import { sessionLogOut } from './session-log-out.ts'
import { sessionLogOutQuestion } from './session-log-out-question.ts'
import { sessionLoginCode } from './session-login-code.ts'
import { sessionPasswordFirst } from './session-password-first.ts'
import { sessionProofDialog } from './session-proof-dialog.ts'
import { sessionRefusals } from './session-refusals.ts'
import { sessionSignIn } from './session-sign-in.ts'
import { storefrontClaims } from './storefront-claims.ts'
import { storefrontFeatures } from './storefront-features.ts'
import { storefrontGuide } from './storefront-guide.ts'
import { storefrontHome } from './storefront-home.ts'
import { storefrontOffer } from './storefront-offer.ts'
import { storefrontSections } from './storefront-sections.tsx'
import { storefrontTestimonials } from './storefront-testimonials.ts'
import { ui } from './ui.ts'
import { uiCopyText } from './ui-copy-text.ts'
import { uiCountdown } from './ui-countdown.ts'
import { uiDate } from './ui-date.ts'
import { uiDialog } from './ui-dialog.ts'
import { uiDiscardQuestion } from './ui-discard-question.ts'
import { uiField } from './ui-field.ts'
import { uiPaperCredentialPaper } from './ui-paper-credential-paper.tsx'
import { uiPaperPaperDialog } from './ui-paper-paper-dialog.ts'
import { uiPaperReplacement } from './ui-paper-replacement.ts'
import { uiPaperStamp } from './ui-paper-stamp.ts'
import { uiPrint } from './ui-print.ts'
import { verification } from './verification.ts'
import { verificationAsking } from './verification-asking.tsx'
import { verificationBatch } from './verification-batch.ts'
import { verificationCenter } from './verification-center.ts'
import { verificationGenerate } from './verification-generate.tsx'
import { verificationHelp } from './verification-help.ts'
import { verificationProof } from './verification-proof.tsx'
import { verificationScanner } from './verification-scanner.ts'
import { verificationScannerCounter } from './verification-scanner-counter.tsx'
import { verificationScannerReader } from './verification-scanner-reader.ts'
import { verificationVerdict } from './verification-verdict.tsx'
import { verificationVerdictDetails } from './verification-verdict-details.tsx'
import { verificationVerdictSentences } from './verification-verdict-sentences.ts'
import { verificationVerifyFailed } from './verification-verify-failed.ts'
import { verificationWithoutCode } from './verification-without-code.tsx'
import { walletAuthorizePage } from './wallet-authorize-page.ts'
import { walletClass } from './wallet-class.ts'
import { walletCodeDialog } from './wallet-code-dialog.tsx'
import { walletDetailsDialog } from './wallet-details-dialog.tsx'
import { walletHelpDialog } from './wallet-help-dialog.ts'
import { walletLaterNotices } from './wallet-later-notices.ts'
import { walletSettingsDialog } from './wallet-settings-dialog.ts'
import { walletShowingsDialog } from './wallet-showings-dialog.ts'
import { walletWalletPage } from './wallet-wallet-page.ts'
import { problems } from './problems.ts'
import { sentences } from './sentences.ts'

const parts: Translations = {
  ...isolateValues({
    account,
    'account/links': accountLinks,
    'account/mailed-links': accountMailedLinks,
    'account/profile': accountProfile,
    app,
    'app/footer': appFooter,
    'app/language': appLanguage,
    'app/later-notices': appLaterNotices,
    'app/mobile-sheet': appMobileSheet,
    'app/not-found': appNotFound,
    'app/user-menu': appUserMenu,
    checkout,
    'device/content': deviceContent,
    'device/content/content-failed': deviceContentContentFailed,
    'device/content/labels': deviceContentLabels,
    'device/content/limits': deviceContentLimits,
    'device/content/limits-sentence': deviceContentLimitsSentence,
    'device/content/reader': deviceContentReader,
    'device/content/reading': deviceContentReading,
    'device/glossary': deviceGlossary,
    'device/language/question': deviceLanguageQuestion,
    'device/nationality': deviceNationality,
    'device/presentation': devicePresentation,
    'device/presentation/expiry': devicePresentationExpiry,
    'device/presentation/hand-out': devicePresentationHandOut,
    'device/progress': deviceProgress,
    'device/progress/only-here': deviceProgressOnlyHere,
    'device/progress/save-hint': deviceProgressSaveHint,
    'device/storage': deviceStorage,
    'device/sync': deviceSync,
    'device/vault': deviceVault,
    'device/vault/mixed-wallet': deviceVaultMixedWallet,
    'device/vault/pin-screen': deviceVaultPinScreen,
    'device/vault/pin-setup': deviceVaultPinSetup,
    'device/worker/offline-ready': deviceWorkerOfflineReady,
    'device/worker/update': deviceWorkerUpdate,
    interview,
    learning,
    'learning/bank': learningBank,
    'learning/bank/choice': learningBankChoice,
    'learning/dashboard': learningDashboard,
    'learning/dashboard/progress': learningDashboardProgress,
    'learning/ds160': learningDs160,
    'learning/ds160/days': learningDs160Days,
    'learning/ds160/rules': learningDs160Rules,
    'learning/path': learningPath,
    'learning/print': learningPrint,
    'learning/simulator': learningSimulator,
    'learning/simulator/aloud': learningSimulatorAloud,
    network,
    practice,
    'practice/exam': practiceExam,
    'practice/study': practiceStudy,
    'practice/test': practiceTest,
    session,
    'session/cookies-blocked': sessionCookiesBlocked,
    'session/locked': sessionLocked,
    'session/log-out': sessionLogOut,
    'session/log-out-question': sessionLogOutQuestion,
    'session/login-code': sessionLoginCode,
    'session/password-first': sessionPasswordFirst,
    'session/proof-dialog': sessionProofDialog,
    'session/refusals': sessionRefusals,
    'session/sign-in': sessionSignIn,
    'storefront/claims': storefrontClaims,
    'storefront/features': storefrontFeatures,
    'storefront/guide': storefrontGuide,
    'storefront/home': storefrontHome,
    'storefront/offer': storefrontOffer,
    'storefront/sections': storefrontSections,
    'storefront/testimonials': storefrontTestimonials,
    ui,
    'ui/copy-text': uiCopyText,
    'ui/countdown': uiCountdown,
    'ui/date': uiDate,
    'ui/dialog': uiDialog,
    'ui/discard-question': uiDiscardQuestion,
    'ui/field': uiField,
    'ui/paper/credential-paper': uiPaperCredentialPaper,
    'ui/paper/paper-dialog': uiPaperPaperDialog,
    'ui/paper/replacement': uiPaperReplacement,
    'ui/paper/stamp': uiPaperStamp,
    'ui/print': uiPrint,
    verification,
    'verification/asking': verificationAsking,
    'verification/batch': verificationBatch,
    'verification/center': verificationCenter,
    'verification/generate': verificationGenerate,
    'verification/help': verificationHelp,
    'verification/proof': verificationProof,
    'verification/scanner': verificationScanner,
    'verification/scanner/counter': verificationScannerCounter,
    'verification/scanner/reader': verificationScannerReader,
    'verification/verdict': verificationVerdict,
    'verification/verdict/details': verificationVerdictDetails,
    'verification/verdict/sentences': verificationVerdictSentences,
    'verification/verify-failed': verificationVerifyFailed,
    'verification/without-code': verificationWithoutCode,
    'wallet/authorize-page': walletAuthorizePage,
    'wallet/class': walletClass,
    'wallet/code-dialog': walletCodeDialog,
    'wallet/details-dialog': walletDetailsDialog,
    'wallet/help-dialog': walletHelpDialog,
    'wallet/later-notices': walletLaterNotices,
    'wallet/settings-dialog': walletSettingsDialog,
    'wallet/showings-dialog': walletShowingsDialog,
    'wallet/wallet-page': walletWalletPage,
  }),
  problems: translateProblems(problems, sentences),
  sentences: translateSentences(sentences),
}

export const translate = (part: string): unknown => parts[part as keyof Translations]
