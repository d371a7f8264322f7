import type {
  BankContent,
  FreeContent,
  PremiumContent,
} from '#contracts/learning/learning-content.ts'

/** All content of the guide, because the book contains all of it. */
export interface WholeGuide {
  free: FreeContent
  premium: PremiumContent
  bank: BankContent
}
