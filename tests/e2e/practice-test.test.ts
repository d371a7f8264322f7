import { describe, expect } from 'vitest'
import { checkAccessibility, checkBothThemes } from '#tests/support/browser/browser.ts'
import { expectEvenButtons } from './even-buttons.ts'
import { openPractice, readTimer, startTest, test } from './practice.ts'

describe('a learner', () => {
  test('takes a whole test by keyboard, reloads in the middle, and reads the results', async ({
    practice,
    page,
  }) => {
    await openPractice(page)
    await page.getByRole('heading', { name: 'Choose your visa type to start' }).waitFor()
    const counts = await page.getByRole('button', { name: /questions$/ }).allTextContents()
    expect(counts.map((text) => Number(/(\d+) questions$/.exec(text)?.[1]))).toEqual([
      15, 14, 14, 13, 14, 30,
    ])
    await checkBothThemes(page)
    await startTest(page, 'J-1')
    await page.getByText('Select an answer to continue').waitFor()
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.getByText('Question 1 of 13').waitFor()

    for (let number = 1; number <= 13; number++) {
      await page.getByText(`Question ${String(number)} of 13`).waitFor()
      await practice.answerByKey(page, number !== 2)
      await page.getByText(number === 2 ? 'Not right.' : 'Right.', { exact: true }).waitFor()
      if (number === 1) {
        const { reasons, explanation } = await practice.shown(page)
        for (const reason of reasons) await page.getByText(reason).waitFor()
        await page.getByText(explanation).waitFor()
        await page
          .locator('summary')
          .filter({ hasText: /^As of .* · Source/ })
          .click()
        await page.getByText(/^Checked on .* Source: .* Official page: /).waitFor()
        await checkAccessibility(page)
        await expectEvenButtons(page)
        // Enter would close the sources again.
        await page.getByRole('heading', { level: 1 }).focus()
      }
      if (number === 5) {
        await page.reload()
        await page.getByRole('heading', { name: 'You have a test in progress' }).waitFor()
        await page.getByText('J-1: 5 of 13 questions answered.').waitFor()
        await checkAccessibility(page)
        await page.getByRole('button', { name: 'Resume test' }).click()
        await page.getByText('Question 5 of 13').waitFor()
        await page.getByText('Right.', { exact: true }).waitFor()
      }
      if (number === 13) {
        await page.getByRole('button', { name: 'View Final Results' }).scrollIntoViewIfNeeded()
        await page.evaluate(() => {
          scrollTo(0, document.body.scrollHeight)
        })
      }
      await page.keyboard.press(number % 2 === 0 ? 'ArrowRight' : 'Enter')
    }

    const headline = page.getByRole('heading', { name: 'Outstanding' })
    await headline.waitFor()
    await expect.poll(() => headline.evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByText('92%', { exact: true }).waitFor()
    await page.getByText('12 of 13', { exact: true }).waitFor()
    await page.getByText('Excellent', { exact: true }).waitFor()
    await page.getByText('We are not a law firm and not the government.').first().waitFor()
    const home = page.getByRole('link', { name: 'Back to Home' })
    expect(await home.getAttribute('href')).toBe('/')
    await checkBothThemes(page)

    await page.reload()
    await page.getByText('92%', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Retake Test' }).click()
    await page.getByText('Question 1 of 13').waitFor()
    expect(await readTimer(page)).toBeGreaterThan(1795)
  })

  test('moves among the options with the arrows and keeps the answer while going back', async ({
    page,
  }) => {
    await openPractice(page)
    await startTest(page, 'L-1', ['At the end'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('[data-option="2"][aria-pressed="true"]').waitFor()
    expect(await page.getByText('Not right.').count()).toBe(0)
    await page.keyboard.press('3')
    await page.locator('[data-option="3"][aria-pressed="true"]').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Question 2 of 14').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByText('Question 1 of 14').waitFor()
    await page.locator('[data-option="3"][aria-pressed="true"]').waitFor()
  })

  test('goes on in a second tab, and both tabs have all answers', async ({ practice, browser }) => {
    const one = await browser.openPage()
    await openPractice(one)
    await startTest(one, 'F-1')
    await practice.answerByKey(one, true)
    const other = await browser.openPage('/practice-test')
    await other.getByRole('button', { name: 'Resume test' }).click()
    await other.getByText('Question 1 of 15').waitFor()
    await other.keyboard.press('Enter')
    await other.getByText('Question 2 of 15').waitFor()
    await practice.answerByKey(other, true)
    await one.keyboard.press('Enter')
    await one.getByText('Right.', { exact: true }).waitFor()
    await one.getByText('Question 2 of 15').waitFor()

    await other.getByRole('button', { name: 'End test' }).click()
    await other.getByText('13 of 15 questions are not answered.').waitFor()
    await other.getByRole('dialog').getByRole('button', { name: 'End test' }).click()
    await other.getByText('2 of 15', { exact: true }).waitFor()
    await one.getByText('2 of 15', { exact: true }).waitFor()
  })
})

test('a visitor saves a result by a free account, and sees it there', async ({
  practice,
  page,
}) => {
  await openPractice(page)
  await startTest(page, 'F-1', ['Quick check'])
  for (let number = 1; number <= 5; number++) {
    await page.getByText(`Question ${String(number)} of 5`).waitFor()
    await practice.answerByKey(page, number < 4)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('link', { name: 'Save this result' }).click()
  await page.getByLabel('Username').fill('saver')
  await page.getByLabel('Email').fill('saver@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a window seat, please')
  await page.getByLabel('Confirm Password', { exact: true }).fill('a window seat, please')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('heading', { name: 'Your progress' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Quick check, F-1: 3 of 5 right' }).waitFor()
  await page.getByText('Open the link that we sent to saver@example.org').waitFor()
  await checkBothThemes(page)
})
