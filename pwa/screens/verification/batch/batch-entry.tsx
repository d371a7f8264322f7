import { useState, type SyntheticEvent } from 'react'
import { BATCH_MAX } from '#contracts/verification/batch-calls.ts'
import { QR_DATA_MAX } from '#contracts/verification/token-input.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { TextArea, TextInput } from '#pwa/ui/text-input.tsx'
import { splitLines } from './batch-list.ts'
import styles from './batch-tab.module.css'
import { words } from './words.ts'

const { entry } = words

/**
 * The fields for new entries. A field becomes empty when `onAdd` returns true, because its entries
 * were then added.
 */
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
    <Panel title={entry.title}>
      <form className={styles['single']} onSubmit={addSingle} noValidate>
        <TextInput
          label={entry.single}
          maxLength={QR_DATA_MAX}
          autoComplete="off"
          spellCheck={false}
          value={single}
          onValueChange={setSingle}
        />
        <Button type="submit">{entry.add}</Button>
      </form>
      <form className={styles['bulk']} onSubmit={addBulk} noValidate>
        <TextArea
          label={entry.several}
          hint={entry.severalHint(String(BATCH_MAX))}
          rows={5}
          spellCheck={false}
          value={bulk}
          onValueChange={setBulk}
        />
        <Button type="submit">{entry.addAll}</Button>
      </form>
    </Panel>
  )
}
