import type {
  BankContent,
  FreeContent,
  PremiumContent,
} from '#contracts/learning/learning-content.ts'

/** All parts of the content. The book contains them. */
export interface WholeGuide {
  free: FreeContent
  premium: PremiumContent
  bank: BankContent
}
