import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type HeldCredential, listHeldCredentials } from '#contracts/credentials/credential.ts'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credentials/credential-type.ts'
import {
  consentToWallet,
  declineWallet,
  readWalletRequest,
  type WalletRequest,
} from '#contracts/interop/calls.ts'
import { isGivable } from './is-givable.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { call, sentenceFor } from '#pwa/network/http.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './authorize-page.module.css'

interface Named {
  requestUri: string
  clientId: string
}

/** Another wallet sends its holder to this page. The holder allows or declines the wallet's request. */
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
  if (named.requestUri === '' || named.clientId === '') return <Refused text={INCOMPLETE} />
  if (error) return <Refused text={sentenceFor(error)} />
  if (!request.data || !held.data) return <CenteredSpinner label="Reading the request…" />
  const givable = held.data.filter((one) => isGivable(one, serverNow()))
  return <Consent named={named} request={request.data} credentials={givable} />
}

const INCOMPLETE = 'This link is incomplete. Begin again in the other wallet.'

function Refused({ text }: { text: string }) {
  return (
    <MessagePage
      tab="Nothing was given"
      title="Nothing was given to the other wallet"
      actions={<ButtonLink to="/wallet">Open the wallet</ButtonLink>}
    >
      {text}
    </MessagePage>
  )
}

/** Offers a link and does not redirect, because the sender of the request chose the address. */
function Declined({ name, location: address }: { name: string; location: string }) {
  return (
    <MessagePage
      tab="Nothing was given"
      title="Nothing was given to the other wallet"
      actions={
        <>
          <ButtonLink to="/wallet">Open the wallet</ButtonLink>
          <a href={address} rel="noreferrer">
            Tell {name}
          </a>
        </>
      }
    >
      You can close this page. The link tells the other wallet that you gave it nothing.
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
      <title>Add to another wallet · Visa Success Guide</title>
      <PageHeading title={`Give a credential to ${isolate(name)}?`}>
        It will hold your name, the last four digits of your passport, and class and dates of the
        credential. You can end it at any time in your profile, under Other wallets.
      </PageHeading>
      <Notice tone="warn" title="Did you begin this in that wallet yourself?">
        The wallet calls itself {isolate(name)}; nobody has checked that. The answer goes to{' '}
        {destination}.
      </Notice>
      {credentialId === undefined ? (
        <p>You have no credential that is in force.</p>
      ) : (
        <Select
          label="Credential"
          value={credentialId}
          options={credentials.map((one) => ({
            value: one.credentialId,
            label: `${one.credentialType} ${CREDENTIAL_TYPE_NAMES[one.credentialType]} · …${one.credentialId.slice(-8)}`,
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
            Give it
          </Button>
        )}
        <Button isBusy={no.isPending} onClick={() => no.mutate()}>
          Give nothing
        </Button>
      </div>
    </Page>
  )
}
