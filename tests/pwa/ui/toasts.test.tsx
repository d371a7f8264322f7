// @vitest-environment happy-dom
import { passTime, showScreen } from '#tests/support/browser/render-hook.tsx'
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { showToast, type Toast } from '#pwa/ui/toast-store.ts'
import { Toasts } from '#pwa/ui/toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // The test's DOM has no animations, so the test adds `getAnimations`.
  Object.assign(HTMLElement.prototype, { getAnimations: () => [] })
})

async function show(variant: Toast['variant'] = 'plain') {
  const page = await showScreen(<Toasts />)
  act(() => {
    showToast({ title: 'Saved', variant })
  })
  return page
}

describe('a toast', () => {
  test.each([
    ['plain', 'status', 6000],
    ['destructive', 'alert', 12_000],
  ] as const)('that is %s is a %s, for its time', async (variant, role, shownMs) => {
    const page = await show(variant)
    expect(page.getByRole(role).textContent).toBe('Saved')
    await passTime(shownMs - 1)
    expect(page.queryByText('Saved')).not.toBeNull()
    await passTime(1)
    expect(page.queryByText('Saved')).toBeNull()
  })

  test.each<[string, (card: Element) => void, (card: Element) => void]>([
    [
      'under the pointer',
      (card) => fireEvent.pointerEnter(card),
      (card) => fireEvent.pointerLeave(card),
    ],
    ['with the focus', (card) => fireEvent.focus(card), (card) => fireEvent.blur(card)],
  ])('%s stays, and has its whole time again after it', async (_where, hold, release) => {
    const page = await show()
    const card = page.getByRole('button', { name: 'Dismiss' })
    await passTime(5000)
    hold(card)
    await passTime(60_000)
    expect(page.queryByText('Saved')).not.toBeNull()
    release(card)
    await passTime(5999)
    expect(page.queryByText('Saved')).not.toBeNull()
    await passTime(1)
    expect(page.queryByText('Saved')).toBeNull()
  })

  test('goes at once when it is dismissed', async () => {
    const page = await show()
    fireEvent.click(page.getByRole('button', { name: 'Dismiss' }))
    expect(page.queryByText('Saved')).toBeNull()
  })
})

describe('a page of which a toast would cover a button', () => {
  test('scrolls to show the button, but not while something is pressed', async () => {
    const scrolled = vi.spyOn(window, 'scrollBy').mockReturnValue()
    let look: () => void = () => undefined
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(listener: () => void) {
          look = listener
        }
        observe = () => undefined
        disconnect = () => (look = () => undefined)
      },
    )
    const everywhere = new DOMRect(0, 0, 100, 100)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(everywhere)
    const main = document.body.appendChild(document.createElement('main'))
    const button = main.appendChild(document.createElement('button'))

    await show()
    fireEvent.pointerDown(button)
    look()
    fireEvent.pointerUp(button)
    fireEvent.pointerDown(button)
    await passTime(1000)
    look()
    expect(scrolled).not.toHaveBeenCalled()
    fireEvent.pointerUp(button)
    fireEvent.click(button)
    expect(scrolled).not.toHaveBeenCalled()
    await passTime(1000)
    look()
    expect(scrolled).toHaveBeenCalledOnce()
  })
})
