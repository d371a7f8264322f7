// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Menu, MenuButton } from '#pwa/ui/menu.tsx'

const WINDOW = { width: 390, height: 800 }
const POPUP_HEIGHT = 200
const RIGHT = 350
let buttonTop: number

beforeEach(() => {
  const root = document.documentElement
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(WINDOW.width)
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(WINDOW.height)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(POPUP_HEIGHT)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(RIGHT - 40, buttonTop, 40, 40),
  )
})

async function open(top: number) {
  buttonTop = top
  const page = await showScreen(
    <Menu isInTable label="Actions" trigger="…">
      <MenuButton onSelect={() => undefined}>Details</MenuButton>
    </Menu>,
  )
  fireEvent.click(page.getByRole('button', { name: 'Actions' }))
  const popup = page.getByRole('menu').parentElement
  return () => ({ top: popup?.style.top, right: popup?.style.right })
}

describe('the menu of a row', () => {
  test.each([
    ['below its button', 100, '140px'],
    ['below its button while it just fits', 560, '600px'],
    ['above its button where the window ends', 561, '361px'],
  ])('stands %s', async (_where, top, expected) => {
    const place = await open(top)
    expect(place()).toEqual({ top: expected, right: '40px' })
  })

  test.each([
    ['the table scrolls', () => fireEvent.scroll(document)],
    ['the window changes its size', () => fireEvent(window, new Event('resize'))],
  ])('follows its button when %s', async (_what, happen) => {
    const place = await open(100)
    buttonTop = 300
    happen()
    expect(place().top).toBe('340px')
  })

  test('never begins above the window', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(WINDOW.height)
    const place = await open(100)
    expect(place().top).toBe('0px')
  })
})
