import { describe, expect } from 'vitest'
import { signIn } from '#tests/support/browser/engines/sign-in.ts'
import { ENGINES, expectWhole, test } from './device.ts'

describe.each(ENGINES)('in %s a learner', (engine) => {
  test('takes a short practice test to its results', async ({ open }) => {
    const page = await open(engine)
    await page.go('/practice-test')
    await page.press(/^Quick check/, { role: 'radio' })
    await page.press(/^J-1 /, { role: 'button' })
    for (let number = 1; number <= 5; number++) {
      await page.see(`Question ${String(number)} of 5`)
      await page.press(/./, { within: '[data-option="1"]' })
      await expectWhole(page)
      await page.press(number === 5 ? 'View Final Results' : 'Continue')
    }
    await page.see('Retake Test')
    await expectWhole(page)
  })

  test('completes a module, and finds it completed', async ({ learner, open }) => {
    const page = await open(engine)
    await signIn(page, learner, '/learn/requirements')
    await page.see('Module 1 of 3')
    await page.press('Complete & Continue')
    for (const place of [1, 2]) {
      await page.press(/./, {
        role: 'radio',
        within: `form fieldset:nth-of-type(${String(place)})`,
      })
    }
    await expectWhole(page)
    await page.press('Check Answers')
    await page.see('This module is complete.')
    await expectWhole(page)
    await page.press('Complete & Continue')
    await page.see('Module 2 of 3')
    await page.go('/dashboard')
    await page.see('1 of 3 modules')
    await expectWhole(page)
  })

  test('finds a step of the DS-160 as it was after a reload', async ({ learner, open }) => {
    const page = await open(engine)
    await signIn(page, learner, '/dashboard/ds160')
    await page.choose('Your visa class', 'F-1')
    await page.press(/^7 Passport/)
    await page.type('Passport number', 'PA7788')
    await page.seeValue('Passport number', 'PA7788')
    await page.see('Saved on this device only.')
    await expectWhole(page)
    await page.reload()
    await page.seeValue('Passport number', 'PA7788')
    expect(await page.evaluate(() => location.pathname)).toBe('/dashboard/ds160/passport')
    await page.press('All steps')
    await page.press('Delete my answers')
    await expectWhole(page)
  })
})
