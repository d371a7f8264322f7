import ScanQrCode from 'lucide-react/icons/qr-code'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { useState } from 'react'
import { mayAskNames, NAMING_CLAIMS, type NamingClaim } from '#contracts/interop/dcql.ts'
import type { AskWallet, RequestWay } from '#contracts/interop/requests.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { asksWallets } from './ask-browser.ts'
import styles from './ask-tab.module.css'

const LABELS: Record<NamingClaim, string> = {
  holder_name: 'Name',
  passport_last_four: 'Last four digits of the passport',
}

interface AskFormProps {
  /** How the running request asks the wallet. Null when no request is running. */
  pending: RequestWay | null
  onAsk: (asked: AskWallet) => void
}

/** Lets the user choose the claims, and how to ask for them. */
export function AskForm({ pending, onAsk }: AskFormProps) {
  const user = useUser()
  const [naming, setNaming] = useState<readonly NamingClaim[]>([])
  const [isByName, setIsByName] = useState(false)
  const isLet = mayAskNames(user)
  const hasBrowser = asksWallets()

  function ask(way: RequestWay) {
    if (pending !== null) return
    onAsk({ way, naming: [...naming], prefix: isByName ? 'x509_san_dns' : 'x509_hash' })
  }

  return (
    <Panel title="Ask the holder's wallet">
      <div className={styles['form']}>
        <p>
          For holders who keep their credential in another wallet app. You are told its class and
          its last day, and whether it is in force now.
        </p>
        {isLet ? (
          <fieldset className={styles['claims']}>
            <legend>Ask also for</legend>
            {NAMING_CLAIMS.map((claim) => (
              <Checkbox
                key={claim}
                label={LABELS[claim]}
                isChecked={naming.includes(claim)}
                onChange={(isOn) => {
                  setNaming(isOn ? [...naming, claim] : naming.filter((one) => one !== claim))
                }}
              />
            ))}
          </fieldset>
        ) : (
          <p className={styles['note']}>
            You may not ask for names: an owner of this service says who may. Compare the person
            with the passport instead.
          </p>
        )}
        <div className={styles['buttons']}>
          {hasBrowser && (
            <Button
              variant="primary"
              icon={<WalletCards />}
              isBusy={pending === 'browser'}
              onClick={() => ask('browser')}
            >
              Ask through this browser
            </Button>
          )}
          <Button
            variant={hasBrowser ? 'secondary' : 'primary'}
            icon={<ScanQrCode />}
            isBusy={pending === 'link'}
            onClick={() => ask('link')}
          >
            Show a QR code
          </Button>
        </div>
        <Disclosure title="The wallet does not know us?">
          <div className={styles['form']}>
            <p>
              Some wallets will call us an unknown verifier: no public list names us, and the holder
              decides there. One that takes no request of ours at all may be older.
            </p>
            <Checkbox
              label="Ask by our address, as older wallets want it"
              isChecked={isByName}
              onChange={setIsByName}
            />
          </div>
        </Disclosure>
      </div>
    </Panel>
  )
}
