// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { PrintButton } from '#pwa/ui/print-button.tsx'
import { useCurrentToast } from '#pwa/ui/toast-store.ts'

const print = vi.fn()
const saved: File[] = []
const STYLES = `@font-face { font-family: Paper; src: url(/paper.woff2) }
@media screen { body { color: white } }
@media print { .bar { display: none } }`

beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('print', print)
  Object.assign(navigator, {
    canShare: () => true,
    share: ({ files }: { files: File[] }) => {
      saved.push(...files)
      return Promise.resolve()
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  print.mockReset()
  document.head.replaceChildren()
  for (const name of ['standalone', 'canShare', 'share']) Reflect.deleteProperty(navigator, name)
})

/** Makes the app's server answer with the styles and the font. Adds the stylesheet to the page. */
function serveStyles() {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(address.endsWith('.css') ? STYLES : 'font')),
  )
  const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM
  // The test's DOM then accepts the stylesheet without loading it.
  Object.assign(settings, { handleDisabledFileLoadingAsSuccess: true })
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/assets/paper.css'
  document.head.append(link)
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
}

test.each([undefined, false])('prints, where the home screen says %s', async (standalone) => {
  if (standalone !== undefined) Object.assign(navigator, { standalone })
  await showScreen(<PrintButton />)
  press('Print')
  expect(print).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('offers the paper as a file in an app on the home screen, which cannot print', async () => {
  Object.assign(navigator, { standalone: true })
  serveStyles()
  await showScreen(
    <main>
      <h1>F-1 interview: one page</h1>
      <label>
        <input type="checkbox" defaultChecked /> Passport
      </label>
      <a href="/guide">The guide</a>
      <PrintButton />
    </main>,
  )
  press('Print')
  await screen.findByRole('dialog', { name: 'Print from a file' })
  press('Save the file')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(print).not.toHaveBeenCalled()
  const [file] = saved
  expect(file?.name).toBe('f-1-interview-one-page.html')
  expect(file?.type).toBe('text/html')
  const text = (await file?.text()) ?? ''
  expect(text).toContain('@media all { .bar')
  expect(text).toContain('@media not all { body')
  expect(text).toContain('src: url(data:')
  const page = new DOMParser().parseFromString(text, 'text/html')
  expect(page.querySelector('h1')?.textContent).toBe('F-1 interview: one page')
  expect(page.querySelector('input')?.hasAttribute('checked')).toBe(true)
  expect(page.querySelector('a')?.getAttribute('href')).toMatch(/^https?:.*\/guide$/)
  expect(page.querySelector('button, dialog')).toBeNull()
})

test('makes a file of the dialog that it stands in, and closes nothing but its own', async () => {
  Object.assign(navigator, { standalone: true })
  const close = vi.fn()
  await showScreen(
    <main>
      <h1>Profile</h1>
      <Dialog isOpen title="Your recovery codes" onClose={close} footer={<PrintButton />}>
        3f9a-77c1
      </Dialog>
    </main>,
  )
  press('Print')
  const offer = await screen.findByRole('dialog', { name: 'Print from a file' })
  fireEvent(offer, new Event('cancel', { cancelable: true }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Print from a file' })).toBeNull()
  })
  expect(close).not.toHaveBeenCalled()
  press('Print')
  await screen.findByRole('dialog', { name: 'Print from a file' })
  press('Save the file')
  await waitFor(() => {
    expect(saved.map(({ name }) => name)).toEqual(['your-recovery-codes.html'])
  })
  const text = (await saved[0]?.text()) ?? ''
  expect(text).toContain('3f9a-77c1')
  expect(text).not.toContain('Profile')
})

test('says so when the file cannot be made, and keeps the dialog that it stands in', async () => {
  Object.assign(navigator, { standalone: true })
  serveStyles()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')))
  await showScreen(
    <Dialog isOpen title="Your recovery codes" onClose={vi.fn()} footer={<PrintButton />}>
      <Toast />
    </Dialog>,
  )
  press('Print')
  await screen.findByText('Could not make the file')
  within(screen.getByRole('dialog', { name: 'Your recovery codes' })).getByRole('button', {
    name: 'Print',
  })
})

function Toast() {
  return <p>{useCurrentToast()?.title}</p>
}
