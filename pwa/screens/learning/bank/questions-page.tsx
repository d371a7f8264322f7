import { words as learningWords } from '#pwa/screens/learning/words.ts'
import { BankChapters } from './bank-chapters.tsx'
import { BankPage } from './bank-page.tsx'
import { words } from './words.tsx'

/** Shows the guide's interview questions, by visa class and theme. */
export function QuestionsPage() {
  return (
    <BankPage
      title={words.page.title}
      action={{ to: '/dashboard/simulator', label: words.page.practise }}
      chooseFirst={words.choice.toSee}
      intro={({ bank }) =>
        `${words.page.written(bank.questions.length)} ${learningWords.trueCountLine}`
      }
    >
      {(learning, reader) => (
        <BankChapters key={reader.readerClass} learning={learning} reader={reader} />
      )}
    </BankPage>
  )
}
