import type { BankQuestion } from './bank-question.ts'

export const visitorsAreAsked: readonly BankQuestion[] = []
