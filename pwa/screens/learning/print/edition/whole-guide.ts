import type {
  BankContent,
  FreeContent,
  PremiumContent,
} from '#contracts/learning/learning-content.ts'

/** The printed content: every part. */
export interface WholeGuide {
  free: FreeContent
  premium: PremiumContent
  bank: BankContent
}
