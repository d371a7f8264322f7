import type { BankQuestion } from './bank-question.ts'

export const transfereesAreAsked: readonly BankQuestion[] = []
