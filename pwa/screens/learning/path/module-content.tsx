import type { LearningModule } from '#contracts/learning/learning.ts'
import { EnglishFirst } from '#pwa/device/content/english-first.tsx'
import { Checklist } from '#pwa/screens/learning/checklist.tsx'
import { moduleName } from '#contracts/learning/module-progress.ts'
import { Reading } from '#pwa/device/content/reading.tsx'
import { english, words as contentWords } from '#pwa/device/content/words.tsx'
import { SimulatorModule } from '#pwa/screens/learning/simulator/simulator-module.tsx'
import { words } from './words.ts'

interface ModuleContentProps {
  path: string
  module: LearningModule
  owner: string
}

export function ModuleContent({ path, module, owner }: ModuleContentProps) {
  const name = moduleName(path, module.id)
  switch (module.type) {
    case 'reading':
      return (
        <EnglishFirst item={module}>
          {(shown) => (
            <Reading
              content={shown.content}
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
