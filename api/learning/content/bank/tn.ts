import type { BankQuestion } from './bank-question.ts'

export const professionalsAreAsked: readonly BankQuestion[] = []
