import { TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { BankChapters } from './bank-chapters.tsx'
import { BankPage } from './bank-page.tsx'

/** Shows the guide's interview questions, by visa class and theme. */
export function QuestionsPage() {
  return (
    <BankPage
      title="Interview Questions"
      action={{ to: '/dashboard/simulator', label: 'Practise them' }}
      intro={({ bank }) =>
        `${String(bank.questions.length)} questions, written by us. ${TRUE_COUNT_LINE}`
      }
    >
      {(learning, readerClass) => <BankChapters key={readerClass} {...{ learning, readerClass }} />}
    </BankPage>
  )
}
