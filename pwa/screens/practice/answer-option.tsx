import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './answer-option.module.css'
import { words } from './words.ts'

const { answers } = words.test

interface AnswerOptionProps {
  /** The option's position on the screen. The key with this number chooses the option. */
  number: number
  text: ReactNode
  /** Why the option is right or wrong. Null while the reasons are hidden. */
  reason: ReactNode
  isChosen: boolean
  isRight: boolean | undefined
  onChoose: () => void
  onContinue: () => void
}

export function AnswerOption(props: AnswerOptionProps) {
  const { number, text, reason, isChosen, isRight, onChoose, onContinue } = props

  function handleKey(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'Enter' || (!isChosen && isRight === undefined)) return
    event.preventDefault()
    onContinue()
  }

  return (
    <li className={styles['option']} data-state={stateOf(isRight, isChosen)}>
      <button
        type="button"
        data-option={number}
        className={styles['button']}
        aria-pressed={isChosen}
        aria-disabled={isRight === undefined ? undefined : true}
        onClick={onChoose}
        onKeyDown={handleKey}
      >
        <span className={styles['key']} aria-hidden="true">
          {number}
        </span>
        <span className={styles['text']}>{text}</span>
        <Mark isRight={isRight} isChosen={isChosen} />
      </button>
      {reason !== null && <p className={styles['reason']}>{reason}</p>}
    </li>
  )
}

function stateOf(isRight: boolean | undefined, isChosen: boolean) {
  if (isRight === undefined) return isChosen ? 'chosen' : 'open'
  if (isRight) return 'right'
  return isChosen ? 'wrong' : 'other'
}

function Mark({ isRight, isChosen }: { isRight: boolean | undefined; isChosen: boolean }) {
  if (isRight) {
    return (
      <span className={styles['mark']}>
        <Check aria-hidden="true" /> {isChosen ? answers.chosenRight : answers.right}
      </span>
    )
  }
  if (isRight === false && isChosen) {
    return (
      <span className={styles['mark']}>
        <X aria-hidden="true" /> {answers.chosen}
      </span>
    )
  }
  return null
}
