import type { BankQuestion } from './bank-question.ts'
import { everyoneIsAsked } from './all.ts'
import { familiesAreAsked } from './dependants.ts'
import { visitorsAreAsked } from './b-1-b-2.ts'
import { oftenAskedOfStudents } from './f-1-often.ts'
import { oftenAskedOfExchangeVisitors } from './j-1-often.ts'
import { oftenAskedOfWorkers } from './workers-often.ts'
import { studentsAreAsked } from './f-1.ts'
import { specialtyWorkersAreAsked } from './h-1b.ts'
import { exchangeVisitorsAreAsked } from './j-1.ts'
import { transfereesAreAsked } from './l-1.ts'
import { achieversAreAsked } from './o-1.ts'
import { renewersAreAsked } from './renewals.ts'
import { professionalsAreAsked } from './tn.ts'

/** All interview questions. Our editors wrote them, because no official list of questions exists. */
export const bankQuestions: readonly BankQuestion[] = [
  ...everyoneIsAsked,
  ...visitorsAreAsked,
  ...oftenAskedOfStudents,
  ...studentsAreAsked,
  ...oftenAskedOfExchangeVisitors,
  ...exchangeVisitorsAreAsked,
  ...oftenAskedOfWorkers,
  ...specialtyWorkersAreAsked,
  ...transfereesAreAsked,
  ...achieversAreAsked,
  ...professionalsAreAsked,
  ...renewersAreAsked,
  ...familiesAreAsked,
]
