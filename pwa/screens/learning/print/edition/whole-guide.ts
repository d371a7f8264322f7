import type {
  BankContent,
  FreeContent,
  PremiumContent,
} from '#contracts/learning/learning-content.ts'

/** All content of the guide. The book contains everything. */
export interface WholeGuide {
  free: FreeContent
  premium: PremiumContent
  bank: BankContent
}
