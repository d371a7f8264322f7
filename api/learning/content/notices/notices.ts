import { noticesOfEveryone } from './of-everyone.ts'
import { noticesOfStudents } from './of-students.ts'
import { noticesOfVisitors } from './of-visitors.ts'
import { noticesOfWorkers } from './of-workers.ts'
import type { WrittenNotice } from './written-notice.ts'

/** What is known to move, by visa class and never by nationality. None of it is ever scored. */
export const notices: WrittenNotice[] = [
  ...noticesOfEveryone,
  ...noticesOfVisitors,
  ...noticesOfStudents,
  ...noticesOfWorkers,
]
