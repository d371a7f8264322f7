import { useEffect, useRef, useState } from 'react'
import type { AskWallet, PresentationRequest } from '#contracts/interop/requests.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { NetworkError, sentenceFor } from '#pwa/network/errors.ts'
import { VerdictAtCounter } from '#pwa/screens/verification/scanner/verdict-at-counter.tsx'
import { followAnswer } from '#pwa/screens/verification/verdict/follow-answer.ts'
import { announce } from '#pwa/screens/verification/verdict/headline.ts'
import type { ShownVerdict } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { NotAsked, NotGiven } from './ask-browser.ts'
import { AskForm } from './ask-form.tsx'
import styles from './ask-tab.module.css'
import { WaitingForBrowser, WaitingForWallet } from './ask-waiting.tsx'
import { useAsk, useOpenRequest, useRequest, useReturn } from './use-asking.ts'
import { words } from './words.tsx'

const { failures } = words

/**
 * Asks a wallet app of another maker for a credential. The wallet's answer gets a verdict, like a
 * scanned code.
 */
export function AskTab() {
  const { mutate, reset, data: asked, error, isPending, variables } = useAsk()
  const stop = useRef<AbortController>(null)
  const [left, setLeft] = useState<string | null>(null)
  const [hasReturned, setHasReturned] = useState(false)
  const { data: earlier } = useOpenRequest()
  const { data: returned, error: notReturned, isLoading: isReturning } = useReturn()
  const before = [returned, isReturning ? null : earlier].find(
    (one) => one && one.requestId !== left,
  )
  const waiting = asked ?? before ?? null
  const isPosted = waiting !== null && waiting.way !== 'browser'
  const read = useRequest(isPosted ? waiting.requestId : null)
  const request = (isPosted && read.data) || waiting
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
    setHasReturned(true)
    reset()
  }

  const failure = failureOf(error ?? read.error ?? (hasReturned ? null : notReturned), request)
  return (
    <div className={styles['ask']}>
      <VisuallyHidden role="status">
        {verdict ? announce(verdict) : request?.state === 'open' && words.waiting.spoken}
      </VisuallyHidden>
      {failure !== null && <Failed {...failure} onNext={leave} />}
      {!request && failure === null && variables?.way === 'browser' && isPending && (
        <WaitingForBrowser onStop={leave} />
      )}
      {isReturning && <CenteredSpinner label={words.waiting.spinner} />}
      {!request &&
        failure === null &&
        !isReturning &&
        !(variables?.way === 'browser' && isPending) && (
          <AskForm pending={isPending ? variables.way : null} onAsk={ask} />
        )}
      {request?.state === 'open' && request.link !== null && failure === null && (
        <WaitingForWallet
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
  return verification && { ...followAnswer('', verification), otherWords: words.verdict }
}

interface Failure {
  title: string
  sentence: string
}

/**
 * Returns the notice for a request without a verdict. The notice says the cause and the next step.
 */
function failureOf(
  error: Error | null,
  request: PresentationRequest | null | undefined,
): Failure | null {
  if (request?.state === 'declined') return failures.declined
  if (request?.state === 'expired') return failures.expired
  if (error instanceof NotGiven) return failures.declined
  if (error instanceof NotAsked) return failures.unable
  if (error instanceof DOMException) {
    return error.name === 'TimeoutError' ? failures.expired : null
  }
  if (!error || (request && error instanceof NetworkError)) return null
  if (request) return failures.expired
  return { title: failures.nothingAsked, sentence: sentenceFor(error) }
}

function Failed({ title, sentence, onNext }: Failure & { onNext: () => void }) {
  return (
    <Notice
      tone="warn"
      title={title}
      isAlert
      actions={
        <Button variant="primary" autoFocus onClick={onNext}>
          {failures.askAgain}
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
      {name !== undefined && <Fact label={words.disclosed.name}>{isolate(name)}</Fact>}
      {digits !== undefined && <Fact label={words.disclosed.passport}>{digits}</Fact>}
    </dl>
  )
}
