// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { TextArea, TextInput } from '#pwa/ui/text-input.tsx'

function Fields() {
  const { notes, write } = useNotes('learner', 'worksheet')
  if (!notes) return null
  const bind = (name: string) => ({
    value: notes[name] ?? '',
    onValueChange: (text: string) => {
      write(name, text)
    },
  })
  return (
    <>
      <TextInput label="Passport number" {...bind('passport')} />
      <TextArea label="Your answer" {...bind('answer')} />
    </>
  )
}

type Typed = HTMLInputElement | HTMLTextAreaElement

/** Inserts the key at the caret. A real key press does the same. */
function pressKey(field: Typed, key: string) {
  const { value } = field
  const at = field.selectionStart ?? value.length
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Reflect.set(prototype, 'value', value.slice(0, at) + key + value.slice(at), field)
  field.setSelectionRange(at + 1, at + 1)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test.each(['Passport number', 'Your answer'])(
  'keys that come faster than the screen is drawn are all in "%s", each at the caret',
  async (label) => {
    const page = await showScreen(<Fields />)
    const field = (await page.findByLabelText(label)) as Typed
    // Leaves React's test mode. In test mode, React would draw the screen after each key, before
    // the next key comes.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    for (const key of 'PA88') pressKey(field, key)
    field.setSelectionRange(2, 2)
    for (const key of '77') pressKey(field, key)
    expect(field.value).toBe('PA7788')
    expect(field.selectionStart).toBe(4)
    await vi.waitFor(() => {
      expect(field.value).toBe('PA7788')
    })
  },
)
