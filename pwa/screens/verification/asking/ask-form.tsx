import ScanQrCode from 'lucide-react/icons/qr-code'
import Smartphone from 'lucide-react/icons/smartphone'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { useState } from 'react'
import { mayAskNames, NAMING_CLAIMS, type NamingClaim } from '#contracts/interop/dcql.ts'
import { INTEROP_FORMATS } from '#contracts/interop/visa-type.ts'
import type { AskWallet, RequestWay } from '#contracts/interop/requests.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { asksWallets } from './ask-browser.ts'
import styles from './ask-tab.module.css'
import { words } from './words.tsx'

const { form } = words

interface AskFormProps {
  /** The way in which the running request asks the wallet. Null when no request is running. */
  pending: RequestWay | null
  onAsk: (asked: AskWallet) => void
}

/** Lets the user choose the claims to ask for, and the way to ask. */
export function AskForm({ pending, onAsk }: AskFormProps) {
  const user = useUser()
  const [naming, setNaming] = useState<readonly NamingClaim[]>([])
  const [isByName, setIsByName] = useState(false)
  const [format, setFormat] = useState<AskWallet['format']>(null)
  const isLet = mayAskNames(user)
  const hasBrowser = asksWallets()

  function ask(way: RequestWay) {
    if (pending !== null) return
    const prefix = isByName ? 'x509_san_dns' : 'x509_hash'
    onAsk({ way, naming: [...naming], prefix, format })
  }

  return (
    <Panel title={form.title}>
      <div className={styles['form']}>
        <p>{form.about}</p>
        {isLet ? (
          <fieldset className={styles['claims']}>
            <legend>{form.askAlso}</legend>
            {NAMING_CLAIMS.map((claim) => (
              <Checkbox
                key={claim}
                label={form.claims[claim]}
                isChecked={naming.includes(claim)}
                onChange={(isOn) => {
                  setNaming(isOn ? [...naming, claim] : naming.filter((one) => one !== claim))
                }}
              />
            ))}
          </fieldset>
        ) : (
          <p className={styles['note']}>{form.noNames}</p>
        )}
        <div className={styles['buttons']}>
          {hasBrowser && (
            <Button
              variant="primary"
              icon={<WalletCards />}
              isBusy={pending === 'browser'}
              onClick={() => ask('browser')}
            >
              {form.askByBrowser}
            </Button>
          )}
          <Button
            variant={hasBrowser ? 'secondary' : 'primary'}
            icon={<ScanQrCode />}
            isBusy={pending === 'link'}
            onClick={() => ask('link')}
          >
            {form.showCode}
          </Button>
          <Button icon={<Smartphone />} isBusy={pending === 'device'} onClick={() => ask('device')}>
            {form.onThisDevice}
          </Button>
        </div>
        <Disclosure title={form.unknown.title}>
          <div className={styles['form']}>
            <p>{form.unknown.about}</p>
            <Checkbox label={form.unknown.byAddress} isChecked={isByName} onChange={setIsByName} />
            <Select
              label={form.unknown.format}
              value={format ?? ''}
              options={[
                { value: '', label: form.unknown.anyFormat },
                ...INTEROP_FORMATS.map((one) => ({ value: one, label: form.unknown.formats[one] })),
              ]}
              onValueChange={(value) => {
                setFormat(INTEROP_FORMATS.find((one) => one === value) ?? null)
              }}
            />
          </div>
        </Disclosure>
      </div>
    </Panel>
  )
}
