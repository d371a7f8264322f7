import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Expects that no button is higher than the buttons beside it, and that each icon is in line with
 * the label of its button. The window must be so wide that each label fits on one line.
 */
export async function expectEvenButtons(page: Page): Promise<void> {
  expect(await page.evaluate(findUneven), page.url()).toEqual([])
}

function findUneven(): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('main :is(button, a)')].filter(
    (element) => getComputedStyle(element).display === 'inline-flex',
  )
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const isUneven = (button: HTMLElement) => {
    const icons = [...button.querySelectorAll('svg')]
    const beside = buttons.filter(
      (other) =>
        other.parentElement === button.parentElement &&
        Math.abs(middleOf(other) - middleOf(button)) < button.offsetHeight / 2,
    )
    return (
      icons.some((icon) => Math.abs(middleOf(icon) - middleOf(button)) > 2) ||
      beside.some((other) => button.offsetHeight > other.offsetHeight)
    )
  }
  return buttons.filter(isUneven).map((button) => button.textContent)
}
