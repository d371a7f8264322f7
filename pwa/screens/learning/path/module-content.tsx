import type { LearningModule, LearningPath, ReadingModule } from '#contracts/learning/learning.ts'
import { EnglishFirst } from '#pwa/device/content/english-first.tsx'
import { Checklist } from '#pwa/screens/learning/checklist.tsx'
import { moduleName } from '#contracts/learning/module-progress.ts'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { splitTitle } from '#pwa/device/content/parse-reading.ts'
import { Reading } from '#pwa/device/content/reading.tsx'
import { english, words as contentWords } from '#pwa/device/content/words.tsx'
import { SimulatorModule } from '#pwa/screens/learning/simulator/simulator-module.tsx'
import { words } from './words.ts'

interface ModuleContentProps {
  path: LearningPath
  module: LearningModule
  owner: string
}

export function ModuleContent({ path, module, owner }: ModuleContentProps) {
  const name = moduleName(path.id, module.id)
  switch (module.type) {
    case 'reading':
      return (
        <EnglishFirst item={module}>
          {(shown) => (
            <Reading
              content={isTitleAbove(path, module) ? splitTitle(shown.content).text : shown.content}
              titles={shown === module ? contentWords.reading : english.reading}
            />
          )}
        </EnglishFirst>
      )
    case 'checklist':
      return <Checklist name={name} items={module.content} of={module} owner={owner} />
    case 'interactive':
      return <SimulatorModule name={name} questions={module.content.questions} owner={owner} />
    default:
      return <p>{words.notSupported}</p>
  }
}

/** Returns whether the page title of a reading is already above it, as the title of its path or module. */
function isTitleAbove(path: LearningPath, module: ReadingModule): boolean {
  const { title } = splitTitle(englishOf(module).content)
  return [englishOf(path).title, englishOf(module).title].includes(title)
}
