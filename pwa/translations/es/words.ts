import type { Translations } from '../parts.ts'
import { account } from './account.ts'
import { accountLinks } from './account-links.ts'
import { accountMailedLinks } from './account-mailed-links.ts'
import { accountProfile } from './account-profile.ts'
import { appLanguage } from './app-language.ts'
import { deviceContentLabels } from './device-content-labels.ts'
import { deviceContentReader } from './device-content-reader.ts'
import { interview } from './interview.ts'
import { learning } from './learning.ts'
import { learningBank } from './learning-bank.tsx'
import { learningBankChoice } from './learning-bank-choice.ts'
import { learningDashboard } from './learning-dashboard.tsx'
import { learningDashboardProgress } from './learning-dashboard-progress.ts'
import { learningDs160 } from './learning-ds160.tsx'
import { learningDs160Rules } from './learning-ds160-rules.ts'
import { learningLawyer } from './learning-lawyer.ts'
import { learningPath } from './learning-path.ts'
import { learningPrint } from './learning-print.ts'
import { learningSimulator } from './learning-simulator.ts'
import { learningSimulatorAloud } from './learning-simulator-aloud.ts'
import { storefrontClaims } from './storefront-claims.ts'
import { storefrontFeatures } from './storefront-features.ts'
import { storefrontGuide } from './storefront-guide.ts'
import { storefrontHome } from './storefront-home.ts'
import { storefrontLegal } from './storefront-legal.ts'
import { storefrontOffer } from './storefront-offer.ts'
import { storefrontSections } from './storefront-sections.tsx'
import { storefrontTestimonials } from './storefront-testimonials.ts'
import { walletAuthorizePage } from './wallet-authorize-page.ts'
import { walletClass } from './wallet-class.ts'
import { walletCodeDialog } from './wallet-code-dialog.tsx'
import { walletDetailsDialog } from './wallet-details-dialog.tsx'
import { walletHelpDialog } from './wallet-help-dialog.ts'
import { walletLaterNotices } from './wallet-later-notices.ts'
import { walletSettingsDialog } from './wallet-settings-dialog.ts'
import { walletShowingsDialog } from './wallet-showings-dialog.ts'
import { walletWalletPage } from './wallet-wallet-page.ts'

const parts: Translations = {
  account,
  'account/links': accountLinks,
  'account/mailed-links': accountMailedLinks,
  'account/profile': accountProfile,
  'app/language': appLanguage,
  'device/content/labels': deviceContentLabels,
  'device/content/reader': deviceContentReader,
  interview,
  learning,
  'learning/bank': learningBank,
  'learning/bank/choice': learningBankChoice,
  'learning/dashboard': learningDashboard,
  'learning/dashboard/progress': learningDashboardProgress,
  'learning/ds160': learningDs160,
  'learning/ds160/rules': learningDs160Rules,
  'learning/lawyer': learningLawyer,
  'learning/path': learningPath,
  'learning/print': learningPrint,
  'learning/simulator': learningSimulator,
  'learning/simulator/aloud': learningSimulatorAloud,
  'storefront/claims': storefrontClaims,
  'storefront/features': storefrontFeatures,
  'storefront/guide': storefrontGuide,
  'storefront/home': storefrontHome,
  'storefront/legal': storefrontLegal,
  'storefront/offer': storefrontOffer,
  'storefront/sections': storefrontSections,
  'storefront/testimonials': storefrontTestimonials,
  'wallet/authorize-page': walletAuthorizePage,
  'wallet/class': walletClass,
  'wallet/code-dialog': walletCodeDialog,
  'wallet/details-dialog': walletDetailsDialog,
  'wallet/help-dialog': walletHelpDialog,
  'wallet/later-notices': walletLaterNotices,
  'wallet/settings-dialog': walletSettingsDialog,
  'wallet/showings-dialog': walletShowingsDialog,
  'wallet/wallet-page': walletWalletPage,
}

export const translate = (part: string): unknown => parts[part as keyof Translations]
