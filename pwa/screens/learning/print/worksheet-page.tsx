import { useState } from 'react'
import { DS160_SAVE_MINUTES } from '#contracts/practice.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { TextArea } from '#pwa/ui/text-area.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { type Notes, useNotes } from '#pwa/device/progress/device-notes.ts'
import { LearningStorage } from '#pwa/device/progress/learning-storage.tsx'
import { SaveHint } from '#pwa/device/progress/save-hint.tsx'
import { BarcodeCheck } from './barcode-check.tsx'
import { Paper } from './paper.tsx'
import { WORKSHEET, type WorksheetField } from './worksheet.ts'
import styles from './worksheet-page.module.css'

const MINUTE_MS = 60_000
const FIELD_MAX = 2000
const LONG_LINES = 3

/** Prepares the answers of the form; nothing of it leaves the device. */
export function WorksheetPage() {
  const { id } = useUser()
  const { notes, line, write, clear } = useNotes(id, 'worksheet')
  if (!notes) return <CenteredSpinner />

  return (
    <>
      <LearningStorage />
      <Paper
        title="DS-160 worksheet"
        lede={unbroken(
          'What you write here stays on this device. It is not sent to us, and it is not the form: copy it into the DS-160 yourself.',
        )}
      >
        <SaveReminder />
        <div className={styles['inputs']}>
          {WORKSHEET.map(({ title, fields }) => (
            <Panel key={title} title={title}>
              {fields.map((field) => (
                <WorksheetInput
                  key={field.id}
                  field={field}
                  value={notes[field.id] ?? ''}
                  onChange={(text) => {
                    write(field.id, text)
                  }}
                />
              ))}
            </Panel>
          ))}
        </div>
        <BarcodeCheck notes={notes} onWrite={write} />
        <Summary notes={notes} />
        <ClearWorksheet onClear={() => void clear()} />
        <p className={styles['saved']}>
          <SaveHint line={line} />
        </p>
      </Paper>
    </>
  )
}

interface WorksheetInputProps {
  field: WorksheetField
  value: string
  onChange: (text: string) => void
}

function WorksheetInput({ field, value, onChange }: WorksheetInputProps) {
  const { label, hint, isLong } = field
  const shared = { label, hint, value, maxLength: FIELD_MAX, onValueChange: onChange }
  return isLong ? <TextArea {...shared} rows={3} /> : <TextInput {...shared} autoComplete="off" />
}

/** Whoever has this page beside the form hears in time that the form forgets. */
function SaveReminder() {
  const [since, setSince] = useState(() => Date.now())
  const minutes = Math.floor((useNow(MINUTE_MS / 4) - since) / MINUTE_MS)
  const { data: content } = useFreeContent()
  const note = content?.notes.find(({ id }) => id === 'save-often')

  if (minutes < DS160_SAVE_MINUTES) {
    return (
      <div className={styles['screenOnly']}>
        <Notice
          title={unbroken(
            note?.claim ?? `Save the DS-160 every ${String(DS160_SAVE_MINUTES)} minutes.`,
          )}
        >
          {note?.note}
        </Notice>
      </div>
    )
  }
  return (
    <div className={styles['screenOnly']}>
      <Notice
        tone="warn"
        title={unbroken(`${String(minutes)} minutes have passed: save the DS-160 now`)}
        isAlert
        actions={
          <Button
            size="small"
            onClick={() => {
              setSince(Date.now())
            }}
          >
            I have saved it
          </Button>
        }
      >
        {note?.note}
      </Notice>
    </div>
  )
}

/** What the printed page shows in place of the inputs. */
function Summary({ notes }: { notes: Notes }) {
  return (
    <div className={styles['summary']}>
      {WORKSHEET.map(({ title, fields }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {fields.map(({ id, label, isLong }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{notes[id]?.trim() || <Lines count={isLong ? LONG_LINES : 1} />}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** Where the pen writes what was not typed. */
function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => <span key={at} className={styles['line']} />)
}

function ClearWorksheet({ onClear }: { onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={styles['screenOnly']}>
      <Button
        variant="quiet"
        onClick={() => {
          setIsAsking(true)
        }}
      >
        Clear worksheet
      </Button>
      <ConfirmDialog
        title="Clear the worksheet?"
        question="Everything you wrote on it is removed from this device. There is no other copy."
        confirmLabel="Clear worksheet"
        isDestructive
        isOpen={isAsking}
        onConfirm={() => {
          onClear()
          setIsAsking(false)
        }}
        onClose={() => {
          setIsAsking(false)
        }}
      />
    </div>
  )
}
