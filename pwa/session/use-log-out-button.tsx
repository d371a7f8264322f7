import { type ComponentType, type ReactNode, useState } from 'react'
import type { LogOutQuestionProps } from './log-out-question.tsx'
import { useLogout } from './use-logout.ts'

/** Logs out at a press, after a question if codes would stay in force. */
export function useLogOutButton(onSettled?: () => void): {
  press: () => void
  isBusy: boolean
  question: ReactNode
} {
  const logout = useLogout()
  const [Question, setQuestion] = useState<ComponentType<LogOutQuestionProps> | null>(null)
  const onLeave = () => {
    logout.mutate(undefined, onSettled && { onSettled })
  }
  return {
    press: () => {
      // A failed load must not delay the log-out.
      import('./log-out-question.tsx').then(({ LogOutQuestion }) => {
        setQuestion(() => LogOutQuestion)
      }, onLeave)
    },
    isBusy: Question !== null || logout.isPending,
    question: Question && (
      <Question
        onLeave={onLeave}
        onClose={() => {
          setQuestion(null)
        }}
      />
    ),
  }
}
