import { noticesOfEveryone } from './of-everyone.ts'
import { noticesOfStudents } from './of-students.ts'
import { noticesOfVisitors } from './of-visitors.ts'
import { noticesOfWorkers } from './of-workers.ts'
import type { WrittenNotice } from './written-notice.ts'

/**
 * Rules that often change, by visa class and never by nationality. No scored question asks about a
 * notice.
 */
export const notices: WrittenNotice[] = [
  ...noticesOfEveryone,
  ...noticesOfVisitors,
  ...noticesOfStudents,
  ...noticesOfWorkers,
]
