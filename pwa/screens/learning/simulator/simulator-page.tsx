import type { ReaderClass } from '#contracts/learning/learning.ts'
import { moduleName } from '#contracts/learning/module-progress.ts'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { BankPage } from '#pwa/screens/learning/bank/bank-page.tsx'
import type { Learning } from '#pwa/screens/learning/bank/with-bank.tsx'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import { AnswerCheck } from './answer-check.tsx'
import { CLASS_SIMULATOR, ClassSimulator } from './class-simulator.tsx'
import { RecommendedAnswer } from './recommended-answer.tsx'
import { words } from './words.ts'
import { YourRecordings } from './your-recordings.tsx'

/** Shows the practice questions of the bank for one visa class. */
export function SimulatorPage() {
  return (
    <BankPage
      title={words.page.title}
      action={{ to: '/dashboard/questions', label: words.page.read }}
      chooseFirst={words.page.chooseFirst}
      intro={() => learningWords.trueCountLine}
    >
      {({ bank, content, owner }, reader) => (
        <>
          <ClassSimulator
            key={`${reader.readerClass} ${String(reader.isFamily)}`}
            {...{ bank, reader, owner }}
          />
          <YourRecordings
            owner={owner}
            findQuestion={({ name, questionId }) =>
              name === CLASS_SIMULATOR
                ? findInBank(bank, questionId, reader.readerClass)
                : findInModule(content, name, questionId)
            }
          />
        </>
      )}
    </BankPage>
  )
}

function findInBank({ questions }: Learning['bank'], id: string, readerClass: ReaderClass) {
  const question = questions.find((one) => one.id === id)
  return (
    question && {
      english: englishOf(question).title,
      title: question.title,
      answer: <AnswerCheck level={4} {...{ question, readerClass }} />,
    }
  )
}

function findInModule({ paths }: Learning['content'], name: string, id: string) {
  for (const path of paths) {
    for (const module of path.modules) {
      if (module.type !== 'interactive' || moduleName(path.id, module.id) !== name) continue
      const question = module.content.questions.find((one) => one.id === id)
      if (question) {
        return {
          english: englishOf(question).question,
          title: question.question,
          answer: <RecommendedAnswer question={question} />,
        }
      }
    }
  }
  return undefined
}
