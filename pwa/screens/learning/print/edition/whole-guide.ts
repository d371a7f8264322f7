import type {
  BankContent,
  FreeContent,
  PremiumContent,
} from '#contracts/learning/learning-content.ts'

/** What is printed: every part of the content. */
export interface WholeGuide {
  free: FreeContent
  premium: PremiumContent
  bank: BankContent
}
