import WalletCards from 'lucide-react/icons/wallet-cards'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { offerCredential, type WalletOffer } from '#contracts/interop/calls.ts'
import { call, sentenceFor } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { formatTime } from '#pwa/ui/format-date.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Spinner } from '#pwa/ui/spinner.tsx'
import styles from './details-dialog.module.css'

const LinkQr = lazyPart(async () => (await import('#pwa/ui/link-qr.tsx')).LinkQr, {
  fallback: <Spinner />,
})

/** Offers this credential to another wallet. */
export function AddToWallet({ credential }: { credential: HeldCredential }) {
  const client = useQueryClient()
  const { credentialId } = credential
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => call(offerCredential, { params: { credentialId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['other-wallets'] }),
  })
  return (
    <section className={styles['proof']} aria-label="Another wallet">
      <p>
        Any wallet app that follows the open standard can hold this credential too. It is given your
        name and the last four digits of your passport, and shows of them what you choose there.
        Some apps will call us an unknown issuer: no public list of issuers names us.
      </p>
      {error && <Notice tone="warn">{sentenceFor(error)}</Notice>}
      {data && <Offer offer={data} />}
      <Button icon={<WalletCards />} isBusy={isPending} onClick={() => mutate()}>
        {data ? 'Make another offer' : 'Add to another wallet'}
      </Button>
    </section>
  )
}

/** Shows the offer's QR code and digits. The QR code alone is useless, because the holder must type the digits. */
function Offer({ offer: { link, txCode, expiresAt } }: { offer: WalletOffer }) {
  return (
    <div className={styles['offer']} role="status">
      <p>
        Scan this with the other wallet, or <a href={link}>open it on this device</a>. It is good
        for one wallet, until {formatTime(new Date(expiresAt))}.
      </p>
      <LinkQr link={link} label="QR code for another wallet" />
      <p>
        The other wallet asks for these six digits. Type them there, and tell nobody:
        <output className={styles['digits']} aria-label={`Digits: ${txCode.split('').join(' ')}`}>
          {txCode}
        </output>
      </p>
    </div>
  )
}
