import { createHash } from 'node:crypto'
import type { BankContent, FreeContent, PremiumContent } from '#contracts/learning-content.ts'
import { documentsPath } from '#api/learning/content/paths/documents.ts'
import { ds160Path } from '#api/learning/content/paths/ds160.ts'
import { requirementsPath } from '#api/learning/content/paths/requirements.ts'
import { simulatorPath } from '#api/learning/content/paths/simulator.ts'
import { socialMediaPath } from '#api/learning/content/paths/social-media.ts'
import { supportPath } from '#api/learning/content/paths/support.ts'
import { interviewQuestions } from './bank/interview-questions.ts'
import { cheatSheets } from './cheat-sheets.ts'
import { documentChecklists } from './document-checklists.ts'
import { factsOf } from './facts/facts.ts'
import { formSteps } from './form-steps/form-steps.ts'
import { guideSections } from './guide.ts'
import { homeSimulator } from './home-simulator.ts'
import { notes } from './notes.ts'
import { notices } from './notices/notices.ts'
import { planSteps } from './plan-steps.ts'
import { furtherQuestions, practiceQuestions } from './practice-questions.ts'
import { tips } from './tips.ts'
import { visaCards } from './visa-cards.ts'

interface Citing {
  facts: string[]
}

/** The facts that these items name, so that a part carries its own sources and no others. */
function factsBehind(...items: readonly (readonly Citing[])[]) {
  return factsOf(new Set(items.flat().flatMap(({ facts }) => facts)))
}

/** The version is the hash of what is delivered: it changes with the content and with nothing else. */
function stampVersion<Part extends object>(part: Part): Part & { version: string } {
  const version = createHash('sha256').update(JSON.stringify(part)).digest('hex')
  return { ...part, version }
}

const paths = [
  requirementsPath,
  simulatorPath,
  socialMediaPath,
  ds160Path,
  documentsPath,
  supportPath,
]
const modules = paths.flatMap((path) => path.modules)
const simulated = modules.flatMap((module) =>
  module.type === 'interactive' ? module.content.questions : [],
)

export const freeContent: FreeContent = stampVersion({
  part: 'free',
  questions: practiceQuestions,
  simulator: homeSimulator,
  visaCards,
  guide: guideSections,
  notes,
  notices,
  facts: factsBehind(practiceQuestions, homeSimulator, visaCards, guideSections, notes, notices),
})

export const bankContent: BankContent = stampVersion({
  part: 'bank',
  questions: interviewQuestions,
  facts: factsBehind(interviewQuestions),
})

export const premiumContent: PremiumContent = stampVersion({
  part: 'premium',
  questions: furtherQuestions,
  paths,
  cheatSheets,
  documentChecklists,
  planSteps,
  formSteps,
  tips,
  facts: factsBehind(
    furtherQuestions,
    modules,
    simulated,
    cheatSheets,
    documentChecklists,
    formSteps,
  ),
  bankVersion: bankContent.version,
})
