import type { BankQuestion } from './bank-question.ts'
import { businessOfVisitors } from './visitors-business.ts'
import { homeOfVisitors } from './visitors-home.ts'
import { hostsOfVisitors } from './visitors-hosts.ts'
import { moneyOfVisitors } from './visitors-money.ts'
import { purposeOfVisitors } from './visitors-purpose.ts'
import { oftenAskedOfVisitors } from './visitors-often.ts'
import { staysOfVisitors } from './visitors-stays.ts'

export const visitorsAreAsked: readonly BankQuestion[] = [
  ...oftenAskedOfVisitors,
  ...purposeOfVisitors,
  ...hostsOfVisitors,
  ...homeOfVisitors,
  ...moneyOfVisitors,
  ...businessOfVisitors,
  ...staysOfVisitors,
]
