import { translateProblems, translateSentences } from '../sentences.ts'
import { account } from './account.ts'
import { accountMailedLinks } from './account-mailed-links.ts'
import { accountProfile } from './account-profile.ts'
import { app } from './app.tsx'
import { checkout } from './checkout.tsx'
import { deviceContent } from './device-content.tsx'
import { deviceContentLabels } from './device-content-labels.ts'
import { deviceGlossary } from './device-glossary.ts'
import { deviceLanguage } from './device-language.ts'
import { deviceNationality } from './device-nationality.tsx'
import { devicePresentation } from './device-presentation.ts'
import { deviceProgress } from './device-progress.ts'
import { deviceStorage } from './device-storage.ts'
import { deviceSync } from './device-sync.ts'
import { deviceVault } from './device-vault.ts'
import { deviceWorker } from './device-worker.ts'
import { interview } from './interview.ts'
import { learning } from './learning.ts'
import { learningBank } from './learning-bank.tsx'
import { learningDashboard } from './learning-dashboard.tsx'
import { learningDs160 } from './learning-ds160.tsx'
import { learningDs160DayNames } from './learning-ds160-day-names.ts'
import { learningDs160Rules } from './learning-ds160-rules.ts'
import { learningPath } from './learning-path.ts'
import { learningPrint } from './learning-print.ts'
import { learningSimulator } from './learning-simulator.ts'
import { network } from './network.ts'
import { practice } from './practice.ts'
import { practiceExam } from './practice-exam.ts'
import { session } from './session.tsx'
import { storefront } from './storefront.ts'
import { storefrontClaims } from './storefront-claims.ts'
import { storefrontGuide } from './storefront-guide.ts'
import { storefrontHome } from './storefront-home.ts'
import { storefrontSections } from './storefront-sections.tsx'
import { storefrontTestimonials } from './storefront-testimonials.ts'
import { ui } from './ui.ts'
import { uiPaper } from './ui-paper.tsx'
import { verification } from './verification.tsx'
import { verificationAsking } from './verification-asking.tsx'
import { verificationBatch } from './verification-batch.ts'
import { verificationGenerate } from './verification-generate.tsx'
import { verificationProof } from './verification-proof.tsx'
import { verificationScanner } from './verification-scanner.tsx'
import { verificationVerdict } from './verification-verdict.tsx'
import { verificationVerdictSentences } from './verification-verdict-sentences.ts'
import { wallet } from './wallet.tsx'
import { problems } from './problems.ts'
import { sentences } from './sentences.ts'

const parts: Readonly<Record<string, unknown>> = {
  account,
  'account/mailed-links': accountMailedLinks,
  'account/profile': accountProfile,
  app,
  checkout,
  'device/content': deviceContent,
  'device/content/labels': deviceContentLabels,
  'device/glossary': deviceGlossary,
  'device/language': deviceLanguage,
  'device/nationality': deviceNationality,
  'device/presentation': devicePresentation,
  'device/progress': deviceProgress,
  'device/storage': deviceStorage,
  'device/sync': deviceSync,
  'device/vault': deviceVault,
  'device/worker': deviceWorker,
  interview,
  learning,
  'learning/bank': learningBank,
  'learning/dashboard': learningDashboard,
  'learning/ds160': learningDs160,
  'learning/ds160/day-names': learningDs160DayNames,
  'learning/ds160/rules': learningDs160Rules,
  'learning/path': learningPath,
  'learning/print': learningPrint,
  'learning/simulator': learningSimulator,
  network,
  practice,
  'practice/exam': practiceExam,
  session,
  storefront,
  'storefront/claims': storefrontClaims,
  'storefront/guide': storefrontGuide,
  'storefront/home': storefrontHome,
  'storefront/sections': storefrontSections,
  'storefront/testimonials': storefrontTestimonials,
  ui,
  'ui/paper': uiPaper,
  verification,
  'verification/asking': verificationAsking,
  'verification/batch': verificationBatch,
  'verification/generate': verificationGenerate,
  'verification/proof': verificationProof,
  'verification/scanner': verificationScanner,
  'verification/verdict': verificationVerdict,
  'verification/verdict/sentences': verificationVerdictSentences,
  wallet,
  problems: translateProblems(problems, sentences),
  sentences: translateSentences(sentences),
}

export const translate = (part: string): unknown => parts[part]
