import { useMutation, useQueryClient } from '@tanstack/react-query'
import { login, type Login } from '#contracts/accounts/account.ts'
import { logInByCode, type CodeLogin } from '#contracts/accounts/login-code.ts'
import { call } from '#pwa/network/http.ts'
import { useLetIn } from './let-in.ts'
import { arrive, isCodeAsked, welcome } from './use-login.ts'

export function useLoginCode() {
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
export function useNewCode(body: Login) {
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
