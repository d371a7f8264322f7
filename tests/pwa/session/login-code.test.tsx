// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { login } from '#contracts/accounts/account.ts'
import { logInByCode } from '#contracts/accounts/login-code.ts'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { LoginForm } from '#pwa/screens/account/login-form.tsx'
import { provideDevice } from '#pwa/session/device.ts'
import { readKeptUser } from '#pwa/session/kept-user.ts'
import { Locked } from '#pwa/session/locked.tsx'
import { answer, askedPaths, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const PASSWORD = 'correct horse battery'

beforeEach(() => {
  provideDevice(deviceForSession)
  refuse(login, 401, 'LOGIN_CODE_REQUIRED')
})

type Shown = Awaited<ReturnType<typeof showScreen>>

function enter(page: Shown, label: string, text: string) {
  fireEvent.change(page.getByLabelText(label), { target: { value: text } })
}

async function askForCode() {
  const page = await showScreen(<LoginForm />, { user: null })
  enter(page, 'Username', AMARA.username)
  enter(page, 'Password', PASSWORD)
  fireEvent.click(page.getByRole('button', { name: 'Login' }))
  const field = await page.findByLabelText('Code from our mail')
  return { page, field }
}

const press = (page: Shown, name: string) => {
  fireEvent.click(page.getByRole('button', { name }))
}

describe('the code after the password', () => {
  test('is asked for in a field that has the focus, and which phones fill in', async () => {
    const { field } = await askForCode()
    await waitFor(() => {
      expect(document.activeElement).toBe(field)
    })
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
  })

  test('signs in, as the mail writes it', async () => {
    const codes: string[] = []
    answer(logInByCode, ({ code }) => {
      codes.push(code)
      return AMARA
    })
    const { page } = await askForCode()
    enter(page, 'Code from our mail', '1234 5678')
    press(page, 'Sign in')
    await waitFor(() => {
      expect(readKeptUser()?.user.id).toBe(AMARA.id)
    })
    expect(codes).toEqual(['12345678'])
  })

  test('is sent only when it is whole', async () => {
    const { page, field } = await askForCode()
    enter(page, 'Code from our mail', '1234')
    press(page, 'Sign in')
    await page.findByText('Enter the 8 digits of the code.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(askedPaths(logInByCode)).toEqual([])
  })

  test('that is wrong is told at the field, which gets the focus', async () => {
    const message = 'This is not the code that we mailed last.'
    refuse(logInByCode, 401, 'LOGIN_CODE_WRONG', { message })
    const { page, field } = await askForCode()
    enter(page, 'Code from our mail', '12345678')
    field.blur()
    press(page, 'Sign in')
    await page.findByText(message)
    await waitFor(() => {
      expect(document.activeElement).toBe(field)
    })
    expect(field.getAttribute('aria-describedby')).toBeTruthy()
  })

  test('is replaced by a new one when that is asked for, and no more once there were too many', async () => {
    const { page, field } = await askForCode()
    enter(page, 'Code from our mail', '12345678')
    press(page, 'Send a new code')
    await waitFor(() => {
      expect(page.getByRole('status').textContent).toContain('A new code is on its way.')
    })
    expect(field).toHaveProperty('value', '')
    expect(askedPaths(login)).toHaveLength(2)

    const message = 'Too many requests.'
    refuse(login, 429, 'TOO_MANY_REQUESTS', { message })
    press(page, 'Send a new code')
    await waitFor(() => {
      expect(page.getByRole('alert').textContent).toContain(message)
    })
    expect(page.getByRole('status').textContent).toBe('')
  })

  test('leads back to the password', async () => {
    const { page } = await askForCode()
    press(page, 'Back')
    expect(await page.findByLabelText('Username')).toHaveProperty('value', AMARA.username)
  })

  test('is asked for where a session ended by time', async () => {
    const page = await showScreen(<Locked user={AMARA} otherAccount="/auth" />, { user: null })
    enter(page, 'Password', PASSWORD)
    press(page, 'Unlock')
    await page.findByLabelText('Code from our mail')
    expect(page.getByRole('link', { name: 'Use another account' })).toBeTruthy()
  })
})
