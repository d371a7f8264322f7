import type { DatedNotice } from '#contracts/learning.ts'
import { noticesOfEveryone } from './of-everyone.ts'
import { noticesOfStudents } from './of-students.ts'
import { noticesOfVisitors } from './of-visitors.ts'
import { noticesOfWorkers } from './of-workers.ts'

/** What is known to move, by visa class and never by nationality. None of it is ever scored. */
export const notices: DatedNotice[] = [
  ...noticesOfEveryone,
  ...noticesOfVisitors,
  ...noticesOfStudents,
  ...noticesOfWorkers,
]
