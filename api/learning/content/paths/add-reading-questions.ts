import type { LearningModule, LearningPath } from '#contracts/learning/learning.ts'
import { moduleName } from '#contracts/learning/module-progress.ts'
import type { ContentSources } from '#api/learning/content/content-sources.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { MissingFact } from '#api/learning/content/placeholders.ts'
import { dateReadingQuestion } from '#api/learning/content/reading-questions.ts'

/**
 * Adds to each reading the questions that name it. Throws a `MissingFact` when a question names an
 * unknown reading.
 */
export function addReadingQuestions(
  paths: readonly Written<LearningPath>[],
  { readingQuestions, facts }: Pick<ContentSources, 'readingQuestions' | 'facts'>,
): Written<LearningPath>[] {
  const readings = new Set(
    paths.flatMap(({ id, modules }) =>
      modules.filter(({ type }) => type === 'reading').map((module) => moduleName(id, module.id)),
    ),
  )
  const stray = readingQuestions.find(({ reading }) => !readings.has(reading))
  if (stray) throw new MissingFact(`There is no reading ${stray.reading}`)

  const ask = (path: string, module: Written<LearningModule>): Written<LearningModule> => {
    if (module.type !== 'reading') return module
    const own = readingQuestions.filter(({ reading }) => reading === moduleName(path, module.id))
    return { ...module, questions: own.map((question) => dateReadingQuestion(question, facts)) }
  }
  return paths.map((path) => ({
    ...path,
    modules: path.modules.map((module) => ask(path.id, module)),
  }))
}
