import { type KeyboardEvent, useState } from 'react'
import { findNationalities } from './find-nationalities.ts'
import type { NationalityLookup } from '#contracts/learning/nationality.ts'
import { labelOf } from '#pwa/device/content/labels.ts'
import { format } from '#pwa/language/language.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './what-applies.module.css'
import { words } from './words.tsx'

const MOST_SHOWN = 8

interface NationalityPickerProps {
  lookup: NationalityLookup
  isDisabled: boolean
  onChoose: (name: string) => void
}

/**
 * Accepts each known spelling of a nationality, and its name in the reader's language. When no name
 * matches, shows a message and does not guess.
 */
export function NationalityPicker({ lookup, isDisabled, onChoose }: NationalityPickerProps) {
  const [typed, setTyped] = useState('')
  const found = findNationalities(lookup, typed, { nameOf: labelOf, format })
  const [first] = found

  function choose(name: string) {
    onChoose(name)
    setTyped('')
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // The field may be inside a form. Enter must not submit the form.
    event.preventDefault()
    if (first !== undefined) choose(first)
  }

  return (
    <div className={styles['picker']}>
      <TextInput
        label={words.nationality}
        hint={words.hint}
        autoComplete="off"
        disabled={isDisabled}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={handleKey}
      />
      <div role="status" className={styles['found']}>
        {found.slice(0, MOST_SHOWN).map((name) => (
          <Button key={name} size="small" onClick={() => choose(name)}>
            {labelOf(name)}
          </Button>
        ))}
        {typed.trim() !== '' && first === undefined && <p>{words.noneFound}</p>}
      </div>
    </div>
  )
}
