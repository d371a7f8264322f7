import type { BankQuestion } from './bank-question.ts'

export const everyoneIsAsked: readonly BankQuestion[] = []
