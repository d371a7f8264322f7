import { useState } from 'react'
import { BARCODE_CHECK_BUSINESS_DAYS } from '#contracts/learning/practice.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { matchBarcodes } from './barcodes.ts'
import styles from './companion.module.css'
import { words } from './words.tsx'

const NUMBER_MAX = 40

/**
 * Compares the number on the DS-160 confirmation with the number on the appointment. Stores neither of them,
 * because such a number identifies the application.
 */
export function BarcodeCheck() {
  const [confirmation, setConfirmation] = useState('')
  const [appointment, setAppointment] = useState('')
  const { data: content } = useFreeContent()
  const note = content?.notes.find(({ id }) => id === 'barcode')

  return (
    <Panel title={words.barcode.title}>
      <p>{words.barcode.text(BARCODE_CHECK_BUSINESS_DAYS)}</p>
      <TextInput
        label={words.barcode.confirmation}
        hint={words.barcode.confirmationHint}
        maxLength={NUMBER_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={confirmation}
        onValueChange={setConfirmation}
      />
      <TextInput
        label={words.barcode.appointment}
        maxLength={NUMBER_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={appointment}
        onValueChange={setAppointment}
      />
      <div role="status" className={styles['match']}>
        <Match confirmation={confirmation} appointment={appointment} />
      </div>
      {note && (
        <p className={styles['small']}>
          {note.claim} {note.note}
        </p>
      )}
    </Panel>
  )
}

function Match({ confirmation, appointment }: { confirmation: string; appointment: string }) {
  switch (matchBarcodes(confirmation, appointment)) {
    case 'incomplete':
      return null
    case 'equal':
      return <Notice tone="ok" title={words.barcode.equal} />
    case 'different':
      return (
        <Notice tone="seal" title={words.barcode.different.title}>
          {words.barcode.different.text}
        </Notice>
      )
  }
}
