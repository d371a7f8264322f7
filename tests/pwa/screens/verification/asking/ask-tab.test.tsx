// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { askWallet, listRequests, readRequest, showAnswer } from '#contracts/interop/requests.ts'
import { AskTab } from '#pwa/screens/verification/asking/ask-tab.tsx'
import { buildAsked } from '#tests/pwa/screens/verification/asking/asked.ts'
import { buildAnswer } from '#tests/pwa/screens/verification/answer.ts'
import { answer, askedBodies, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const asked = buildAsked()

async function askByCode(request: () => typeof asked) {
  answer(listRequests, () => [])
  answer(askWallet, () => asked)
  answer(readRequest, request, { requestId: asked.requestId })
  const page = await showScreen(<AskTab />, { path: '/qr-verify?tab=ask', user: AMARA })
  fireEvent.click(await page.findByRole('button', { name: 'Show a QR code' }))
  return page
}

test('a refusal without proof is told beside the code, and a true answer still counts', async () => {
  let request = asked
  const page = await askByCode(() => request)
  await page.findByText('Let the holder scan this')
  expect(page.queryByText('A wallet refused. This is not proven.')).toBeNull()
  request = { ...asked, hasUnprovenRefusal: true }
  await page.findByText('A wallet refused. This is not proven.')
  page.getByText('Let the holder scan this')
  expect(page.queryByRole('button', { name: 'Ask again' })).toBeNull()
  request = { ...request, state: 'answered', verification: buildAnswer(null) }
  await page.findByRole('button', { name: /Next/ })
  expect(page.queryByText('A wallet refused. This is not proven.')).toBeNull()
})

test('a refusal that the wallet encrypted ends the request', async () => {
  const page = await askByCode(() => ({ ...asked, state: 'declined', link: null }))
  await page.findByText('The wallet gave nothing')
  page.getByRole('button', { name: 'Ask again' })
})

test('one format is asked for, if somebody chooses one', async () => {
  answer(listRequests, () => [])
  answer(askWallet, () => asked)
  answer(readRequest, () => asked, { requestId: asked.requestId })
  const page = await showScreen(<AskTab />, { path: '/qr-verify?tab=ask', user: AMARA })
  fireEvent.change(await page.findByLabelText(/one format/), { target: { value: 'mso_mdoc' } })
  fireEvent.click(page.getByRole('button', { name: 'Show a QR code' }))
  await page.findByText('Let the holder scan this')
  const asking = { way: 'link', naming: [], prefix: 'x509_hash', format: 'mso_mdoc' }
  expect(askedBodies(askWallet)).toContainEqual(asking)
})

describe('a wallet on this device', () => {
  const code = 'c'.repeat(43)
  const params = { requestId: asked.requestId }
  const here = { ...asked, way: 'device' as const }
  const path = `/qr-verify?tab=ask#request_id=${asked.requestId}&response_code=${code}`

  test('is opened by a link, without a code to scan', async () => {
    answer(listRequests, () => [])
    answer(askWallet, () => here)
    answer(readRequest, () => here, params)
    const page = await showScreen(<AskTab />, { path: '/qr-verify?tab=ask', user: AMARA })
    fireEvent.click(await page.findByRole('button', { name: 'Ask a wallet on this device' }))
    const link = await page.findByRole('link', { name: 'Open the wallet' })
    expect(link.getAttribute('href')).toBe(asked.link)
    expect(page.queryByRole('img', { name: "QR code for the holder's wallet" })).toBeNull()
  })

  test('opens this page again, which then shows its answer', async () => {
    const shown = { ...here, state: 'answered' as const, verification: buildAnswer(null) }
    answer(listRequests, () => [here])
    answer(showAnswer, () => shown, params)
    answer(readRequest, () => shown, params)
    const page = await showScreen(<AskTab />, { path, user: AMARA })
    fireEvent.click(await page.findByRole('button', { name: /Next/ }))
    await page.findByRole('button', { name: 'Show a QR code' })
    expect(askedBodies(showAnswer, params)).toEqual([{ code }])
  })

  test('whose answer cannot be shown is asked again', async () => {
    answer(listRequests, () => [])
    const message = 'This request is over.'
    refuse(showAnswer, 410, 'PRESENTATION_REQUEST_OVER', { message, params })
    const page = await showScreen(<AskTab />, { path, user: AMARA })
    fireEvent.click(await page.findByRole('button', { name: 'Ask again' }))
    await page.findByRole('button', { name: 'Ask a wallet on this device' })
  })
})
