import type { BankQuestion } from './bank-question.ts'

export const renewersAreAsked: readonly BankQuestion[] = []
