import type { BankQuestion } from './bank-question.ts'

export const specialtyWorkersAreAsked: readonly BankQuestion[] = []
