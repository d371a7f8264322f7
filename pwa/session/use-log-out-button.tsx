import { type ComponentType, type ReactNode, useState } from 'react'
import type { LogOutQuestionProps } from './log-out-question.tsx'
import { useLogout } from './use-logout.ts'

/** Asks first if the log-out would delete data or leave valid codes. */
export function useLogOutButton(onSettled?: () => void): {
  press: () => void
  isBusy: boolean
  question: ReactNode
} {
  const logout = useLogout()
  const [Question, setQuestion] = useState<ComponentType<LogOutQuestionProps> | null>(null)
  const onLeave = () => logout.mutate(undefined, onSettled && { onSettled })
  return {
    press: () => {
      // If the code of the question cannot be loaded, the log-out happens without the question.
      import('./log-out-question.tsx').then(({ LogOutQuestion }) => {
        setQuestion(() => LogOutQuestion)
      }, onLeave)
    },
    isBusy: Question !== null || logout.isPending,
    question: Question && <Question onLeave={onLeave} onClose={() => setQuestion(null)} />,
  }
}
