import { useEffect, useRef, useState } from 'react'
import type { AskWallet, PresentationRequest } from '#contracts/interop/requests.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { NetworkError, sentenceFor } from '#pwa/network/http.ts'
import { VerdictAtCounter } from '#pwa/screens/verification/scanner/verdict-at-counter.tsx'
import { followAnswer } from '#pwa/screens/verification/verdict/follow-answer.ts'
import { announce } from '#pwa/screens/verification/verdict/headline.ts'
import type { ShownVerdict } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { NotAsked, NotGiven } from './ask-browser.ts'
import { AskForm } from './ask-form.tsx'
import styles from './ask-tab.module.css'
import { WaitingForBrowser, WaitingForScan } from './ask-waiting.tsx'
import { useAsk, useOpenRequest, useRequest } from './use-asking.ts'

/** Asks a wallet app of another maker for a credential. The wallet's answer gets a verdict, like a code. */
export function AskTab() {
  const { mutate, reset, data: asked, error, isPending, variables } = useAsk()
  const stop = useRef<AbortController>(null)
  const [left, setLeft] = useState<string | null>(null)
  const { data: earlier } = useOpenRequest()
  const waiting = asked ?? (earlier && earlier.requestId !== left ? earlier : null)
  const isByLink = waiting?.way === 'link'
  const read = useRequest(isByLink ? waiting.requestId : null)
  const request = (isByLink && read.data) || waiting
  const verdict = request && toVerdict(request)
  useEffect(
    () => () => {
      stop.current?.abort()
    },
    [],
  )

  function ask(body: AskWallet) {
    stop.current = new AbortController()
    mutate({ ...body, signal: stop.current.signal })
  }

  function leave() {
    stop.current?.abort()
    setLeft(waiting?.requestId ?? earlier?.requestId ?? null)
    reset()
  }

  const failure = failureOf(error ?? read.error, request)
  return (
    <div className={styles['ask']}>
      <VisuallyHidden role="status">
        {verdict ? announce(verdict) : request?.state === 'open' && 'Waiting for the wallet.'}
      </VisuallyHidden>
      {failure !== null && <Failed {...failure} onNext={leave} />}
      {!request && failure === null && variables?.way === 'browser' && isPending && (
        <WaitingForBrowser onStop={leave} />
      )}
      {!request && failure === null && !(variables?.way === 'browser' && isPending) && (
        <AskForm pending={isPending ? variables.way : null} onAsk={ask} />
      )}
      {request?.state === 'open' && request.link !== null && failure === null && (
        <WaitingForScan
          request={{ ...request, link: request.link }}
          isAway={read.failureReason instanceof NetworkError}
          onStop={leave}
        />
      )}
      {request && verdict && (
        <VerdictAtCounter verdict={verdict} onNext={leave}>
          <Disclosed {...request} />
        </VerdictAtCounter>
      )}
    </div>
  )
}

function toVerdict({ verification }: PresentationRequest): ShownVerdict | null {
  return verification && { ...followAnswer('', verification), otherWords: OTHER_WORDS }
}

/**
 * The words for the verdict on a wallet's answer. They do not say "code", because the holder showed no code.
 */
const OTHER_WORDS = {
  checks: {
    text: 'Answer readable',
    shape: 'Answer complete',
    deviceSignature: "Signed by the holder's wallet",
    tokenTimes: 'Renewed in the wallet',
  },
  tooOld: 'Not renewed in the wallet',
}

interface Failure {
  title: string
  sentence: string
}

/** Returns the notice for a request that ended without a verdict: the cause and the advice. */
function failureOf(error: Error | null, request: PresentationRequest | null | undefined) {
  if (request?.state === 'declined') return DECLINED
  if (request?.state === 'expired') return EXPIRED
  if (error instanceof NotGiven) return DECLINED
  if (error instanceof NotAsked) return UNABLE
  if (error instanceof DOMException) return error.name === 'TimeoutError' ? EXPIRED : null
  if (!error || (request && error instanceof NetworkError)) return null
  if (request) return EXPIRED
  return { title: 'Nothing was asked', sentence: sentenceFor(error) }
}

const DECLINED: Failure = {
  title: 'The wallet gave nothing',
  sentence:
    'Its holder said no, or it holds no credential of ours. Ask again, or ask for a code from our own wallet.',
}

const EXPIRED: Failure = {
  title: 'No wallet answered',
  sentence:
    'The request is over. Ask again; if the wallet takes no request of ours, ask for a code from our own wallet.',
}

const UNABLE: Failure = {
  title: 'This browser could not ask',
  sentence: 'It does not get on with that wallet. Show a QR code instead.',
}

function Failed({ title, sentence, onNext }: Failure & { onNext: () => void }) {
  return (
    <Notice
      tone="warn"
      title={title}
      isAlert
      actions={
        <Button variant="primary" autoFocus onClick={onNext}>
          Ask again
        </Button>
      }
    >
      {sentence}
    </Notice>
  )
}

function Disclosed({ disclosed }: Pick<PresentationRequest, 'disclosed'>) {
  const { holder_name: name, passport_last_four: digits } = disclosed
  if (name === undefined && digits === undefined) return null
  return (
    <dl className={styles['disclosed']}>
      {name !== undefined && <Fact label="Name, as issued">{isolate(name)}</Fact>}
      {digits !== undefined && <Fact label="Passport ends in">{digits}</Fact>}
    </dl>
  )
}
