import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { moduleName } from '#contracts/learning/module-progress.ts'
import { answersName } from '#pwa/screens/learning/path-progress.ts'

/** An answer that the reader has written in the interview simulator. */
export interface Said {
  id: string
  /** The officer's question, in English and in the reader's language. */
  english: string
  question: string
  words: string
}

const PATH = 'simulator'
const MODULE = 'basic-questions'

/**
 * Returns the reader's answers in the simulator about the purpose, the length and the money of the
 * trip. The answers stay on the device.
 */
export function useSaid({ paths }: Pick<PremiumContent, 'paths'>, owner: string): Said[] {
  const { notes = {} } = useNotes(owner, answersName(moduleName(PATH, MODULE)))
  const module = paths.find(({ id }) => id === PATH)?.modules.find(({ id }) => id === MODULE)
  if (module?.type !== 'interactive') return []
  return module.content.questions.flatMap((asked) => {
    const { id, question } = asked
    const words = notes[id]?.trim() ?? ''
    return words === '' ? [] : [{ id, english: englishOf(asked).question, question, words }]
  })
}
