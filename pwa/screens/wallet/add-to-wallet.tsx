import WalletCards from 'lucide-react/icons/wallet-cards'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { offerCredential, type WalletOffer } from '#contracts/interop/calls.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { formatTime } from '#pwa/ui/format-date.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Spinner } from '#pwa/ui/spinner.tsx'
import { addByBrowser, addsByBrowser } from './add-by-browser.ts'
import { words } from './words.tsx'
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
    <section className={styles['proof']} aria-label={words.detailsDialog.otherWallet.label}>
      <p>{words.detailsDialog.otherWallet.text}</p>
      {error && <Notice tone="warn">{sentenceFor(error)}</Notice>}
      {data && <Offer offer={data} />}
      <Button icon={<WalletCards />} isBusy={isPending} onClick={() => mutate()}>
        {data ? words.detailsDialog.otherWallet.addAgain : words.detailsDialog.otherWallet.add}
      </Button>
    </section>
  )
}

/**
 * Shows the offer's QR code and its digits. The holder must type the digits into the other wallet,
 * so the QR code alone is useless to a thief.
 */
function Offer({ offer }: { offer: WalletOffer }) {
  const { link, txCode, expiresAt } = offer
  return (
    <div className={styles['offer']} role="status">
      <p>
        {words.detailsDialog.otherWallet.scan(
          (text) => (
            <a href={link}>{text}</a>
          ),
          formatTime(new Date(expiresAt)),
        )}
      </p>
      <LinkQr link={link} label={words.detailsDialog.otherWallet.qrLabel} />
      <p>
        {words.detailsDialog.otherWallet.digits(
          <output
            className={styles['digits']}
            aria-label={words.detailsDialog.otherWallet.digitsLabel(txCode.split('').join(' '))}
          >
            {txCode}
          </output>,
        )}
      </p>
      {offer.offer && addsByBrowser() && <ByBrowser key={link} offer={offer} />}
    </div>
  )
}

/** Lets the browser ask for a wallet. The QR code stays, because no wallet may be there. */
function ByBrowser({ offer }: { offer: WalletOffer }) {
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: () => addByBrowser(offer),
  })
  const { byBrowser } = words.detailsDialog.otherWallet
  return (
    <>
      <Button isBusy={isPending} onClick={() => mutate()}>
        {byBrowser.choose}
      </Button>
      {isSuccess && <p>{byBrowser.taken}</p>}
      {isError && <Notice tone="warn">{byBrowser.failed}</Notice>}
    </>
  )
}
