import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Login, login } from '#contracts/accounts/account.ts'
import {
  CodeLogin,
  LOGIN_CODE_DIGITS,
  LOGIN_CODE_LIFE_MS,
  logInByCode,
} from '#contracts/accounts/login-code.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { call } from '#pwa/network/http.ts'
import styles from './locked.module.css'
import { words } from './words.tsx'
import { useLetIn } from './let-in.ts'
import { arrive, isCodeAsked, welcome } from './use-login.ts'

const LIFE_MINUTES = LOGIN_CODE_LIFE_MS / 60_000

interface LoginCodeProps {
  /** The log-in for which the server mailed the code. */
  credentials: Login
  onBack: () => void
}

/** Asks for the mailed code in a browser that is new to the account. Replaces the password form. */
export function LoginCode({ credentials, onBack }: LoginCodeProps) {
  const entry = useLoginCode()
  const newCode = useNewCode(credentials)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const shown = event.currentTarget
    function refuse(sentence: string | undefined) {
      setFault(sentence)
      focusFirstError(shown)
    }
    const { values, errors } = checkForm(CodeLogin, { code })
    if (errors) {
      refuse(errors['code'])
      return
    }
    setFault(undefined)
    entry.mutate(values, {
      onError: (error) => {
        refuse(sentenceFor(error))
      },
    })
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={handleSubmit}>
      <p>{words.loginCode.text}</p>
      <TextInput
        label={words.loginCode.code}
        name="code"
        hint={words.loginCode.hint(LOGIN_CODE_DIGITS, LIFE_MINUTES)}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        value={code}
        error={fault}
        onValueChange={setCode}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={entry.isPending}>
        {words.loginCode.signIn}
      </Button>
      <div className={styles['others']}>
        <Button
          isBusy={newCode.isPending}
          onClick={() => {
            setCode('')
            setFault(undefined)
            newCode.mutate()
          }}
        >
          {words.loginCode.send}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {words.loginCode.back}
        </Button>
      </div>
      <p role="status">{newCode.isSuccess && words.loginCode.sent}</p>
      {newCode.isError && (
        <Notice tone="warn" isAlert>
          {sentenceFor(newCode.error)}
        </Notice>
      )}
    </form>
  )
}

function useLoginCode() {
  const client = useQueryClient()
  const letIn = useLetIn()
  return useMutation({
    mutationFn: async (body: CodeLogin) =>
      arrive(await letIn((signal) => call(logInByCode, { body, signal }))),
    onSuccess: (user) => {
      welcome(client, user)
    },
  })
}

/**
 * Repeats the log-in, so that the server mails a new code. The server refuses the log-in until the code is
 * entered.
 */
function useNewCode(body: Login) {
  const client = useQueryClient()
  const letIn = useLetIn()
  return useMutation({
    mutationFn: async () => {
      try {
        const user = await letIn((signal) => call(login, { body, signal }))
        welcome(client, await arrive(user))
      } catch (error) {
        if (!isCodeAsked(error)) throw error
      }
    },
  })
}
