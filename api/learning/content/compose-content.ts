import type { Translator } from '#api/learning/translations/translator.ts'
import type { Fact, LearningPath, PracticeQuestion } from '#contracts/learning/learning.ts'
import type {
  BankContent,
  FreeContent,
  PremiumContent,
} from '#contracts/learning/learning-content.ts'
import { dateQuestion } from './interview-questions/bank-question.ts'
import { examQuestions } from './exam-questions/exam-questions.ts'
import { cheatSheets } from './cheat-sheets.ts'
import { type Behind, compose } from './compose-item.ts'
import type { ContentSources } from './content-sources.ts'
import { composeCorrections } from './corrections.ts'
import type { Written } from './dating.ts'
import { documentChecklists } from './document-checklists.ts'
import { composeFacts } from './facts/facts.ts'
import { formSteps } from './form-steps/form-steps.ts'
import { glossary } from './glossary.ts'
import { guideSections } from './guide.ts'
import { homeSimulator } from './home-simulator.ts'
import { composeLookup } from './nationality-lists.ts'
import { notes } from './notes.ts'
import { dateNotice } from './notices/written-notice.ts'
import { documentsPath } from './paths/documents.ts'
import { ds160Path } from './paths/ds160.ts'
import { requirementsPath } from './paths/requirements.ts'
import { simulatorPath } from './paths/simulator.ts'
import { socialMediaPath } from './paths/social-media.ts'
import { supportPath } from './paths/support.ts'
import { addReadingQuestions } from './paths/add-reading-questions.ts'
import { planSteps } from './plan-steps.ts'
import {
  classQuestions,
  furtherQuestions,
  practiceQuestions,
} from './practice-questions/practice-questions.ts'
import { stampVersion } from './stamp-version.ts'
import { tips } from './tips.ts'
import { visaCards } from './visa-cards.ts'

export interface Content {
  facts: readonly Fact[]
  free: FreeContent
  premium: PremiumContent
  bank: BankContent
  /** The questions of the final exam. Readers get them nowhere else. */
  exam: readonly PracticeQuestion[]
}

interface Citing {
  facts: string[]
}

export const paths: readonly Written<LearningPath>[] = [
  requirementsPath,
  simulatorPath,
  socialMediaPath,
  ds160Path,
  documentsPath,
  supportPath,
]

/**
 * Composes all content that we deliver. Facts, notices and questions come from `sources`. All other
 * texts come from the build. Throws a `MissingFact` when a text names something that `sources` do
 * not have. With a translator, the content has the same items in another language.
 */
export function* composeContent(
  sources: ContentSources,
  translator?: Translator,
): Generator<void, Content> {
  const facts = composeFacts(sources, translator)
  const behind = openBehind(sources, facts, translator)
  yield
  const bank = yield* composeBank(sources, behind)
  yield
  const free = composeFree(sources, behind)
  yield
  const premium = composePremium(sources, behind, bank.version)
  yield
  return { facts, free, premium, bank, exam: compose<PracticeQuestion[]>(examQuestions, behind) }
}

function openBehind(
  sources: ContentSources,
  facts: readonly Fact[],
  translator?: Translator,
): Behind {
  return {
    values: sources,
    officialPages: sources.officialPages,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    ...(translator && { translator }),
  }
}

/** Composes one item as readers would get it. */
export function composeWith<Value>(sources: ContentSources, written: Written<Value>): Value {
  return compose<Value>(written, openBehind(sources, composeFacts(sources)))
}

/** Returns the facts that these items cite. Each part carries only the facts of its own items. */
function factsBehind({ facts }: Behind, ...items: readonly (readonly Citing[])[]): Fact[] {
  const named = new Set(items.flat().flatMap((item) => item.facts))
  return [...facts.values()].filter(({ id }) => named.has(id))
}

function composeFree({ notices, facts }: ContentSources, behind: Behind): FreeContent {
  const parts = {
    questions: compose<FreeContent['questions']>(practiceQuestions, behind),
    simulator: compose<FreeContent['simulator']>(homeSimulator, behind),
    visaCards: compose<FreeContent['visaCards']>(visaCards, behind),
    guide: compose<FreeContent['guide']>(guideSections, behind),
    notes: compose<FreeContent['notes']>(notes, behind),
    glossary: compose<FreeContent['glossary']>(glossary, behind),
    notices: compose<FreeContent['notices']>(
      notices.map((notice) => dateNotice(notice, facts)),
      behind,
    ),
  }
  const lookup = composeLookup(behind)
  const corrections = composeCorrections(behind)
  return stampVersion({
    part: 'free',
    ...parts,
    lookup,
    facts: factsBehind(behind, ...Object.values(parts), lookup.lists, corrections),
    corrections,
  })
}

function* composeBank(
  { bank, facts }: ContentSources,
  behind: Behind,
): Generator<void, BankContent> {
  const questions: BankContent['questions'] = []
  for (const question of bank) {
    questions.push(compose<BankContent['questions'][number]>(dateQuestion(question, facts), behind))
    yield
  }
  return stampVersion({ part: 'bank', questions, facts: factsBehind(behind, questions) })
}

function composePremium(
  sources: ContentSources,
  behind: Behind,
  bankVersion: string,
): PremiumContent {
  const questions = compose<PremiumContent['questions']>(furtherQuestions, behind)
  const dated = {
    classQuestions: compose<PremiumContent['classQuestions']>(classQuestions, behind),
    cheatSheets: compose<PremiumContent['cheatSheets']>(cheatSheets, behind),
    documentChecklists: compose<PremiumContent['documentChecklists']>(documentChecklists, behind),
    formSteps: compose<PremiumContent['formSteps']>(formSteps, behind),
  }
  const composedPaths = compose<PremiumContent['paths']>(
    addReadingQuestions(paths, sources),
    behind,
  )
  const modules = composedPaths.flatMap((path) => path.modules)
  const simulated = modules.flatMap((module) =>
    module.type === 'interactive' ? module.content.questions : [],
  )
  const asked = modules.flatMap((module) => (module.type === 'reading' ? module.questions : []))
  return stampVersion({
    part: 'premium',
    questions,
    paths: composedPaths,
    planSteps: compose<PremiumContent['planSteps']>(planSteps, behind),
    tips: compose<PremiumContent['tips']>(tips, behind),
    ...dated,
    facts: factsBehind(behind, questions, modules, simulated, asked, ...Object.values(dated)),
    bankVersion,
  })
}
