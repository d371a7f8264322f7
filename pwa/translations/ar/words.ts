import { isolateValues } from '#contracts/language/isolate-values.ts'
import { translateProblems, translateSentences } from '../sentences.ts'
import * as parts from './parts.ts'
import { problems } from './problems.ts'
import { sentences } from './sentences.ts'

const words: Readonly<Record<string, unknown>> = {
  ...isolateValues({ ...parts }),
  problems: translateProblems(problems, sentences),
  sentences: translateSentences(sentences),
}

export const translate = (part: string): unknown => words[part]
