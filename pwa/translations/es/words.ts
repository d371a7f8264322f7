import { translateProblems, translateReasons } from '../reasons.ts'
import * as parts from './parts.ts'
import { problems } from './problems.ts'
import { reasons } from './reasons.ts'

const translateReason = translateReasons(reasons)

const words: Readonly<Record<string, unknown>> = {
  ...parts,
  problems: translateProblems(problems, translateReason),
  reasons: translateReason,
}

export const translate = (part: string): unknown => words[part]
