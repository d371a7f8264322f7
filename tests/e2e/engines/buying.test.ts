import { describe } from 'vitest'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { CARDS } from '../buyer.ts'
import { ENGINES, expectWhole, test } from './device.ts'

describe.each(ENGINES)('in %s a guest', (engine) => {
  test('buys in the sandbox, with a card whose bank asks', async ({ open }) => {
    const page = await open(engine)
    await page.go('/checkout')
    await page.type('Email', newAddress())
    await page.press('Continue to Secure Payment')
    await page.see('This is a payment sandbox')
    await expectWhole(page)
    await page.press(`Use ${CARDS.challenge}`)
    await page.press(/\$19\.99/)
    await page.find('button', 'Approve')
    await expectWhole(page)
    await page.press('Approve')
    await page.see('Payment Successful!')
    await page.press('Access Learning Dashboard')
    await page.reach('/dashboard')
    await page.see('Learning Dashboard')
  })
})
