import { useState, type SyntheticEvent } from 'react'
import { BATCH_MAX } from '#contracts/verification/batch-calls.ts'
import { QR_DATA_MAX } from '#contracts/verification/qr-data.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { TextArea } from '#pwa/ui/text-area.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { splitLines } from './batch-list.ts'
import styles from './batch-tab.module.css'

/** The fields for new entries. `onAdd` returns whether it added any. If it did, the field becomes empty. */
export function BatchEntry({ onAdd }: { onAdd: (entries: readonly string[]) => boolean }) {
  const [single, setSingle] = useState('')
  const [bulk, setBulk] = useState('')

  function addSingle(event: SyntheticEvent) {
    event.preventDefault()
    if (onAdd(splitLines(single))) setSingle('')
  }

  function addBulk(event: SyntheticEvent) {
    event.preventDefault()
    if (onAdd(splitLines(bulk))) setBulk('')
  }

  return (
    <Panel title="Build the list">
      <form className={styles['single']} onSubmit={addSingle} noValidate>
        <TextInput
          label="Credential ID or QR data"
          maxLength={QR_DATA_MAX}
          autoComplete="off"
          spellCheck={false}
          value={single}
          onValueChange={setSingle}
        />
        <Button type="submit">Add</Button>
      </form>
      <form className={styles['bulk']} onSubmit={addBulk} noValidate>
        <TextArea
          label="Several at once"
          hint={`One per line, up to ${String(BATCH_MAX)} in all. A line of more than 100 characters, or one that begins with {, is read as QR data.`}
          rows={5}
          spellCheck={false}
          value={bulk}
          onValueChange={setBulk}
        />
        <Button type="submit">Add All</Button>
      </form>
    </Panel>
  )
}
