import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type HeldCredential, listHeldCredentials } from '#contracts/credentials/credential.ts'
import {
  consentToWallet,
  declineWallet,
  readWalletRequest,
  type WalletRequest,
} from '#contracts/interop/calls.ts'
import { isGivable } from '#pwa/screens/wallet/is-givable.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { words as walletWords } from '#pwa/screens/wallet/words.tsx'
import { words } from './words.ts'
import styles from './authorize-page.module.css'

interface Named {
  requestUri: string
  clientId: string
}

/**
 * The page to which another wallet sends its holder. The holder allows or declines the request of
 * that wallet.
 */
export function AuthorizePage() {
  const [asked] = useSearchParams()
  const named = {
    requestUri: asked.get('request_uri') ?? '',
    clientId: asked.get('client_id') ?? '',
  }
  const owner = useUser().id
  const request = useQuery({
    queryKey: ['wallet-request', named.requestUri],
    queryFn: () => call(readWalletRequest, { body: named }),
    gcTime: 0,
    retry: false,
  })
  const held = useQuery({
    queryKey: ['held-for-wallet', owner],
    queryFn: () => call(listHeldCredentials),
    gcTime: 0,
  })
  const error = request.error ?? held.error
  if (named.requestUri === '' || named.clientId === '') {
    return <Refused text={words.incomplete} />
  }
  if (error) return <Refused text={sentenceFor(error)} />
  if (!request.data || !held.data) return <CenteredSpinner label={words.reading} />
  const givable = held.data.filter((one) => isGivable(one, serverNow()))
  return <Consent named={named} request={request.data} credentials={givable} />
}

function Refused({ text }: { text: string }) {
  return (
    <MessagePage
      tab={words.nothingGiven.tab}
      title={words.nothingGiven.title}
      actions={<ButtonLink to="/wallet">{words.nothingGiven.open}</ButtonLink>}
    >
      {text}
    </MessagePage>
  )
}

/**
 * Offers a link back to the other wallet. Does not redirect there, because the sender of the
 * request chose this address.
 */
function Declined({ name, location: address }: { name: string; location: string }) {
  return (
    <MessagePage
      tab={words.nothingGiven.tab}
      title={words.nothingGiven.title}
      actions={
        <>
          <ButtonLink to="/wallet">{words.nothingGiven.open}</ButtonLink>
          <a href={address} rel="noreferrer">
            {words.nothingGiven.tell(name)}
          </a>
        </>
      }
    >
      {words.nothingGiven.text}
    </MessagePage>
  )
}

interface ConsentProps {
  named: Named
  request: WalletRequest
  credentials: readonly HeldCredential[]
}

function Consent({ named, request: { name, destination }, credentials }: ConsentProps) {
  const [credentialId, setCredentialId] = useState(credentials[0]?.credentialId)
  const yes = useMutation({
    mutationFn: (id: string) => call(consentToWallet, { body: { ...named, credentialId: id } }),
    onSuccess: ({ location: address }) => {
      location.assign(address)
    },
  })
  const no = useMutation({
    mutationFn: () => call(declineWallet, { body: named }),
  })
  const error = yes.error ?? no.error
  if (no.data) return <Declined name={name} location={no.data.location} />

  return (
    <Page width="narrow">
      <title>{`${words.consent.tab} · Visa Success Guide`}</title>
      <PageHeading title={words.consent.title(isolate(name))}>{words.consent.text}</PageHeading>
      <Notice tone="warn" title={words.consent.question}>
        {words.consent.warning(isolate(name), destination)}
      </Notice>
      {credentialId === undefined ? (
        <p>{words.consent.none}</p>
      ) : (
        <Select
          label={words.consent.credential}
          value={credentialId}
          options={credentials.map((one) => ({
            value: one.credentialId,
            label: `${walletWords.visaClass.titles[one.credentialType]} · …${one.credentialId.slice(-8)}`,
          }))}
          onValueChange={setCredentialId}
        />
      )}
      {error && (
        <Notice tone="warn" isAlert>
          {sentenceFor(error)}
        </Notice>
      )}
      <div className={styles['actions']}>
        {credentialId !== undefined && (
          <Button
            variant="primary"
            isBusy={yes.isPending || yes.isSuccess}
            onClick={() => yes.mutate(credentialId)}
          >
            {words.consent.give}
          </Button>
        )}
        <Button isBusy={no.isPending} onClick={() => no.mutate()}>
          {words.consent.giveNothing}
        </Button>
      </div>
    </Page>
  )
}
