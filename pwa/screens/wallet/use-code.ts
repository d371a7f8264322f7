import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { makeCode, type CodeRequest, type ShownCode } from '#pwa/device/presentation/make-code.ts'
import { ObstacleError, type Obstacle } from '#pwa/device/presentation/obstacle.ts'
import { useWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import type { QrDrawing } from '#pwa/ui/qr-path.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { words } from './words.tsx'
import { drawQr } from './draw-qr.ts'

/**
 * The time for which an expired code stays on the screen, before the next code replaces it (spec
 * section 9).
 */
export const AUTO_REFRESH_MS = 5000

export interface DrawnCode extends ShownCode {
  drawing: QrDrawing
}

export type CodeState =
  | { status: 'making' | 'expired'; code: null }
  /** With an obstacle, this device will fail again until the obstacle is gone. */
  | { status: 'failed'; code: null; obstacle: Obstacle | null }
  | { status: 'shown'; code: DrawnCode }

export async function drawCode(request: CodeRequest): Promise<DrawnCode> {
  const code = await makeCode(request)
  return { ...code, drawing: drawQr(code.url) }
}

/** `begun` is the first code, if the app has already started to make it. */
export function useCode(owner: string, credentialId: string, begun?: Promise<DrawnCode>) {
  const { qrExpiryMinutes, autoRefreshQR } = useWalletSettings()
  const [expiredUrl, setExpiredUrl] = useState<string | null>(null)
  const { mutate, data, error, isIdle, isPending } = useMutation({
    mutationFn: (first: Promise<DrawnCode> | undefined) =>
      first ?? drawCode({ owner, credentialId, minutes: qrExpiryMinutes }),
    onError: (error) => {
      if (error instanceof ObstacleError) return
      const description = sentenceFor(error, words.codeDialog.makingFailed)
      showToast({ title: words.codeDialog.error, description, variant: 'destructive' })
    },
  })

  const makeFirst = useEffectEvent(() => mutate(begun))
  const makeNext = useEffectEvent(() => mutate(undefined))
  useEffect(() => {
    makeFirst()
  }, [owner, credentialId])

  const isExpired = data !== undefined && data.url === expiredUrl
  useEffect(() => {
    if (!isExpired || !autoRefreshQR) return
    const timer = setTimeout(makeNext, AUTO_REFRESH_MS)
    return () => clearTimeout(timer)
  }, [isExpired, autoRefreshQR])

  return {
    state: toState(isIdle || isPending, isExpired, data, error),
    make: () => mutate(undefined),
    expire: () => setExpiredUrl(data?.url ?? null),
  }
}

function toState(
  isMaking: boolean,
  isExpired: boolean,
  code: DrawnCode | undefined,
  error: Error | null,
): CodeState {
  if (isMaking) return { status: 'making', code: null }
  if (isExpired) return { status: 'expired', code: null }
  if (code) return { status: 'shown', code }
  const obstacle = error instanceof ObstacleError ? error.obstacle : null
  return { status: 'failed', code: null, obstacle }
}

/** Returns a text such as `Valid for 7 minutes`. */
export function validFor({ madeAt, endsAt }: ShownCode): string {
  const minutes = Math.max(1, Math.round((endsAt - madeAt) / 60_000))
  return words.codeDialog.origin.validFor(minutes)
}
