import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listHeldCredentials, listSamples } from '#contracts/credentials/credential.ts'
import { QR_SIZES, type QrCode, showQr } from '#contracts/presentation/calls.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { readClockOffset } from '#pwa/network/server-clock.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { recordCode } from '#pwa/device/presentation/code-notes.ts'
import { useWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { words } from './words.tsx'

export type CodeSize = keyof typeof QR_SIZES

const PIXELS = { sm: '200', md: '300', lg: '400' } as const satisfies Record<CodeSize, string>

export const heldCredentialsQuery = queryOptions({
  queryKey: ['codes', 'credentials'],
  queryFn: () => call(listHeldCredentials),
  staleTime: 0,
})

/** Returns the credentials of the signed-in person. */
export function useHeldCredentials() {
  return useQuery(heldCredentialsQuery)
}

const samplesQuery = queryOptions({
  queryKey: ['codes', 'samples'],
  queryFn: () => call(listSamples),
})

/** Returns the demo's credentials. The list is empty when the server has no demo. */
export function useSamples() {
  return useQuery(samplesQuery)
}

/** The former code stays on the screen until the new code is received. */
export function useNewCode(credentialId: string) {
  const { id: owner } = useUser()
  const client = useQueryClient()
  const { qrExpiryMinutes } = useWalletSettings()
  const [code, setCode] = useState<QrCode | null>(null)
  const { mutate, error, isPending } = useMutation({
    mutationFn: (size: CodeSize) =>
      call(showQr, {
        params: { credentialId },
        query: { size: PIXELS[size], expiresInMinutes: qrExpiryMinutes },
      }),
    gcTime: 0,
    onSuccess: (made) => {
      setCode(made)
      const own = client.getQueryData(heldCredentialsQuery.queryKey)
      // This device stores no note of a sample's code, because a sample belongs to the demo holder.
      if (!own?.some((held) => held.credentialId === credentialId)) return
      const endsAt = made.token.expiresAt - readClockOffset()
      recordCode({ owner, credentialId }, { url: made.verificationUrl, madeAt: Date.now(), endsAt })
    },
  })
  return { code, generate: mutate, error, isPending }
}

/** Returns the server's message. Without a message, returns the sentence of the spec. */
export function generationSentence(error: unknown): string {
  return sentenceFor(error, words.generator.notGenerated)
}
