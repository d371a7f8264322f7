import { translateProblems, translateSentences } from '../sentences.ts'
import * as parts from './parts.ts'
import { problems } from './problems.ts'
import { sentences } from './sentences.ts'

const words: Readonly<Record<string, unknown>> = {
  ...parts,
  problems: translateProblems(problems, sentences),
  sentences: translateSentences(sentences),
}

export const translate = (part: string): unknown => words[part]
