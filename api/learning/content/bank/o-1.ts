import type { BankQuestion } from './bank-question.ts'

export const achieversAreAsked: readonly BankQuestion[] = []
