import type { BankQuestion } from './bank-question.ts'

export const exchangeVisitorsAreAsked: readonly BankQuestion[] = []
