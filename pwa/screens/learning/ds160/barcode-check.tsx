import { useState } from 'react'
import { BARCODE_CHECK_BUSINESS_DAYS } from '#contracts/learning/practice.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { matchBarcodes } from './barcodes.ts'
import styles from './companion.module.css'

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
    <Panel title="Do the two numbers match?">
      <p>
        Compare them {BARCODE_CHECK_BUSINESS_DAYS} business days before the interview (our advice).
        The numbers are compared here and not kept, not even on this device.
      </p>
      <TextInput
        label="Number on the DS-160 confirmation page"
        hint="Below the barcode; it starts with AA."
        maxLength={NUMBER_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={confirmation}
        onValueChange={setConfirmation}
      />
      <TextInput
        label="DS-160 number in your appointment profile"
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
      return <Notice tone="ok" title="The numbers are equal" />
    case 'different':
      return (
        <Notice tone="seal" title="The numbers are different">
          At many posts you would be turned away. Enter the number of your newest confirmation page
          in the appointment profile, and check your post's deadline for changes.
        </Notice>
      )
  }
}
