import { listTexts } from '#contracts/learning/texts.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { cheatSheets } from '#api/learning/content/cheat-sheets.ts'
import { paths } from '#api/learning/content/compose-content.ts'
import { corrections } from '#api/learning/content/corrections.ts'
import { documentChecklists } from '#api/learning/content/document-checklists.ts'
import { formSteps } from '#api/learning/content/form-steps/form-steps.ts'
import { glossary } from '#api/learning/content/glossary.ts'
import { guideSections } from '#api/learning/content/guide.ts'
import { homeSimulator } from '#api/learning/content/home-simulator.ts'
import { nationalityLists } from '#api/learning/content/nationality-lists.ts'
import { notes } from '#api/learning/content/notes.ts'
import { planSteps } from '#api/learning/content/plan-steps.ts'
import {
  classQuestions,
  furtherQuestions,
  practiceQuestions,
} from '#api/learning/content/practice-questions/practice-questions.ts'
import { tips } from '#api/learning/content/tips.ts'
import { visaCards } from '#api/learning/content/visa-cards.ts'
import { unitsOf } from './translator.ts'

const { facts, notices, bank, readingQuestions } = BUILD_SOURCES
const written = Object.values(facts)

/** The written content by the groups in which it is translated. Each group is one file of a language. */
const GROUPS = {
  free: [
    homeSimulator,
    visaCards,
    guideSections,
    notes,
    glossary,
    notices,
    corrections.map(({ title, said, right }) => [title, said, right]),
  ],
  pool: practiceQuestions,
  facts: written.map(({ statement }) => statement),
  lookup: nationalityLists.map(({ text, unknown }) => [text, unknown]),
  values: written.flatMap(({ values = {} }) => Object.values(values)).flat(),
  paths,
  sheets: [cheatSheets, documentChecklists, planSteps, tips],
  form: formSteps,
  readings: readingQuestions.map(({ question, options, explanation }) => [
    question,
    options,
    explanation,
  ]),
  pools: [...furtherQuestions, ...classQuestions],
  asked: bank.map(({ title, followUps }) => [title, followUps]),
  bank,
}

export const GROUP_NAMES = Object.keys(GROUPS) as Group[]
export type Group = keyof typeof GROUPS

const DAY_OR_AMOUNT = /^(?:\d{4}-\d\d-\d\d|\$[\d,.]+)$/

/** Returns the texts to translate, by group. A text that is in two groups belongs to the first. */
export function listUnits(): Map<Group, string[]> {
  const known = new Set<string>()
  return new Map(
    GROUP_NAMES.map((group) => {
      const units = listTexts(GROUPS[group]).flatMap(unitsOf)
      const own = [...new Set(units)].filter(
        (unit) => !known.has(unit) && !DAY_OR_AMOUNT.test(unit),
      )
      for (const unit of own) known.add(unit)
      return [group, own]
    }),
  )
}
