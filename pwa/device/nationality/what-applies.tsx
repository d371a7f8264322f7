import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { ASSURANCE_DAYS } from '#contracts/learning/dated.ts'
import { READER_CLASSES, type ReaderClass } from '#contracts/learning/learning.ts'
import { lookUp, type NationalityLookup } from '#contracts/learning/nationality.ts'
import { addDays } from '#contracts/time.ts'
import { labelOf } from '#pwa/device/content/labels.ts'
import { readToday } from '#pwa/network/today.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { useOwner } from '#pwa/session/use-owner.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { NationalityPicker } from './nationality-picker.tsx'
import { GroupAnswer } from './group-answer.tsx'
import { useNationalityNotes } from './nationality-notes.ts'
import styles from './what-applies.module.css'
import { words } from './words.tsx'

const CLASS_OPTIONS = READER_CLASSES.map((value) => ({ value, label: value }))

interface WhatAppliesProps {
  /**
   * The reader's visa class, when it is known. The reader can choose another class here without a
   * change of the known class.
   */
  readerClass?: ReaderClass | undefined
}

/**
 * Shows what the official lists say about the reader's visa class and nationalities, for each group of
 * limits. With several nationalities, the strictest answer counts.
 */
export function WhatApplies({ readerClass }: WhatAppliesProps) {
  const { data: content } = useFreeContent()
  const owner = useOwner()
  if (!content || owner === null) return <CenteredSpinner />
  return <Choices lookup={content.lookup} {...{ owner, readerClass }} />
}

interface ChoicesProps extends WhatAppliesProps {
  lookup: NationalityLookup
  owner: string
}

function Choices({ lookup, owner, readerClass }: ChoicesProps) {
  const { isLoading, nationalities, visaClass, choose, chooseClass, clear } =
    useNationalityNotes(owner)
  const [chosenHere, setChosenHere] = useState<string>()
  const wanted = chosenHere ?? readerClass ?? visaClass
  const shown = READER_CLASSES.find((name) => name === wanted)

  return (
    <div className={styles['applies']}>
      <Select
        label={words.visaClass}
        placeholder={words.chooseClass}
        value={shown ?? ''}
        options={CLASS_OPTIONS}
        disabled={isLoading}
        onValueChange={(name) => {
          setChosenHere(name)
          chooseClass(name)
        }}
      />
      <NationalityPicker
        lookup={lookup}
        isDisabled={isLoading}
        onChoose={(name) => {
          if (!nationalities.includes(name)) choose([...nationalities, name])
        }}
      />
      {nationalities.length > 0 && (
        <ul className={styles['chosen']} aria-label={words.chosen}>
          {nationalities.map((name) => (
            <li key={name}>
              {labelOf(name)}
              <Button
                size="small"
                variant="quiet"
                icon={<X />}
                aria-label={words.remove(labelOf(name))}
                onClick={() => choose(nationalities.filter((other) => other !== name))}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles['note']}>
        {words.kept}{' '}
        {nationalities.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => void clear()}>
            {words.forget}
          </Button>
        )}
      </p>
      {shown && nationalities.length > 0 && (
        <Answers lookup={lookup} nationalities={nationalities} readerClass={shown} />
      )}
    </div>
  )
}

interface AnswersProps {
  lookup: NationalityLookup
  nationalities: readonly string[]
  readerClass: ReaderClass
}

function Answers({ lookup, nationalities, readerClass }: AnswersProps) {
  const isMany = nationalities.length > 1
  const [{ edition } = { edition: '' }] = lookup.lists
  return (
    <section className={styles['answers']} aria-label={words.answers}>
      {readToday() > addDays(edition, ASSURANCE_DAYS) && (
        <Notice tone="warn">{words.isOldCopy(formatDay(edition))}</Notice>
      )}
      {isMany && <p>{words.isMany}</p>}
      {lookUp(lookup, nationalities, readerClass).map((answer) => (
        <GroupAnswer key={answer.group} answer={answer} isNamed={isMany} />
      ))}
    </section>
  )
}
