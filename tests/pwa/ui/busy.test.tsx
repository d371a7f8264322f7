// @vitest-environment happy-dom
import { passTime } from '#tests/support/browser/render-hook.tsx'
import { render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { Button } from '#pwa/ui/button.tsx'
import { BUSY_AFTER_MS } from '#pwa/ui/use-is-busy-shown.ts'

function open() {
  const handleClick = vi.fn()
  const draw = (isBusy: boolean) => (
    <Button icon={<i data-testid="icon" />} isBusy={isBusy} onClick={handleClick}>
      {isBusy ? 'Issuing...' : 'Issue'}
    </Button>
  )
  const page = render(draw(false))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const button = page.getByRole('button')
  const isShown = () => button.querySelector('svg') !== null
  const setBusy = (isBusy: boolean) => {
    page.rerender(draw(isBusy))
  }
  return { page, button, isShown, setBusy, handleClick }
}

test('a button that is busy for less than 300 ms looks as before, and does nothing', async () => {
  const { page, button, isShown, setBusy, handleClick } = open()
  setBusy(true)
  await passTime(BUSY_AFTER_MS - 1)
  expect([button.textContent, isShown()]).toEqual(['Issue', false])
  page.getByTestId('icon')
  button.click()
  expect(handleClick).not.toHaveBeenCalled()
  setBusy(false)
  await passTime(BUSY_AFTER_MS)
  expect([button.textContent, isShown()]).toEqual(['Issue', false])
  button.click()
  expect(handleClick).toHaveBeenCalledOnce()
})

test('one that is busy for longer says so, each time', async () => {
  const { page, button, isShown, setBusy } = open()
  for (let time = 1; time <= 2; time++) {
    setBusy(true)
    expect([button.textContent, isShown()]).toEqual(['Issue', false])
    await passTime(BUSY_AFTER_MS)
    expect([button.textContent, isShown()]).toEqual(['Issuing...', true])
    expect(page.queryByTestId('icon')).toBeNull()
    setBusy(false)
    expect([button.textContent, isShown()]).toEqual(['Issue', false])
  }
})

test('spinners, their words and skeletons show as late, by the one token', () => {
  const read = (name: string) => readFileSync(`pwa/ui/${name}`, 'utf8')
  expect(read('tokens.css')).toContain(`--busy-after: ${String(BUSY_AFTER_MS)}ms;`)
  const late = /appear 1ms var\(--busy-after\) backwards/g
  expect(read('spinner.module.css').match(late)).toHaveLength(2)
  expect(read('skeleton.module.css').match(late)).toHaveLength(1)
})
